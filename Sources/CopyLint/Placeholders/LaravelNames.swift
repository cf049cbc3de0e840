/// Finds out whether a file's texts have values as Laravel writes them: “Try again in :seconds seconds.”
enum LaravelNames {
  /// Gives the texts of a file this syntax if its path and its texts tell.
  ///
  /// A colon before a word is hardly ever meant for a value elsewhere, so the file is in a folder `lang`, and no text in it has a
  /// value of another kind.
  static func settle(_ drafts: inout [StringDraft], path: String) {
    guard path.split(separator: "/").dropLast().contains("lang") else { return }
    var isFound = false
    for draft in drafts {
      let text = draft.text.utf8Span.span
      if hasOtherValues(text) { return }
      isFound = isFound || hasName(text)
    }
    guard isFound else { return }
    for index in drafts.indices where drafts[index].syntax == .none { drafts[index].syntax = .laravel }
  }

  /// Whether `:name` is where a word could be. `:smile:` is an emoji.
  private static func hasName(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      guard text[index] == UInt8(ascii: ":"), text.byte(index + 1).isASCIISmall,
        let found = BracketGrammar.colonName(in: text, at: index)
      else { return false }
      return isPlain(index..<found.end, in: text)
    }
  }

  /// Whether a name stands by itself. In Chinese, no space comes between a colon and a word of another script.
  static func isPlain(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let before = text.byte(range.lowerBound - 1)
    let isOpen =
      range.lowerBound == 0 || before.isASCIISpace || before == UInt8(ascii: "(")
      || before == UInt8(ascii: "\"")
    return isOpen && range.count > 2 && text.byte(range.upperBound) != UInt8(ascii: ":")
  }

  /// `{name}`, `%s` and the like; `{0}` begins one of Laravel's forms.
  private static func hasOtherValues(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      let next = text.byte(index + 1)
      switch text[index] {
      case UInt8(ascii: "{"): return next.isASCIILetter || next == UInt8(ascii: "{")
      case UInt8(ascii: "%"):
        if next == UInt8(ascii: "{") || next == UInt8(ascii: "@") { return true }
        if next == UInt8(ascii: "s") || next == UInt8(ascii: "d") {
          return !text.byte(index + 2).isASCIILetter
        }
        return next.isASCIIDigit && text.byte(index + 2) == UInt8(ascii: "$")
      case UInt8(ascii: "$"): return next == UInt8(ascii: "{")
      default: return false
      }
    }
  }
}
