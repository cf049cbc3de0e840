/// The elements of one level, each with its comments.
struct XMLSiblings {
  private var at: Int
  private var comments = XMLComments()

  /// An element, the comment before it, and the one after it on the same line.
  struct Element {
    var node: Int
    var before: XMLComment?
    var behind: XMLComment?
  }

  init(in parent: Int) { at = parent + 1 }

  mutating func next(in xml: XMLTree) -> Element? {
    while at < xml.nodes.count {
      let node = at
      switch xml.nodes[node].kind {
      case .end: return nil
      case .element:
        at = xml.nodes[node].next
        let before = comments.take(before: node, in: xml)
        comments.end(node, in: xml)
        return Element(node: node, before: before, behind: commentsBehind(in: xml))
      case .comment:
        at += 1
        if let comment = xml.comment(node) { comments.add(comment, node, in: xml) }
      default: at += 1
      }
    }
    return nil
  }

  /// Goes over the comments that belong to the element before them, and over one more that does not.
  private mutating func commentsBehind(in xml: XMLTree) -> XMLComment? {
    var behind: XMLComment?
    while at < xml.nodes.count {
      switch xml.nodes[at].kind {
      case .end, .element: return behind
      case .comment:
        at += 1
        guard let comment = xml.comment(at - 1) else { continue }
        guard comments.add(comment, at - 1, in: xml) else { return behind }
        behind = .joined(behind, comment, in: xml.bytes)
      default: at += 1
      }
    }
    return behind
  }
}
