extension PropertyList {
  mutating func readXML(_ document: Document) {
    let xml = XMLTree(document)
    var reader = XMLReader(bytes: document.bytes)
    for node in xml.nodes.dropLast(xml.unclosed) { reader.take(node) }
    reader.finish()
    nodes = reader.nodes
    problems = reader.problems + xml.problems
  }

  /// Puts the pieces of XML together into values.
  private struct XMLReader {
    let bytes: [UInt8]
    var nodes: [Node] = []
    var problems: [Problem] = []
    /// Dictionaries and arrays that are still open.
    var open: [Int] = []
    /// The `string` or `key` that is being read.
    var text: XMLText?
    var tagStart = 0
    var textStart = 0
    var isKey = false
    /// Elements inside a value that is skipped.
    var skipped = 0
    var comment: String?

    mutating func take(_ node: XMLNode) {
      switch node.kind {
      case .element: start(node.range)
      case .end: end(node.range)
      case .text: text?.append(node.range, of: bytes, isVerbatim: false)
      case .verbatim: text?.append(node.range, of: bytes, isVerbatim: true)
      case .entity: text?.appendVerbatim(node.range, of: bytes)
      case .comment where text == nil:
        let content = node.range.dropFirst(4).dropLast(3)
        comment = commentText(content.startIndex..<max(content.startIndex, content.endIndex), in: bytes.span)
      case .comment: break
      }
    }

    private mutating func start(_ range: Range<Int>) {
      if skipped > 0 || text != nil {
        skipped += 1
        return
      }
      switch name(range) {
      case "plist": break
      case "dict": openContainer(.dictionary, range)
      case "array": openContainer(.array, range)
      case "key", "string":
        isKey = name(range) == "key"
        text = XMLText()
        tagStart = range.lowerBound
        textStart = range.upperBound
      default:
        add(Node(kind: .other, range: range))
        skipped = 1
      }
    }

    private mutating func openContainer(_ kind: Node.Kind, _ range: Range<Int>) {
      guard open.count < PropertyList.maximumDepth else {
        if problems.isEmpty {
          let message = "Use fewer levels. More than \(PropertyList.maximumDepth) are nested here."
          problems.append(Problem(rule: "syntax-error", message: message, range: range))
        }
        skipped = 1
        return
      }
      add(Node(kind: kind, range: range))
      open.append(nodes.count - 1)
    }

    private mutating func end(_ range: Range<Int>) {
      if skipped > 0 {
        skipped -= 1
        return
      }
      if let text {
        var node = Node(kind: isKey ? .key : .string, text: String(decoding: text.text, as: UTF8.self))
        // The end of `<string/>` has no length of its own.
        node.isFixable = !range.isEmpty
        node.range = range.isEmpty ? tagStart..<tagStart : textStart..<range.lowerBound
        node.map = text.map.finish(at: range.isEmpty ? tagStart : textStart)
        if isKey {
          node.comment = comment
          comment = nil
        }
        self.text = nil
        add(node)
      } else if name(range) != "plist", let last = open.popLast() {
        close(last)
      }
    }

    /// Adds a node; in a dictionary, a node out of turn is skipped.
    private mutating func add(_ node: Node) {
      if let last = open.last, nodes[last].kind == .dictionary {
        let expectsKey = awaitsKey(last)
        if node.kind == .key, !expectsKey { nodes.removeLast() }
        if node.kind != .key, expectsKey {
          report("Add a “key” before this value. Every value needs a key.", node.range)
          if node.kind != .dictionary, node.kind != .array { return }
          nodes.append(Node(kind: .key, next: nodes.count + 1))
        }
      } else if node.kind == .key {
        return report("Remove this “key”. It is not in a “dict”.", node.range)
      }
      var node = node
      node.next = nodes.count + 1
      nodes.append(node)
    }

    /// Whether what comes next in the open dictionary is a key: the last node in it is a value.
    private func awaitsKey(_ dictionary: Int) -> Bool {
      nodes.count - 1 == dictionary || nodes[nodes.count - 1].kind != .key
    }

    private mutating func close(_ index: Int) {
      if nodes[index].kind == .dictionary, !awaitsKey(index) { nodes.removeLast() }
      nodes[index].next = nodes.count
    }

    mutating func finish() {
      while let last = open.popLast() { close(last) }
    }

    private mutating func report(_ message: String, _ range: Range<Int>?) {
      problems.append(Problem(rule: "syntax-error", message: message, range: range))
    }

    /// The name in the tag at `range`.
    private func name(_ range: Range<Int>) -> String {
      let inside = bytes[range].drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") }
      let name = inside.prefix { byte in
        byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
      }
      return String(decoding: name, as: UTF8.self)
    }
  }
}
