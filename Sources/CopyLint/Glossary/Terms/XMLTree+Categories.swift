extension XMLTree {
  /// The text of a data category of a concept, a language or a term; nil when it has none.
  ///
  /// As an element of its own (`<min:administrativeStatus>`), or as a general one with a type
  /// (`<termNote type="administrativeStatus">`), by itself or in a group with its notes. Nested sections are left out.
  func category(_ name: StaticString, of section: Int) -> String? {
    var node = section + 1
    while node < nodes[section].next {
      guard nodes[node].kind == .element else {
        node += 1
        continue
      }
      if isSection(node) {
        node = nodes[node].next
      } else if isElement(node, name) || hasAttribute("type", name, of: node) && !isElement(node, "transac") {
        let text = words(of: node)
        if !text.isEmpty { return text }
        node += 1
      } else {
        node += 1
      }
    }
    return nil
  }

  /// The first element called `name` anywhere in `section`.
  func first(_ name: StaticString, in section: Int) -> Int? {
    (section + 1..<max(section + 1, nodes[section].next)).first { isElement($0, name) }
  }

  /// The text in an element, tags aside, with one space for any white space.
  func words(of element: Int) -> String {
    var text = XMLText()
    for node in element + 1..<max(element + 1, nodes[element].next) {
      switch nodes[node].kind {
      case .text: text.append(nodes[node].range, of: bytes, isVerbatim: false)
      case .verbatim: text.append(nodes[node].range, of: bytes, isVerbatim: true)
      case .element, .end, .entity, .comment: break
      }
    }
    let words = text.text.split { $0 <= 0x20 }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  private func isSection(_ node: Int) -> Bool {
    let names: [StaticString] = [
      "langSec", "langSet", "langGroup", "termSec", "tig", "ntig", "termGroup",
    ]
    return names.contains { isElement(node, $0) }
  }
}
