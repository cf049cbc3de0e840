/// A piece of a text that is not language: rules never count, match or change it.
public struct NeutralRange: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    case placeholder, markup, entity, url, email
  }

  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  public var kind: Kind

  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

/// Finds what is neutral in `text`: placeholders of `syntax`, markup, entities, URLs and e-mail addresses.
///
/// Replaces `ranges`; they come out ordered and disjoint.
public func findNeutralRanges(in text: Span<UInt8>, syntax: Syntax, into ranges: inout [NeutralRange]) {
  ranges.removeAll(keepingCapacity: true)
}
