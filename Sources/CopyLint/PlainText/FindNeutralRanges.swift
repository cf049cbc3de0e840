/// Finds what is neutral in `text`: placeholders of `syntax`, markup, entities, URLs, e-mail addresses and file paths.
///
/// One pass, in time linear in the text.
///
/// - Parameters:
///   - text: UTF-8.
///   - syntax: the grammar of the placeholders; with `.none`, only those that cannot be anything else.
///   - ranges: replaced; ordered and disjoint.
public func findNeutralRanges(in text: Span<UInt8>, syntax: Syntax, into ranges: inout [NeutralRange]) {
  findNeutralRanges(in: text, syntax: syntax, signs: NeutralSigns(in: text), into: &ranges)
}

/// - Parameter signs: of `text`; what they leave out is not looked at.
func findNeutralRanges(
  in text: Span<UInt8>, syntax: Syntax, signs: NeutralSigns, into ranges: inout [NeutralRange]
) {
  if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
  guard let first = signs.first else { return }
  var hasOpenBracket = false
  // Behind the last sign there is nothing, and before the first one only the beginning of an address or a link.
  var index = signs.needWords ? 0 : first
  while index < text.count {
    if !signs.needWords {
      index = NeutralSigns.next(in: text, from: index)
      guard index < text.count else { return }
    }
    let byte = text[index]
    var found: (end: Int, kind: NeutralRange.Kind)?
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\"),
      UInt8(ascii: ":"), UInt8(ascii: "@"):
      found = placeholderEnd(in: text, at: index, syntax: syntax).map { ($0, .placeholder) }
    case UInt8(ascii: "<"):
      found = MarkupGrammar.tagEnd(in: text, at: index).map { ($0, .markup) }
    case UInt8(ascii: "&"):
      found = MarkupGrammar.entityEnd(in: text, at: index).map { ($0, .entity) }
    case UInt8(ascii: "*"), UInt8(ascii: "`"):
      found = MarkupGrammar.markEnd(in: text, at: index).map { ($0, .markup) }
    case UInt8(ascii: "["):
      hasOpenBracket = true
    case UInt8(ascii: "]") where hasOpenBracket:
      hasOpenBracket = false
      found = MarkupGrammar.linkTargetEnd(in: text, at: index).map { ($0, .markup) }
    default:
      break
    }
    if found == nil, signs.needWords, AddressGrammar.canStart(in: text, at: index) {
      found = AddressGrammar.end(in: text, at: index)
      if found == nil {
        index = max(AddressGrammar.wordEnd(in: text, at: index), index + 1)
        continue
      }
    }
    if let found {
      ranges.append(NeutralRange(range: index..<found.end, kind: found.kind))
      index = found.end
    } else {
      index += 1
    }
  }
}

private func placeholderEnd(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> Int? {
  switch text[start] {
  case UInt8(ascii: "%"): PercentGrammar.end(in: text, at: start, syntax: syntax)
  case UInt8(ascii: "$"): BracketGrammar.dollarEnd(in: text, at: start)
  case UInt8(ascii: "{"): BracketGrammar.braceEnd(in: text, at: start, syntax: syntax)
  case UInt8(ascii: "\\"):
    text.byte(start + 1) == UInt8(ascii: "(") ? BracketGrammar.end(in: text, at: start + 1) : nil
  case UInt8(ascii: ":") where syntax == .laravel: BracketGrammar.nameEnd(in: text, at: start)
  case UInt8(ascii: "@") where syntax == .vue: BracketGrammar.linkedMessageEnd(in: text, at: start)
  default: nil
  }
}
