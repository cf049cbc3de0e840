/// Finds what is neutral in `text`: placeholders of `syntax`, markup, entities, URLs, e-mail addresses and file paths.
///
/// One pass, in time linear in the text.
///
/// - Parameters:
///   - text: UTF-8.
///   - syntax: the grammar of the placeholders; with `.none`, only those that cannot be anything else.
///   - ranges: replaced; ordered and disjoint.
package func findNeutralRanges(in text: Span<UInt8>, syntax: Syntax, into ranges: inout [NeutralRange]) {
  if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
  var addresses = AddressFinder()
  var hasOpenBracket = false
  // Each range has a sign in it. Most texts have none.
  var index = NeutralSigns.next(in: text, from: 0)
  while index < text.count {
    var found: NeutralRange?
    switch text[index] {
    case UInt8(ascii: "."), UInt8(ascii: "/"): found = addresses.find(in: text, sign: index)
    case UInt8(ascii: ":"), UInt8(ascii: "@"):
      found =
        addresses.find(in: text, sign: index)
        ?? range(index, .placeholder, placeholderEnd(in: text, at: index, syntax: syntax))
    case UInt8(ascii: "\\"):
      found =
        range(index, .entity, WrittenLineEnd.end(in: text, at: index))
        ?? range(index, .placeholder, placeholderEnd(in: text, at: index, syntax: syntax))
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"):
      found = range(index, .placeholder, placeholderEnd(in: text, at: index, syntax: syntax))
    case UInt8(ascii: "<"): found = range(index, .markup, MarkupGrammar.tagEnd(in: text, at: index))
    case UInt8(ascii: "&"): found = range(index, .entity, MarkupGrammar.entityEnd(in: text, at: index))
    case UInt8(ascii: "*"), UInt8(ascii: "`"):
      found = range(index, .markup, MarkupGrammar.markEnd(in: text, at: index))
    case UInt8(ascii: "["): hasOpenBracket = true
    case UInt8(ascii: "]") where hasOpenBracket:
      hasOpenBracket = false
      found = range(index, .markup, MarkupGrammar.linkTargetEnd(in: text, at: index))
    default: break
    }
    if let found {
      ranges.append(found)
      addresses.start = found.range.upperBound
    }
    index = NeutralSigns.next(in: text, from: found?.range.upperBound ?? index + 1)
  }
}

private func range(_ start: Int, _ kind: NeutralRange.Kind, _ end: Int?) -> NeutralRange? {
  end.map { NeutralRange(range: start..<$0, kind: kind) }
}

private func placeholderEnd(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> Int? {
  FoundPlaceholder.find(in: text, at: start, syntax: syntax)?.end
}
