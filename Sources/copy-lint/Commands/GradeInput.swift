import CopyLint

/// Grades plain text from the input as it comes; a blank line ends a paragraph, a single line end is a space.
///
/// - Returns: whether all of it was text.
func gradeInput(_ project: Project, into report: inout GradeReport, _ environment: Environment) -> Bool {
  let locale = project.configuration.onlyLocales.min() ?? project.configuration.sourceLocale
  let checker = project.checker()
  var prose = checker.proseGrade(locale: locale)
  var paragraphs = ParagraphReader(environment)
  while let paragraph = paragraphs.next() {
    guard case .text(let range) = paragraph else {
      say("Break the long line of this text. The limit is \(ParagraphReader.limit >> 10) KB.", environment)
      return false
    }
    prose.add(paragraphs.bytes.span.extracting(range))
  }
  if !prose.isText { say("Write the text in UTF-8. Some of it could not be read.", environment) }
  if let causes = prose.causes { report.add(causes) }
  report.parts.append(
    .init(
      path: "-", format: "text", locale: locale, entries: prose.paragraphs, counts: prose.counts,
      measure: prose.measure, prose: prose.counts, proseMeasure: prose.measure))
  return prose.isText
}
