extension FoundPlaceholder {
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
