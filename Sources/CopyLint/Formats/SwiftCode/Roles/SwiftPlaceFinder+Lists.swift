internal import Readability

/// Texts in lists of an app's own: menus, tabs, and titles of rows.
extension SwiftPlaceFinder {
  /// `Menu { Text("Save changes to"); Button("This day") { … } }`: no one can choose the text.
  func headsMenu(_ place: SwiftPlace) -> Bool {
    guard place.view >= 0, place.decider >= 0, holds("Text", in: source.nodes[Int(place.view)].name) else {
      return false
    }
    let menu = source.nodes[Int(place.decider)]
    return menu.kind == .closure && holds("Menu", in: menu.name)
      && source.nodes[Int(place.view)].parent == place.decider
  }

  /// `let titles = ["Address book", "Language"]`: the titles of rows, which may open, hold or name anything.
  func isOfListOfTitles(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, source.nodes[Int(place.decider)].kind == .assignment else { return false }
    var start = source.nodes[Int(place.decider)].range.lowerBound
    while start < bytes.count, bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: "=") { start += 1 }
    return start < bytes.count && bytes[start] == UInt8(ascii: "[")
  }

  /// `TabNavButton(title: "In Shipping")`
  func isOfTabButton(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0 else { return false }
    let call = source.nodes[Int(place.decider)]
    guard call.kind == .call, !call.name.isNone else { return false }
    let name = piece(calledName(call))
    return name.holds("Tab", at: 0) && name.ends(with: "Button") && !name.holds("Table", at: 0)
  }

  /// `fileprivate struct _Menu: View`, outside of a menu of SwiftUI
  func isOfTypeOfMenu(_ place: SwiftPlace) -> Bool {
    guard place.decider >= 0, let type = typeAround(place.decider) else { return false }
    return piece(type).ends(with: "Menu")
  }

  /// Whether another text follows a view in the same stack.
  func isBeforeText(_ view: Int32) -> Bool {
    let parent = source.nodes[Int(view)].parent
    var next = source.nodes[Int(view)].after
    for _ in 0..<12 where next < source.nodes.count {
      let node = source.nodes[Int(next)]
      guard node.parent == parent else { return false }
      if node.kind == .call, node.base < 0 { return holds("Text", in: node.name) }
      next = node.after
    }
    return false
  }
}
