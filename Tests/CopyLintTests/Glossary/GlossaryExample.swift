import Foundation
import Readability

@testable import CopyLint

/// What a glossary finds in a text, written as one line: `⟦Utilize⟧ data -> Use data`.
///
/// The arrow says what may be done: ` -> ` a safe fix, ` ~> ` a fix to look at, ` ?> ` shown only. Without one there is
/// no replacement, or nothing is found.
struct GlossaryExample {
  var glossary = Glossary.builtIn(language: "en")
  var role = Role.unknown
  var syntax = Syntax.apple
  var platform: Configuration.Platform?
  /// What texts shown one after the other have in common.
  var memo = GlossaryMemo()

  func show(_ text: String) -> String { show(subject(text)) }

  /// The terms that are found in a text.
  func terms(in text: String) -> [String] {
    subject(text).matches.map { glossary.term(at: $0.term).term }
  }

  private func subject(_ text: String) -> Subject {
    var entry = Entry(key: "", text: text, locale: glossary.language, syntax: syntax)
    entry.role = role
    var subject = Subject(entry: entry)
    subject.platform = platform
    subject.lists = WordLists.builtIn(language: glossary.language)
    let bytes = Array(text.utf8)
    subject.bytes = bytes
    findNeutralRanges(in: bytes.span, syntax: syntax, into: &subject.neutral)
    var analyzer = TextAnalyzer(locale: glossary.language)
    try? analyzer.analyze(bytes.span, neutral: subject.neutral.map(\.range), into: &subject.analysis)
    var right: [Range<Int>] = []
    glossary.findMatches(in: subject, memo: memo, into: &subject.matches, right: &right)
    subject.rightTerms = right
    // Of a pair of words, neither is wrong by itself.
    subject.matches.removeAll { $0.rule == .terminologyVariant }
    return subject
  }

  private func show(_ subject: Subject) -> String {
    var shown = MarkedText.show(subject.bytes, subject.matches.map(\.found))
    var fixed = subject.bytes
    for match in subject.matches.reversed() {
      guard let replacement = match.replacements.first else { continue }
      fixed.replaceSubrange(match.range, with: replacement.utf8)
    }
    let applicabilities = subject.matches.filter { !$0.replacements.isEmpty }.map(\.applicability)
    let arrows: [(Applicability, String)] = [(.shown, "?>"), (.unsafe, "~>"), (.safe, "->")]
    guard let arrow = arrows.first(where: { applicabilities.contains($0.0) })?.1 else { return shown }
    shown += " \(arrow) \(String(decoding: fixed, as: UTF8.self))"
    return shown
  }

  /// The text of a line, without its marks and its fix.
  static func text(of line: String) -> String {
    var text = Substring(line)
    for arrow in [" -> ", " ~> ", " ?> "] {
      if let place = text.range(of: arrow) { text = text[..<place.lowerBound] }
    }
    return MarkedText(String(text)).text
  }
}
