/// The text in an element: references are resolved, tags stay in it as they are written.
struct XMLValue {
  /// A tag or the name of an entity in the text.
  struct Mark {
    /// In the text.
    var range: Range<Int>
    /// The node it is.
    var node: Int
  }

  var text: [UInt8] = []
  var map = ByteMap()
  /// The raw text in the document. For a text that is one CDATA section, what is in it.
  var range: Range<Int>
  var marks: [Mark] = []
}

extension XMLTree {
  /// What `element` holds, as it is, when its text needs no decoding: the common case.
  func plainValue(of element: Int) -> Range<Int>? {
    guard let range = onlyText(of: element) else { return nil }
    let sign = nodes[element + 1].kind == .text ? UInt8(ascii: "&") : 0x0D
    return holds(range, sign) ? nil : range
  }

  /// Where the text in `element` is, when it is one piece; it may hold references, and line ends of two bytes.
  func onlyText(of element: Int) -> Range<Int>? {
    let first = nodes[element + 1]
    switch first.kind {
    case .end: return isHollow(element) ? nil : content(of: element)
    case .verbatim where nodes[element].next == element + 3: return first.range
    case .text where nodes[element].next == element + 3:
      return content(of: element) == first.range ? first.range : nil
    default: return nil
    }
  }

  /// Whether a carriage return or `sign` is in `range`.
  private func holds(_ range: Range<Int>, _ sign: UInt8) -> Bool {
    bytes.span.extracting(range).firstIndex(of: sign, 0x0D, from: 0) < range.count
  }

  /// The text in `element`.
  func value(of element: Int) -> XMLValue {
    var value = XMLValue(range: content(of: element))
    var text = XMLText()
    let end = nodes[element].next - 1
    if end == element + 2, nodes[element + 1].kind == .verbatim { value.range = nodes[element + 1].range }
    appendText(of: element, to: &text) { value.marks.append($0) }
    value.text = text.text
    value.map = text.map.finish(at: value.range.lowerBound)
    return value
  }

  /// Adds the text in `element` to `text`, and reports the tags and entities in it.
  func appendText(
    of element: Int, to text: inout XMLText, mark: (XMLValue.Mark) -> Void = { _ in }
  ) {
    let end = nodes[element].next - 1
    for index in element + 1..<max(end, element + 1) {
      let node = nodes[index]
      switch node.kind {
      case .text: text.append(node.range, of: bytes, isVerbatim: false)
      case .verbatim: text.append(node.range, of: bytes, isVerbatim: true)
      case .element, .end, .entity:
        guard !node.range.isEmpty else { continue }
        let start = text.text.count
        text.appendVerbatim(node.range, of: bytes)
        mark(XMLValue.Mark(range: start..<text.text.count, node: index))
      case .comment: break
      }
    }
  }

  /// What in the text of `value` is not language: its tags, and the content of the elements that `isProtected` picks.
  func neutralRanges(of value: XMLValue, isProtected: (Int) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // The end of the element whose content is left out, and where that content starts.
    var guarded: (end: Int, start: Int)?
    for mark in value.marks {
      if let open = guarded {
        guard mark.node + 1 == open.end else { continue }
        if open.start < mark.range.lowerBound { ranges.append(open.start..<mark.range.lowerBound) }
        guarded = nil
      } else if nodes[mark.node].kind == .element, !isHollow(mark.node), isProtected(mark.node) {
        guarded = (nodes[mark.node].next, mark.range.upperBound)
      }
      ranges.append(mark.range)
    }
    return ranges
  }
}
