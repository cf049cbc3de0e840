import Readability

/// Terms with their translations in a CSV file: a column for each language, named by its code, or `source` and `target`.
///
/// Of `source` and `target` the second is in the language that the name of the file has: `de.csv`, `terms-de.csv`.
package struct TermTable: Sendable {
  package private(set) var terms: [TranslationTerm] = []
  /// What is wrong with the file, in its order; the rest was read.
  package private(set) var problems: [Problem] = []

  /// The languages of its translations, in the order of the columns.
  package private(set) var locales: [String] = []
  private var places: [String: Int] = [:]
  /// The words of the terms that are in several rows, by their places.
  private var words: [Int: Set<String>] = [:]

  /// Whether a CSV file has terms in the source language and in others.
  package static func recognizes(_ document: Document, sourceLocale: String) -> Bool {
    TermColumns(CSVTable(document, limit: 1), document, sourceLocale: sourceLocale) != nil
  }

  package init(_ document: Document, sourceLocale: String) {
    let table = CSVTable(document)
    problems = table.problems
    guard let columns = TermColumns(table, document, sourceLocale: sourceLocale) else { return }
    locales = columns.targets.map(\.locale)
    for row in table.rows.dropFirst() {
      func cell(_ column: Int?) -> String {
        guard let column, column < row.count else { return "" }
        return table.decode(table.cells[row.lowerBound + column], document.bytes).text
      }
      let sources = Self.parts(cell(columns.source))
      guard !sources.isEmpty else {
        if columns.targets.contains(where: { !cell($0.column).isEmpty }) {
          problems.append(
            Problem(
              rule: "syntax-error", message: "Write a term in the source language in this row.",
              range: table.cells[row.lowerBound].range))
        }
        continue
      }
      let facts = columns.facts.map { cell($0).lowercased() }
      for target in columns.targets {
        var parts = Self.parts(cell(target.column))
        if facts.contains(where: Self.keepsSource) { parts += sources }
        if facts.contains(where: Self.forbids) { parts = parts.map { $0.hasPrefix("!") ? $0 : "!" + $0 } }
        guard !parts.isEmpty else { continue }
        // Made once, and not for each of the sources: all of them have the same words.
        var term = TranslationTerm(locale: target.locale, source: "", targets: parts.joined(separator: "|"))
        term.isCaseSensitive = facts.contains { $0.contains("sensitive") && !$0.contains("insensitive") }
        for source in Set(sources).count < sources.count ? Self.unique(sources) : sources {
          term.source = source
          add(term)
        }
      }
    }
  }

  /// A right word and a wrong one may be in rows of their own.
  private mutating func add(_ term: TranslationTerm) {
    let name = term.locale + "\0" + term.source
    guard let place = places[name] else {
      places[name] = terms.count
      return terms.append(term)
    }
    var known =
      words.removeValue(forKey: place) ?? Set(terms[place].targets + terms[place].forbidden.map { "!" + $0 })
    for word in term.targets where known.insert(word).inserted { terms[place].targets.append(word) }
    for word in term.forbidden where known.insert("!" + word).inserted { terms[place].forbidden.append(word) }
    words[place] = known
  }

  private static func unique(_ parts: [String]) -> [String] {
    var seen: Set<String> = []
    return parts.filter { seen.insert($0).inserted }
  }

  /// "Warenkorb|Einkaufswagen".
  private static func parts(_ cell: String) -> [String] {
    cell.split(separator: "|").compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty || words == "!" ? nil : words
    }
  }

  private static func forbids(_ fact: String) -> Bool {
    ["yes", "true", "1", "x"].contains(fact) || fact.contains("forbidden") || fact.contains("deprecated")
  }

  /// Weblate's flag for names.
  private static func keepsSource(_ fact: String) -> Bool {
    fact.contains("read-only") || fact.contains("do-not-translate")
  }
}

/// Which column of a table of terms is what.
struct TermColumns {
  var source: Int
  var targets: [(column: Int, locale: String)]
  /// What a flag says of a row: that its translation is wrong, or that its case matters.
  var facts: [Int]

  /// nil when the file is not such a table.
  init?(_ table: CSVTable, _ document: Document, sourceLocale: String) {
    guard let head = table.rows.first else { return nil }
    let names = table.cells[head].map { cell in
      table.decode(cell, document.bytes).text.filter { !$0.isWhitespace }.lowercased()
    }
    // A column “term” is that of a glossary of one language.
    guard !names.contains("term") else { return nil }
    let columns = CSVColumns(names)
    let sourceLocale = Locale(sourceLocale)
    let isSource = { (locale: String) in Locale(locale).isSameLanguage(as: sourceLocale) }
    facts = names.indices.filter { ["forbidden", "flags", "status", "case"].contains(names[$0]) }
    targets = columns.texts.compactMap { text in
      guard let locale = text.locale ?? Self.locale(in: document.path, isSource: isSource) else { return nil }
      return isSource(locale) ? nil : (text.column, locale)
    }
    let own = columns.texts.first { text in text.locale.map(isSource) ?? false }?.column
    guard let column = columns.source ?? own, !targets.isEmpty else { return nil }
    source = column
  }

  /// The language in the name of a file that is not the source language: `de` of `terms-de.csv` and `en-de.csv`.
  private static func locale(in path: String, isSource: (String) -> Bool) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split { $0 == "." || $0 == "_" || $0 == "-" }.dropLast()
    for first in parts.indices {
      for end in (first + 1...parts.endIndex).reversed() {
        let tag = parts[first..<end].joined(separator: "-")
        if let locale = knownLocale(tag), !isSource(locale), !isShortWord(tag) || parts.count <= 2 {
          return locale
        }
      }
    }
    return nil
  }
}
