/// Finds out which element a comment belongs to: the one below it, or the one before it on the same line.
///
/// An empty line between them separates them.
struct XMLComments {
  private var waiting: XMLComment?
  /// Where the last comment or element ended.
  private var end = 0
  /// Whether only comments have followed the last element on its line.
  private var isBehindElement = false

  /// Adds the comment at `node`.
  ///
  /// - Returns: whether it belongs to the last element; else it waits for the next.
  @discardableResult mutating func add(_ comment: XMLComment, _ node: Int, in xml: XMLTree) -> Bool {
    let gap = lineEnds(before: node, in: xml)
    let belongs = gap == 0 && isBehindElement
    if !belongs { waiting = gap > 1 ? comment : .joined(waiting, comment, in: xml.bytes) }
    if gap > 0 { isBehindElement = false }
    end = xml.nodes[node].range.upperBound
    return belongs
  }

  /// The comment of the element at `node`.
  mutating func take(before node: Int, in xml: XMLTree) -> XMLComment? {
    guard let comment = waiting else { return nil }
    waiting = nil
    return lineEnds(before: node, in: xml) > 1 ? nil : comment
  }

  /// Takes in that the element at `node` is read.
  mutating func end(_ node: Int, in xml: XMLTree) {
    isBehindElement = true
    end = xml.nodes[xml.nodes[node].next - 1].range.upperBound
  }

  private func lineEnds(before node: Int, in xml: XMLTree) -> Int {
    let start = xml.nodes[node].range.lowerBound
    guard end < start else { return 0 }
    let text = xml.bytes.span
    var count = 0
    for index in end..<start where text[index] == 0x0A { count += 1 }
    return count
  }
}
