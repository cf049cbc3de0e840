internal import CExpat

/// The tags, texts and comments of an XML document as a flat list with their places, in the order of the file.
///
/// What is in an element comes between it and its end; `Node.next` leads past it. So no walk has to go down levels.
struct XMLTree {
  let bytes: [UInt8]
  /// Up to the first fault.
  let nodes: [XMLNode]
  /// How many elements have no end in the file: their ends are the last nodes.
  let unclosed: Int
  /// What ended reading early.
  private(set) var problems: [Problem] = []

  init(_ document: Document) {
    bytes = document.bytes
    let offset = document.textStart
    let result = unsafe document.bytes.withUnsafeBufferPointer { buffer in
      let text = unsafe UnsafeBufferPointer(rebasing: buffer[offset...])
      return unsafe cexpat_parse(text.baseAddress, Int32(clamping: text.count), Int32(clamping: offset))
    }
    defer { unsafe cexpat_free(result) }
    nodes = unsafe UnsafeBufferPointer(start: result.nodes, count: Int(result.count)).map(XMLNode.init)
    unclosed = unsafe Int(result.unclosed)
    if let fault = unsafe XMLFault(result, in: document.bytes) {
      problems = [unclosedProblem(fault) ?? fault.problem]
    }
  }

  /// The outermost element.
  var root: Int? { nodes.firstIndex { $0.kind == .element } }

  /// The nodes right inside `element`, its end left out.
  func children(of element: Int) -> Children { Children(nodes: nodes, at: element + 1) }

  /// What is between the two tags of `element`; empty after `<br/>`.
  func content(of element: Int) -> Range<Int> {
    nodes[element].range.upperBound..<nodes[nodes[element].next - 1].range.lowerBound
  }

  /// Whether `element` has no place for a text, like `<br/>`, or no end.
  func isHollow(_ element: Int) -> Bool { nodes[nodes[element].next - 1].range.isEmpty }

  /// Whether `element` has no end, so that it swallowed what comes after it.
  func isUnclosed(_ element: Int) -> Bool { nodes[element].next > nodes.count - unclosed }

  /// The nodes of one level.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [XMLNode]
    fileprivate var at: Int

    mutating func next() -> Int? {
      guard at < nodes.count, nodes[at].kind != .end else { return nil }
      defer { at = nodes[at].next }
      return at
    }
  }
}
