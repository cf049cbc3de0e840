/// A placeholder as the grammars find it, without storage of its own.
struct FoundPlaceholder {
  /// Which value it takes.
  enum Reference {
    case nothing
    /// The next value in order.
    case next
    /// That of the placeholder before it.
    case previous
    case position(Int)
    /// UTF-8 offsets of the name in the text.
    case name(Range<Int>)
  }

  /// The offset after it.
  var end: Int
  var type: PlaceholderType
  var reference = Reference.nothing
  /// Whether a value takes 64 bits in C.
  var isLong = false
  /// Whether i18next puts the value in without escaping it.
  var isUnescaped = false
  /// Values that come before it for its width and its precision.
  var sizes = 0

  /// The placeholder that begins at `start`; nil when there is none.
  static func find(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> FoundPlaceholder? {
    switch text[start] {
    case UInt8(ascii: "%"): PercentGrammar.find(in: text, at: start, syntax: syntax)
    case UInt8(ascii: "$"): DollarGrammar.find(in: text, at: start, syntax: syntax)
    case UInt8(ascii: "{"): BracketGrammar.find(in: text, at: start, syntax: syntax)
    case UInt8(ascii: "\\"):
      text.byte(start + 1) == UInt8(ascii: "(")
        ? BracketGrammar.end(in: text, at: start + 1).map {
          FoundPlaceholder(end: $0, type: .any, reference: .name(start + 2..<$0 - 1))
        } : nil
    case UInt8(ascii: ":") where syntax == .laravel: BracketGrammar.colonName(in: text, at: start)
    case UInt8(ascii: "@") where syntax == .vue: BracketGrammar.linkedMessage(in: text, at: start)
    default: nil
    }
  }
}
