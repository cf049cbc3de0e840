extension Subject {
  /// Whether a quotation mark, straight or of any language, is right before these bytes: they name something.
  ///
  /// - Parameter isClosed: whether one has to be right behind them, too.
  func isQuoted(_ range: Range<Int>, isClosed: Bool = false) -> Bool {
    let bytes = bytes.span
    return Self.isMark(bytes.byte(range.lowerBound - 1))
      && (!isClosed || Self.isMark(bytes.byte(range.upperBound)))
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte >= 0x80
  }
}
