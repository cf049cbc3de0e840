@testable import CopyLint

/// What is true of any configuration: what is wrong has a place in the file, and reading it twice gives the same.
func checkConfiguration(_ input: [UInt8]) throws(Violation) {
  let lines = input.count { $0 == 0x0A || $0 == 0x0D } + 1
  func load() -> ConfigurationLoader {
    // Whatever it extends is the file itself, or is not there.
    var loader = ConfigurationLoader(
      resolve: { path, _ in path },
      read: { $0 == ".copy-lint.yml" || $0 == "other.yml" ? .bytes(input) : .unreadable("Nothing is there.") }
    )
    loader.load(".copy-lint.yml")
    return loader
  }
  let loader = load()
  for problem in loader.problems {
    try hold(!problem.message.isEmpty, "A problem says nothing: \(problem)")
    guard let place = problem.place else { continue }
    // libyaml ends the last line itself, and also ends lines at three characters beyond ASCII.
    let isInside =
      place.line >= 1 && place.column >= 1 && (place.line <= lines + 1 || input.contains { $0 >= 0x80 })
    try hold(isInside, "A problem is outside of the file: \(problem.text)")
  }
  let again = load()
  try hold(
    again.problems == loader.problems && again.configuration == loader.configuration,
    "Reading twice gives two configurations.")
  guard loader.problems.isEmpty else { return }
  for rule in loader.configuration.rules.keys {
    try hold(allRules.contains { $0.about.name == rule }, "The rule “\(rule)” is taken, and there is none.")
  }
}

/// What is true of any glossary in CSV: what is wrong is in the file, and a second reading adds nothing.
func checkGlossary(_ input: [UInt8]) throws(Violation) {
  let document = Document(path: "Glossary/en.csv", bytes: input)
  var glossary = Glossary()
  let problems = glossary.add(document)
  try checkPlaces(of: problems, in: document)
  var other = Glossary()
  try same(other.add(document), problems, "Reading twice gives two lists of problems.")
  _ = Glossary.isPlainList(document)
  guard TermTable.recognizes(document, sourceLocale: "en") else { return }
  let table = TermTable(document, sourceLocale: "en")
  try checkPlaces(of: table.problems, in: document)
  for term in table.terms {
    try hold(table.locales.contains(term.locale), "A term is in a language without a column: \(term)")
    try hold(!term.source.isEmpty, "A term has no source: \(term)")
  }
}

/// What is true of any TBX file: what is wrong is in the file, and each language that it names has rows.
func checkTermBase(_ input: [UInt8]) throws(Violation) {
  let document = Document(path: "terms.tbx", bytes: input)
  let base = TermBase(document)
  try checkPlaces(of: base.problems, in: document)
  try hold(Set(base.languages).count == base.languages.count, "A language is named twice: \(base.languages)")
  for language in base.languages {
    try hold(!base.rows(of: language).isEmpty, "“\(language)” is named and has no row.")
    var glossary = Glossary(language: language)
    glossary.add(base)
  }
  for term in base.translations(from: "en") {
    try hold(!term.source.isEmpty, "A term has no source: \(term)")
  }
}

/// What is true of any baseline: what was read can be written, and reads as the same.
func checkBaseline(_ input: [UInt8]) throws(Violation) {
  let document = Document(path: ".copy-lint-baseline.json", bytes: input)
  let reading = Baseline.read(document)
  try checkPlaces(of: reading.problems, in: document)
  let written = reading.baseline.bytes
  let again = Baseline.read(Document(path: ".copy-lint-baseline.json", bytes: written))
  try hold(
    again.problems.isEmpty && !again.isOfOtherVersion,
    "A baseline that was written has problems: \(again.problems)")
  try hold(again.baseline == reading.baseline, "A baseline reads as another after it was written.")
  try hold(again.baseline.bytes == written, "A baseline is written in two ways.")
}

/// What is true of any pattern: as long as nothing is wrong with it, braces around it change nothing, and a text whose
/// every character is escaped matches itself alone.
func checkGlob(_ input: [UInt8]) throws(Violation) {
  let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
  let pattern = String(decoding: parts.first ?? [], as: UTF8.self)
  let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : pattern
  let glob = Glob(pattern)
  let (path, key) = (glob.matches(path: text), glob.matches(key: text))
  try hold(path == Glob(pattern).matches(path: text), "A pattern matches now and then.")
  try hold(!path || key, "“\(pattern)” matches the path \(text.debugDescription), and not the key.")
  let literal = text.unicodeScalars.map { "\\\($0)" }.joined()
  if Glob.problem(in: literal) == nil {
    try hold(
      Glob(literal).matches(path: text), "An escaped text does not match itself: \(text.debugDescription)")
    try hold(
      !Glob(literal).matches(path: text + "x"),
      "An escaped text matches a longer one: \(text.debugDescription)")
  }
  // A brace by itself is a character, until there are others around it.
  guard Glob.problem(in: pattern) == nil, Glob.problem(in: "{\(pattern)}") == nil,
    !pattern.utf8.contains(where: { "{},".utf8.contains($0) })
  else { return }
  try same(
    Glob("{\(pattern)}").matches(key: text), key,
    "Braces around \(pattern.debugDescription) change what it is for \(text.debugDescription).")
  try hold(
    Glob("{\(pattern),x}").matches(key: text) == (key || text == "x"),
    "Another branch beside \(pattern.debugDescription) changes what it is for \(text.debugDescription).")
}

private func checkPlaces(of problems: [Problem], in document: Document) throws(Violation) {
  for problem in problems + document.problems {
    try hold(!problem.message.isEmpty, "A problem says nothing: \(problem)")
    guard let range = problem.range else { continue }
    try hold(
      range.lowerBound >= 0 && range.upperBound <= document.bytes.count,
      "A problem is outside of the file: \(problem)")
  }
}
