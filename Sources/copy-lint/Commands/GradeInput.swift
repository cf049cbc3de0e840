import CopyLint
import Readability

/// A longer paragraph is cut at a space, so that a text without an empty line needs no more memory.
private let paragraphLimit = 64 << 10

/// Grades plain text from the input as it comes; an empty line ends a paragraph, a single line end is a space.
///
/// - Returns: whether all of it was text.
func gradeInput(_ project: Project, into report: inout GradeReport, _ environment: Environment) -> Bool {
  var checker = project.checker()
  var lines = LineReader(limit: paragraphLimit, environment: environment)
  var paragraph: [UInt8] = []
  var counts = Counts()
  var paragraphs = 0
  var isText = true
  let locale = project.configuration.onlyLocales.min() ?? project.configuration.sourceLocale

  func finish() {
    guard !paragraph.isEmpty else { return }
    if (try? UTF8Span(validating: paragraph.span)) == nil { isText = false }
    let text = String(decoding: paragraph, as: UTF8.self)
    let subject = checker.check(Entry(key: "", text: text, locale: locale)).subject
    counts += subject.analysis.counts
    paragraphs += 1
    paragraph.removeAll(keepingCapacity: true)
  }

  while let line = lines.next(pause: {}) {
    guard case .bytes(let bytes) = line else {
      say("Break the long line of this text. The limit is \(paragraphLimit >> 10) KB.", environment)
      return false
    }
    if bytes.allSatisfy({ $0 <= 0x20 }) {
      finish()
    } else {
      if paragraph.count + bytes.count > paragraphLimit { finish() }
      if !paragraph.isEmpty { paragraph.append(0x20) }
      paragraph += bytes
    }
  }
  finish()
  if !isText { say("Write the text in UTF-8. Some of it could not be read.", environment) }
  report.parts.append(
    .init(
      path: "-", format: "text", locale: locale, entries: paragraphs, counts: counts,
      measure: pooledMeasure(of: counts, in: Language(locale: locale))))
  return isText
}
