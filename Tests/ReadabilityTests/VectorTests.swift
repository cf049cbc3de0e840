import Foundation
import Readability
import Testing

/// A text with counts made by hand and the values computed from them.
private struct Vector: Decodable, CustomTestStringConvertible {
  let lang: String
  let text: String
  let counts: [String: Int]
  let syllables: [Int]
  let values: [String: Double]

  var testDescription: String { "\(lang): \(text)" }

  static let given = read("readability-vectors.json")
  /// Of our own: two at least for each language and formula.
  static let own = read("own-vectors.json")

  private static func read(_ name: String) -> [Vector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Vector].self, from: data)) ?? []
  }
}

struct VectorTests {
  @Test func `are all read`() {
    #expect(Vector.given.count == 21)
    #expect(Set(Vector.given.map(\.lang)).count == 18)
    #expect(!Vector.own.isEmpty)
  }

  @Test(arguments: (Vector.given + Vector.own).filter { Language(locale: $0.lang) != nil })
  private func `have their counts in every language`(vector: Vector) {
    let analysis = analyze(vector.text, locale: vector.lang)
    let counts = analysis.counts
    let found = [
      "W": counts.words, "S": counts.sentences, "Y": counts.syllables, "L": counts.letters,
      "LW": counts.longWords, "P3": counts.polysyllables, "P4": counts.fourSyllables,
      "M1": counts.monosyllables,
    ]
    #expect(found == vector.counts)
    #expect(analysis.tokens.map { Int($0.syllables) } == vector.syllables)
  }

  @Test(arguments: (Vector.given + Vector.own).filter { Language(locale: $0.lang) != nil })
  private func `have their values by every formula`(vector: Vector) throws {
    let counts = analyze(vector.text, locale: vector.lang).counts
    for (name, wanted) in vector.values where Self.leftOut[name] == nil {
      let formula = try #require(Self.formula(of: name), "\(name) is neither delivered nor left out")
      let value = try #require(formula.value(of: counts))
      #expect(abs(value - wanted) < 0.001, "\(name)")
    }
  }

  @Test func `are two for every language and formula`() {
    for language in allLanguages {
      let vectors = Vector.own.filter { $0.lang == language.code }
      for formula in language.formulas {
        let found = vectors.count { $0.values.keys.contains { Self.formula(of: $0)?.name == formula.name } }
        #expect(found >= 2, "\(language.code) \(formula.name)")
      }
    }
  }

  /// The vectors' name of a formula, or its own.
  private static func formula(of name: String) -> Formula? {
    let identifier = identifiers[name] ?? name
    return allFormulas.first { $0.name == identifier }
  }

  private static let identifiers = [
    "en.fkgl": "flesch-kincaid-grade", "en.fre": "flesch-reading-ease", "en.fog": "gunning-fog",
    "en.smog": "smog",
    "en.ari": "ari", "en.cli": "coleman-liau",
    "de.amstad": "amstad", "de.wstf1": "wiener-1", "de.wstf2": "wiener-2", "de.wstf3": "wiener-3",
    "de.wstf4": "wiener-4", "de.gsmog": "wiener-smog",
    "nl.douma": "douma", "nl.brouwer": "brouwer",
    "fr.kandelmoles207": "kandel-moles", "fr.kandelmoles209": "kandel-moles-209",
    "es.szigriszt": "szigriszt-pazos", "es.huerta": "fernandez-huerta", "es.crawford": "crawford",
    "es.polini": "gutierrez-de-polini",
    "it.gulpease": "gulpease", "it.vacca72": "flesch-vacca", "it.vacca86": "flesch-vacca-1986",
    "pt.martins": "martins", "pt.alt_fkgl": "alt-fk", "pt.alt_fre": "alt-fre", "pt.alt_ari": "alt-ari",
    "pt.alt_cli": "alt-cli",
    "fi.wiio": "wiio", "pl.fog": "fog-pl", "cs.bendova_fre": "bendova",
    "ru.oborneva_fkgl": "oborneva-fk", "ru.oborneva_fre": "oborneva-fre",
    "ru.oborneva_fre2006": "oborneva-fre-2006",
    "ru.plainrussian_fkgl": "plainrussian", "ru.sis2018_fkgl": "sis-2018",
    "tr.atesman": "atesman", "tr.cetinkaya": "cetinkaya-uzun",
    "hu.dora_fre": "dora", "el.fre": "greek-fre",
  ]

  /// Formulas that are not delivered, and why.
  private static let leftOut: [String: String] = [
    "el.fre": "no source for the constants that are told of Tzimokas"
  ]
}
