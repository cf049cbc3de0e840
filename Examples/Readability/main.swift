import Readability

// Reads lines, tells how hard each is and why, then what every formula says of all of them.
var analyzer = TextAnalyzer(locale: "en")
var all = Counts()
let language = Language(locale: "en")

while let line = readLine() {
  let analysis = try analyzer.analyze(line)
  all += analysis.counts
  let measure = Measure(of: analysis, in: language, limit: 8)
  guard let grade = measure.value, let error = measure.standardError else { continue }
  print(measure.isTooHard ? "too hard:" : "fine:", line, "(grade \(grade) ± \(error))")
  for token in analysis.tokens where token.isHard {
    let word = line.utf8.dropFirst(token.range.lowerBound).prefix(token.range.count)
    print("  long and not well known:", Substring(word))
  }
}
for formula in language?.formulas ?? [] {
  guard let value = formula.value(of: all), let error = formula.standardError(of: all) else { continue }
  print("\(formula.title): \(value) ± \(error)")
}
