/// Finds out which element a comment belongs to: the one below it, or the one before it on the same line.
///
/// An empty line between them parts them.
struct XMLComments {
  private var waiting: String?
  /// Where the last comment or element ended.
  private var end = 0
  /// The first entry of the last element, if it made one.
  private var first: Int?

  /// Takes in the comment at `node`.
  ///
  /// - Returns: index of the first of the entries that it stands behind; nil when it waits for the next element.
  mutating func add(_ text: String, _ node: Int, in xml: XMLTree) -> Int? {
    let gap = lineEnds(before: node, in: xml)
    let owner = gap == 0 ? first : nil
    if owner == nil { waiting = gap > 1 ? text : joinedComment(waiting, text) }
    if gap > 0 { first = nil }
    end = xml.nodes[node].range.upperBound
    return owner
  }

  /// The comment of the element at `node`.
  mutating func take(before node: Int, in xml: XMLTree) -> String? {
    defer { waiting = nil }
    return lineEnds(before: node, in: xml) > 1 ? nil : waiting
  }

  /// Takes in that the element at `node` is read; `first` is what its first entry has for an index.
  mutating func end(_ node: Int, first: Int, in xml: XMLTree) {
    self.first = first
    end = xml.nodes[xml.nodes[node].next - 1].range.upperBound
  }

  private func lineEnds(before node: Int, in xml: XMLTree) -> Int {
    let start = xml.nodes[node].range.lowerBound
    guard end < start else { return 0 }
    return xml.bytes[end..<start].count { $0 == 0x0A }
  }
}

/// `first` and `second` below it, or the one that is there.
func joinedComment(_ first: String?, _ second: String?) -> String? {
  guard let first, let second else { return first ?? second }
  return first + "\n" + second
}

extension XMLTree {
  /// What the comment at `node` says; nil when that is nothing.
  func commentText(_ node: Int) -> String? {
    let content = nodes[node].range.dropFirst(4).dropLast(3)
    guard !content.isEmpty else { return nil }
    let text = CopyLint.commentText(bytes[content])
    return text.isEmpty ? nil : text
  }
}
