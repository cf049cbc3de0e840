/// A piece of a text that is not language: rules never count, match or change it.
public struct NeutralRange: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    case placeholder, markup, entity, url, email
  }

  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  public var kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
