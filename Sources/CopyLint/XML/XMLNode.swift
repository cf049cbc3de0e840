internal import CExpat

/// One piece of an XML document.
struct XMLNode {
  enum Kind: UInt8 {
    /// The tag that opens an element, or the whole of `<br/>`.
    case element
    /// The tag that closes one; empty after `<br/>`, and where the file ends too early.
    case end
    case text
    /// The text of a CDATA section.
    case verbatim
    /// A reference to an entity of the document's own.
    case entity
    case comment
  }

  let kind: Kind
  private let start: Int32
  private let limit: Int32
  private let following: Int32

  init(_ node: CExpatNode) {
    kind =
      switch node.kind {
      case CEXPAT_ELEMENT: .element
      case CEXPAT_END: .end
      case CEXPAT_VERBATIM: .verbatim
      case CEXPAT_ENTITY: .entity
      case CEXPAT_COMMENT: .comment
      default: .text
      }
    (start, limit, following) = (node.start, node.limit, node.next)
  }

  /// Bytes as they are in the document.
  var range: Range<Int> { Int(start)..<Int(limit) }

  /// Index of the first node after this one; for an element, after all that is in it.
  var next: Int { Int(following) }
}
