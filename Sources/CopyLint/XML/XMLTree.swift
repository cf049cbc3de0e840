/// The tags, texts and comments of an XML document as a flat list with their places, in the order of the file.
///
/// What is in an element stands between it and its end; `Node.next` leads past it. So no walk has to go down levels.
struct XMLTree {
  /// One piece of the document.
  struct Node {
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

    var kind: Kind
    fileprivate var start: Int32
    fileprivate var limit: Int32
    fileprivate var following: Int32 = 0

    /// Bytes as they stand in the document.
    var range: Range<Int> { Int(start)..<Int(limit) }

    /// Index of the first node behind this one, and of an element's behind all that lies in it.
    var next: Int { Int(following) }
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []
  /// What ended reading early.
  private(set) var problems: [Problem] = []

  init(_ document: Document) {
    bytes = document.bytes
    let xml = XMLEvents(document)
    nodes.reserveCapacity(xml.events.count)
    var open: [Int] = []
    var isVerbatim = false
    for event in xml.events {
      switch event.kind {
      case .start:
        open.append(nodes.count)
        add(.element, event.range)
      case .end:
        add(.end, event.range)
        if let last = open.popLast() { nodes[last].following = Int32(nodes.count) }
      case .text: add(isVerbatim ? .verbatim : .text, event.range)
      case .entity: add(.entity, event.range)
      case .comment: add(.comment, event.range)
      case .cdataStart: isVerbatim = true
      case .cdataEnd:
        // An empty section is a place for a text, too.
        if nodes.last?.kind != .verbatim { add(.verbatim, event.range.lowerBound..<event.range.lowerBound) }
        isVerbatim = false
      }
    }
    if let fault = xml.fault {
      problems = [Problem(rule: "syntax-error", message: fault.message, range: fault.place..<fault.place)]
    }
    let end = nodes.last?.range.upperBound ?? 0
    for index in open.reversed() {
      add(.end, end..<end)
      nodes[index].following = Int32(nodes.count)
    }
  }

  private mutating func add(_ kind: Node.Kind, _ range: Range<Int>) {
    nodes.append(
      Node(
        kind: kind, start: Int32(range.lowerBound), limit: Int32(range.upperBound),
        following: Int32(nodes.count + 1)))
  }

  /// The outermost element.
  var root: Int? { nodes.firstIndex { $0.kind == .element } }

  /// The nodes right inside `element`, its end left out.
  func children(of element: Int) -> Children { Children(nodes: nodes, at: element + 1) }

  /// What stands between the two tags of `element`; empty behind `<br/>`.
  func content(of element: Int) -> Range<Int> {
    nodes[element].range.upperBound..<nodes[nodes[element].next - 1].range.lowerBound
  }

  /// Whether `element` has no place for a text, as `<br/>`, or no end.
  func isHollow(_ element: Int) -> Bool { nodes[nodes[element].next - 1].range.isEmpty }

  /// The nodes of one level.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var at: Int

    mutating func next() -> Int? {
      guard at < nodes.count, nodes[at].kind != .end else { return nil }
      defer { at = nodes[at].next }
      return at
    }
  }
}
