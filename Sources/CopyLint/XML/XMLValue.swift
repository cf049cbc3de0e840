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
  /// The raw text in the document. Of a text that is one CDATA section, what is in it.
  var range: Range<Int>
  var marks: [Mark] = []
}

extension XMLTree {
  /// What stands in `element`, as it is, when its text needs no decoding: the common case.
  func plainValue(of element: Int) -> Range<Int>? {
    let first = nodes[element + 1]
    switch first.kind {
    case .end: return isHollow(element) ? nil : content(of: element)
    case .verbatim where nodes[element].next == element + 3:
      return bytes[first.range].contains(0x0D) ? nil : first.range
    case .text where nodes[element].next == element + 3:
      let hasReference = bytes[first.range].contains { $0 == UInt8(ascii: "&") || $0 == 0x0D }
      return hasReference || content(of: element) != first.range ? nil : first.range
    default: return nil
    }
  }

  /// The text in `element`.
  func value(of element: Int) -> XMLValue {
    let end = nodes[element].next - 1
    var value = XMLValue(range: content(of: element))
    var text = XMLText()
    for index in element + 1..<max(end, element + 1) {
      let node = nodes[index]
      switch node.kind {
      case .text: text.append(node.range, of: bytes, isVerbatim: false)
      case .verbatim:
        text.append(node.range, of: bytes, isVerbatim: true)
        if end == element + 2 { value.range = node.range }
      case .element, .end, .entity:
        guard !node.range.isEmpty else { continue }
        let start = text.text.count
        text.appendVerbatim(node.range, of: bytes)
        value.marks.append(XMLValue.Mark(range: start..<text.text.count, node: index))
      case .comment: break
      }
    }
    value.text = text.text
    value.map = text.map.finish(at: value.range.lowerBound)
    return value
  }

  /// What in the text of `value` is no language: its tags, and what stands in the elements that `isProtected` tells.
  func neutralRanges(of value: XMLValue, isProtected: (Int) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // Behind the element whose content is left out, and where that content starts.
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
