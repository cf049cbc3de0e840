/// A piece of a text that is not language: rules never count, match or change it.
public struct NeutralRange: Sendable, Equatable {
  /// What the piece is.
  public enum Kind: UInt8, Sendable {
    /// Where a value is put in: `%@`, `{name}`.
    case placeholder
    /// A tag: `<b>`.
    case markup
    /// A character spelled as markup: `&amp;`.
    case entity
    /// An address of the web or of a file.
    case url
    /// An address of a mailbox.
    case email
  }

  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  /// What it is.
  public var kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
