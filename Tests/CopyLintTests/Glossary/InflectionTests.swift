import Foundation
import Testing

@testable import CopyLint

/// The forms that replacements take, against tables that a person wrote down.
@Suite struct `Forms of replacements` {
  private static func table(_ name: String) -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.components(separatedBy: ", ")
    }
  }

  static let verbs = table("verb-forms.txt")
  static let nouns = table("plural-forms.txt")
  private let terms = Glossary.builtIn(language: "en").terms

  @Test(arguments: verbs)
  func `a verb has the forms of the dictionary`(line: [String]) {
    let forms = [.s, .pastOnly, .participle, .ing].map { EnglishInflection.verb(line[0], $0) }
    #expect([line[0]] + forms == line)
  }

  @Test(arguments: nouns)
  func `a noun has the plural of the dictionary`(line: [String]) {
    #expect([line[0], EnglishInflection.plural(line[0])] == line)
  }

  /// A new replacement whose forms nobody has read would reach people as “bed more than”.
  @Test func `all verbs and nouns that rows write are in the tables`() {
    let verbs = Set(Self.verbs.map { $0[0] })
    let nouns = Set(Self.nouns.map { $0[0] })
    // Nobody sees what a row of mode “note” would write.
    for term in terms where term.mode != .note {
      for replacement in term.replacements where !replacement.hasPrefix("(") {
        switch term.partOfSpeech {
        case .verb: #expect(verbs.contains(replacement), "\(term.term): \(replacement)")
        case .noun: #expect(nouns.contains(replacement), "\(term.term): \(replacement)")
        default: break
        }
      }
    }
  }
}
