@testable import CopyLint
@testable import copy_lint

/// What is true of the stream: a pair of texts has the findings that it has as the one pair of an XLIFF file.
struct StreamProperty {
  /// Rules that look at more than one pair, and what `stream` says in no other way.
  ///
  /// - `message-syntax` and its like are found while a file is read, and the stream reads no file.
  static let rulesOfFiles = Set(allRules.filter { $0.about.group == .file }.map(\.about.name))
  /// These look at the strings of a file one next to the other, or at their sum.
  static let rulesOfCatalogs: Set = ["file-grade-too-high"]

  /// These skip names, which are words with a capital elsewhere in the file.
  static let rulesOfNames: Set = ["grade-too-high", "hard-word"]

  private static let locales = ["de", "fr", "ja", "ar", "pl", "en-GB", "th", "pt-BR"]

  private let checking = Checking()

  func check(_ input: [UInt8]) throws(Violation) {
    guard let choices = Choices(input) else { return }
    let parts = choices.content.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let source = String(validating: parts[0], as: UTF8.self),
      let target = String(validating: parts[1], as: UTF8.self)
    else { return }
    let locale = choices.pick(Self.locales, 0)
    guard let document = xliff(source, target, locale) else { return }
    try checking.use { (checker) throws(Violation) in
      guard let entries = checker.read(document)?.strings,
        let entry = entries.first(where: { $0.locale == locale }), entry.text == target,
        entry.source == source,
        // A line of the stream cannot say that a text is not a translation yet.
        entry.state == .translated
      else { return }
      let found =
        checker.check(document)?.findings.filter { $0.locale == locale && $0.key == entry.key } ?? []
      let request: StreamRequest
      do throws(RequestError) {
        request = try StreamRequest(line(entry), sourceLocale: "en")
      } catch {
        throw Violation("The stream refuses the pair: \(error.message)")
      }
      guard case .text(let text) = request.content else {
        throw Violation("The stream reads a pair as counts.")
      }
      let streamed = checker.check(text).findings
      for finding in streamed { try checkRange(of: finding, in: Array(target.utf8)) }
      try same(
        Self.told(streamed), Self.told(found.map(\.finding)),
        "The stream finds other things than the file: \(source.debugDescription) \(target.debugDescription) \(locale)"
      )
    }
  }

  private func checkRange(of finding: Finding, in text: [UInt8]) throws(Violation) {
    let range = finding.range
    try hold(
      range.lowerBound >= 0 && range.upperBound <= text.count, "A finding is outside of its text: \(finding)")
    try hold(
      [range.lowerBound, range.upperBound].allSatisfy { $0 == text.count || text[$0] & 0xC0 != 0x80 },
      "A finding begins or ends within a character: \(finding)")
  }

  /// A file with one pair; nil where XML cannot hold the texts.
  private func xliff(_ source: String, _ target: String, _ locale: String) -> Document? {
    guard let source = escaped(source), let target = escaped(target) else { return nil }
    let text = """
      <xliff version="1.2"><file original="x" source-language="en" target-language="\(locale)"><body>\
      <trans-unit id="k" xml:space="preserve"><source>\(source)</source><target>\(target)</target></trans-unit>\
      </body></file></xliff>
      """
    return Document(path: "x.xliff", bytes: Array(text.utf8), isNamed: true)
  }

  private func escaped(_ text: String) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    return result
  }

  private func line(_ entry: Entry) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("text", entry.text)
      $0.member("key", entry.key)
      $0.member("locale", entry.locale)
      $0.member("source", entry.source)
      $0.member("sourceLocale", entry.sourceLocale)
      $0.member("syntax", entry.syntax.rawValue)
      $0.member("comment", entry.comment)
      if entry.roleSource != .none { $0.member("role", entry.role.identifier) }
    }
    return json.bytes
  }

  /// In one order, without the rules that look at a whole file.
  private static func told(_ findings: [Finding]) -> [String] {
    findings.filter {
      !rulesOfFiles.contains($0.rule) && !rulesOfCatalogs.contains($0.rule) && !rulesOfNames.contains($0.rule)
    }
    .map { "\($0.rule) \($0.range) \($0.severity) \($0.message) \($0.replacement ?? "-")" }.sorted()
  }
}
