internal import Readability

extension Subject {
  /// A gesture at the start, where it is a command: "Tap to …", but not "Press coverage".
  func openingGesture() -> Range<Int>? {
    if let gesture = opening(in: .gestures) { return gesture }
    guard let gesture = opening(in: .gestureWords) else { return nil }
    let end = gesture.upperBound
    guard end < trimmedRange.upperBound, bytes[end] == 0x20 else { return gesture }
    let tokens = analysis.tokens
    guard let next = tokens.firstIndex(where: { $0.range.lowerBound >= end }),
      isWord(tokens[next], in: .gestureFollowers)
    else { return nil }
    return gesture
  }

  /// A gesture anywhere, in words that can mean nothing else.
  func anyGesture() -> Range<Int>? {
    for index in analysis.tokens.indices {
      if let gesture = phrase(at: index, in: .gesturePhrases) { return gesture }
    }
    return nil
  }

  /// The end of the ASCII word that begins at `start`.
  func wordEnd(from start: Int, in whole: Range<Int>) -> Int {
    min(whole.upperBound, bytes.run(from: start, while: \.isASCIIAlphanumeric).upperBound)
  }
}
