/// The code of a line end or a tab that is a part of a text, so that people see it: `\n`, or with a slip `/t` and `\ t`.
struct WrittenEscape {
  /// In the text.
  var range: Range<Int>
  /// What the code stands for, for messages.
  var stands: String

  /// - Parameter letter: `n` for a line end, `t` for a tab.
  /// - Returns: nil where there is none.
  init?(of letter: Unicode.Scalar, in text: ArraySlice<UInt8>) {
    stands = letter == "t" ? "tab" : "line break"
    let code = UInt8(ascii: letter)
    for index in text.indices where text[index] == code {
      let before = index > text.startIndex ? text[index - 1] : 0x20
      let next = index + 1 < text.endIndex ? text[index + 1] : 0x20
      if let range = Self.code(at: index, before, next, in: text) {
        self.range = range
        return
      }
    }
    return nil
  }

  private static func code(
    at index: Int, _ before: UInt8, _ next: UInt8, in text: ArraySlice<UInt8>
  ) -> Range<Int>? {
    switch before {
    // A path of Windows: "C:\new".
    case UInt8(ascii: "\\") where !next.isASCIISmall || isApart(index - 1, in: text):
      return index - 1..<index + 1
    // "on/to" is a choice.
    case UInt8(ascii: "/") where text[index] == UInt8(ascii: "t") && isApart(index - 1, in: text):
      return index - 1..<index + 1
    // `\ t`: the file's format may have dropped the sign.
    case 0x20 where next == 0x20 && text[index] == UInt8(ascii: "t"):
      let sign = index >= text.startIndex + 2 && text[index - 2] == UInt8(ascii: "\\")
      return (sign ? index - 2 : index)..<index + 1
    default: return nil
    }
  }

  /// Whether nothing or a space comes before `index`.
  private static func isApart(_ index: Int, in text: ArraySlice<UInt8>) -> Bool {
    index == text.startIndex || text[index - 1] == 0x20
  }
}
