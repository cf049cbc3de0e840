import Readability
import Testing

/// An analysis of `text`, written so that a test can show it.
func analyze(
  _ text: String, locale: String = "en", neutral: [String] = [], vocabulary: Vocabulary = Vocabulary()
) -> Analysis {
  var analyzer = TextAnalyzer(locale: locale, vocabulary: vocabulary)
  do {
    return try analyzer.analyze(text, neutral: ranges(of: neutral, in: text))
  } catch {
    Issue.record("\(error): \(text)")
    return Analysis()
  }
}

/// The text with its tokens marked: ⟦word⟧, ⟦figure⟧# and ⟦neutral⟧~, and with | between sentences.
func marked(_ text: String, locale: String = "en", neutral: [String] = []) -> String {
  let analysis = analyze(text, locale: locale, neutral: neutral)
  let bytes = Array(text.utf8)
  var shown = ""
  var end = 0
  var sentence: Int32 = 0
  for token in analysis.tokens {
    if token.sentence != sentence { shown += "|" }
    sentence = token.sentence
    shown += String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self)
    shown += "⟦" + String(decoding: bytes[token.range], as: UTF8.self) + "⟧"
    switch token.kind {
    case .word: break
    case .figure: shown += "#"
    case .neutral: shown += "~"
    }
    end = token.range.upperBound
  }
  return shown + String(decoding: bytes[end...], as: UTF8.self)
}

/// The UTF-8 offsets of `pieces` in `text`, each looked for after the one before it.
func ranges(of pieces: [String], in text: String) -> [Range<Int>] {
  var found: [Range<Int>] = []
  var start = text.startIndex
  for piece in pieces {
    guard let range = text[start...].firstRange(of: piece) else { continue }
    let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    found.append(lower..<lower + piece.utf8.count)
    start = range.upperBound
  }
  return found
}
