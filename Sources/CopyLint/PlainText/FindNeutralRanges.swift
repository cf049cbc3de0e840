/// Finds what is neutral in `text`: placeholders of `syntax`, markup, entities, URLs, e-mail addresses and file paths.
///
/// One pass, in time linear in the text.
///
/// - Parameters:
///   - text: UTF-8.
///   - syntax: the grammar of the placeholders; with `.none`, only those that cannot be anything else.
///   - ranges: replaced; ordered and disjoint.
public func findNeutralRanges(in text: Span<UInt8>, syntax: Syntax, into ranges: inout [NeutralRange]) {
  ranges.removeAll(keepingCapacity: true)
  guard mayHoldNeutral(text) else { return }
  var hasOpenBracket = false
  var index = 0
  while index < text.count {
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
    if found == nil, AddressGrammar.canStart(in: text, at: index) {
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

/// Whether there is a byte in `text` that every neutral range needs one of. Most texts have none.
private func mayHoldNeutral(_ text: Span<UInt8>) -> Bool {
  var index = 0
  while index < text.count {
    switch text[index] {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "`"),
      UInt8(ascii: "/"):
      return true
    case UInt8(ascii: "."):
      // A host; a path has a slash.
      if text.byte(index + 1).isASCIIAlphanumeric { return true }
    case UInt8(ascii: "]"):
      if text.byte(index + 1) == UInt8(ascii: "(") { return true }
    default: break
    }
    index += 1
  }
  return false
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
