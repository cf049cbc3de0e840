@testable import CopyLint

extension Reading: Equatable {
  public static func == (left: Reading, right: Reading) -> Bool {
    left.entries == right.entries && left.problems == right.problems
  }
}

/// Reads `text` as the file at `path`, which somebody named.
func read(_ text: String, _ path: String) -> Reading {
  let document = Document(path: path, bytes: Array(text.utf8), isNamed: true)
  guard let format = allFormats.first(where: { $0.recognizes(document) }) else { return Reading() }
  return format.read(document, options: ReadingOptions())
}

/// One line for each entry: key and variant, the raw value in its marks, the text where it differs, the comment.
func dumped(_ text: String, _ path: String) -> [String] {
  let document = Document(path: path, bytes: Array(text.utf8), isNamed: true)
  return read(text, path).entries.map { entry in
    var line = entry.key + (entry.variant.isEmpty ? "" : " [\(entry.variant)]") + " = "
    let raw = entry.range.map { String(decoding: document.bytes[$0], as: UTF8.self) }
    if let raw { line += "⟦\(raw)⟧" }
    if raw != entry.text, !entry.text.isEmpty { line += " " + entry.text }
    if entry.sentence != entry.text { line += " → " + entry.sentence }
    if let comment = entry.comment { line += " // " + comment.replacing("\n", with: "|") }
    if !entry.isFixable { line += " (fixed)" }
    if entry.state != .translated { line += " \(entry.state)" }
    return line
  }
}

/// The problems of a text whose first problem is in marks, each as `rule: message`, with the texts that were read.
///
/// A problem at another place is shown with its range.
func problems(in marked: String, _ path: String) -> (problems: [String], texts: [String]) {
  let text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
  let lower = marked.utf8.firstRange(of: "⟦".utf8).map {
    marked.utf8.distance(from: marked.startIndex, to: $0.lowerBound)
  }
  let upper = marked.utf8.firstRange(of: "⟧".utf8).map {
    marked.utf8.distance(from: marked.startIndex, to: $0.lowerBound) - 3
  }
  let reading = read(text, path)
  let problems = reading.problems.map { problem in
    let isThere = problem.range?.lowerBound == lower && problem.range?.upperBound == upper
    return "\(problem.rule): \(problem.message)" + (isThere ? "" : " at \(String(describing: problem.range))")
  }
  return (problems, reading.entries.map(\.text))
}
