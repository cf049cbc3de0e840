/// The objects of a storyboard or a xib that code knows by an outlet, so that it can give them other words.
struct InterfaceOutlets {
  private var destinations: Set<String> = []

  init(_ xml: XMLTree) {
    for index in xml.nodes.indices where xml.nodes[index].kind == .element {
      guard xml.isElement(index, "outlet") || xml.isElement(index, "outletCollection") else { continue }
      if let destination = xml.attribute("destination", of: index) { destinations.insert(destination) }
    }
  }

  /// - Parameter identifier: of an object.
  func contains(_ identifier: String) -> Bool { destinations.contains(identifier) }
}
