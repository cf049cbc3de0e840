import Readability

/// How hard an English text is to read, in school grades.
func measure(of text: String) throws -> Measure {
  var analyzer = TextAnalyzer(locale: "en")
  let analysis = try analyzer.analyze(text)
  return Measure(of: analysis, in: .english)
}
