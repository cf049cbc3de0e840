/// A line end that is written as two characters, which the app turns into one: `\n` in INI files, in JSON, in gettext, `\r` in
/// resources of Windows.
enum WrittenLineEnd {
  /// The offset after it; nil for what may as well be a path or a name, such as `C:\new`.
  static func end(in text: Span<UInt8>, at start: Int) -> Int? {
    let letter = text.byte(start + 1)
    guard letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r"),
      text.byte(start - 1) != UInt8(ascii: ":")
    else { return nil }
    let next = text.byte(start + 2)
    return next.isASCIISmall || next.isASCIIDigit || next == UInt8(ascii: "_") ? nil : start + 2
  }
}
