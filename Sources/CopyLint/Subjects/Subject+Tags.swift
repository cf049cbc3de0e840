extension Subject {
  /// Whether a tag is one of several: “Highlight TODO, FIXME, and MARK comments”.
  func isOneOfTags(_ range: Range<Int>) -> Bool {
    isTag(after: range.upperBound) || isTag(before: range.lowerBound)
  }

  /// “, FIXME”
  private func isTag(after end: Int) -> Bool {
    let bytes = bytes.span
    guard bytes.byte(end) == UInt8(ascii: ","), bytes.byte(end + 1) == 0x20 else { return false }
    return (end + 2..<end + 5).allSatisfy { bytes.byte($0).isASCIICapital }
  }

  /// “TODO, ”
  private func isTag(before start: Int) -> Bool {
    let bytes = bytes.span
    guard bytes.byte(start - 1) == 0x20, bytes.byte(start - 2) == UInt8(ascii: ",") else { return false }
    return (start - 5..<start - 2).allSatisfy { bytes.byte($0).isASCIICapital }
  }
}
