import CopyLint
import Readability

extension LanguageServer {
  /// Tells how hard the string at a place is to read, and what the rules that found something there are about.
  mutating func hover(_ values: JSONValue, _ id: [UInt8]) throws(ServerError) {
    guard let uri = values["textDocument"]["uri"].text else { throw .missing("textDocument") }
    guard let position = values["position"].position else { throw .missing("position") }
    checkNow(uri)
    guard let document = documents[uri] else { return outbox.answer(id) { $0.value(nil as String?) } }
    let offset = document.buffer.offset(of: position, encoding)
    var parts: [String] = []
    let entry = document.entry(at: offset)
    if let entry, let workspace = document.workspace {
      let checked = workspace.checker.check(entry, path: document.file?.path ?? "")
      parts.append(summary(of: checked.subject))
    }
    for finding in document.findings(at: offset..<offset, settings) {
      parts.append("**\(finding.finding.rule)**: \(finding.finding.message)")
      if let guide = RuleGuide(of: finding.finding.rule) { parts.append(guide.short) }
    }
    guard !parts.isEmpty else { return outbox.answer(id) { $0.value(nil as String?) } }
    let text = parts.joined(separator: "\n\n")
    let isMarkdown = client.showsMarkdown
    let range = entry?.range.map { range in
      var walk = PositionWalk(document.buffer, encoding)
      return (walk.position(of: range.lowerBound), walk.position(of: range.upperBound))
    }
    outbox.answer(id) {
      $0.object {
        $0.object("contents") {
          $0.member("kind", isMarkdown ? "markdown" : "plaintext")
          $0.member("value", text)
        }
        if let range { $0.range("range", range.0, range.1) }
      }
    }
  }
}

/// The grade of a string and what it comes from, for a person.
func summary(of subject: Subject) -> String {
  let counts = subject.analysis.counts
  let numbers = [
    counted(counts.words, "word"), counted(counts.sentences, "sentence"),
    counted(counts.syllables, "syllable"),
  ]
  return """
    \(words(for: subject.gradeSeverity, on: subject.measure, limit: subject.limit.max))

    \(numbers.joined(separator: ", ")) · \(subject.entry.role.identifier) · \(subject.entry.locale)
    """
}

/// What the measure says about a string, for a person.
func words(for severity: Severity?, on measure: Measure, limit: Double) -> String {
  guard let value = measure.value else {
    return switch measure.why {
    case .noFormula: "**Not measured.** There is no formula for this language."
    case .role: "**Not measured.** People do not read this string as text."
    default: "**Not measured.** There are no words here."
    }
  }
  let error = measure.standardError.map { " ± \(twoDecimals($0))" } ?? ""
  guard measure.formula == "flesch-kincaid-grade" else {
    return "**\(measure.formula) \(twoDecimals(value))\(error)**"
  }
  let grade = "**Grade \(twoDecimals(value))\(error)**"
  let limit = twoDecimals(limit)
  return switch severity {
  case .error: "\(grade). This is too hard: the limit is \(limit)."
  case .warning, .note: "\(grade). This is hard: the limit is \(limit)."
  case nil where measure.isProse ?? false: "\(grade). This is fine: the limit is \(limit)."
  case nil where measure.words < Measure.fewestWords:
    "\(grade). A grade says little about such a short text. Rules look at its words instead."
  case nil: "\(grade). This is not running text, so its grade says little."
  }
}

extension OpenDocument {
  /// The string at `offset`; of nested ones, the innermost.
  func entry(at offset: Int) -> Entry? {
    known.strings.filter { entry in
      entry.range.map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
    }.min { ($0.range?.count ?? 0, $0.key) < ($1.range?.count ?? 0, $1.key) }
  }

  /// What is found and shown at a place.
  func findings(at range: Range<Int>, _ settings: ServerSettings) -> [ReportedFinding] {
    (report?.findings ?? []).filter { finding in
      guard settings.shows(finding), let place = finding.place, place.line > 0 else { return false }
      return place.start <= range.upperBound && range.lowerBound <= place.end
    }
  }
}
