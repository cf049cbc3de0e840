/// The limit that a comment states in words: “max. 18 characters”, “at most 30 chars”, “40 characters max”; nil for none.
func limitInWords(_ comment: String) -> Int? {
  guard comment.utf8Span.span.contains("char") else { return nil }
  let words = comment.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," || $0 == "\n" }
  for index in words.indices.dropFirst() where words[index].hasPrefix("char") {
    guard let limit = Int(words[index - 1]), (1...10_000).contains(limit) else { continue }
    if index >= 2, wordsBefore.contains(words[index - 2]) { return limit }
    // “if the name is longer than 30 characters” speaks of something else.
    if index >= 3, words[index - 2] == "than", wordsBeforeThan.contains(words[index - 3]) { return limit }
    if index + 1 < words.count, wordsBehind.contains(words[index + 1]) { return limit }
  }
  return nil
}

private let wordsBefore: Set<Substring> = [
  "max", "max.", "max:", "maximum", "most", "limit", "limit:",
]
private let wordsBeforeThan: Set<Substring> = ["fewer", "less", "shorter"]
private let wordsBehind: Set<Substring> = ["max", "max.", "maximum", "limit"]
