extension Entry {
  /// Where `range` of the sentence is in `text`; nil when it is not a piece of it.
  func textRange(of range: Range<Int>) -> Range<Int>? {
    guard let textMap else { return range.upperBound <= textBytes.count ? range : nil }
    return map.documentRange(of: range).flatMap { textMap.textRange(of: $0, textCount: textBytes.count) }
  }
}
