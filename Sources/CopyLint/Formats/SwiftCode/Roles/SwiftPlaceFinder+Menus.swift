internal import Readability

extension SwiftPlaceFinder {
  /// Whether a control is a choice in a menu, which is what people see of it there.
  func isInMenu(_ control: SwiftNode) -> Bool {
    var parent = control.parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      switch node.kind {
      case .closure:
        // What a menu opens has buttons of its own.
        if let isMenu = isContentOfMenu(node) { return isMenu }
      case .body, .type:
        if namesMenu(node.name) || node.kind == .body && holdsCommands(parent) { return true }
        // `struct SelectAllCommand: View` is what `.commands { … }` holds.
        if node.kind == .type { return !node.name.isNone && holds("Command", in: lastWord(of: node.name)) }
      case .file, .assignment: return false
      default: break
      }
      parent = node.parent
    }
    return false
  }

  /// Whether a property holds buttons and lines between them, in branches or not, and no stack around them:
  /// `Button("Rename") { … }; Divider()`.
  private func holdsCommands(_ body: Int32) -> Bool {
    var (buttons, lines) = (0, 0)
    var index = body + 1
    let end = source.nodes[Int(body)].after
    // No menu has more.
    for _ in 0..<200 where index < end {
      let node = source.nodes[Int(index)]
      if node.kind == .block {
        index += 1
        continue
      }
      // Modifiers and labels of the one before.
      let isPart = node.parent == body || node.parent >= 0 && source.nodes[Int(node.parent)].kind == .block
      if isPart, node.base < 0, node.kind == .call || node.kind == .closure {
        if holds("Button", in: node.name) {
          buttons += 1
        } else if holds("Divider", in: node.name) {
          lines += 1
        } else if !node.name.isNone, bytes[node.name.lowerBound].isASCIICapital, !holds("Menu", in: node.name)
        {
          return false
        }
      }
      index = max(node.after, index + 1)
    }
    return buttons > 1 && lines > 0
  }

  /// - Returns: nil for a closure that leaves it to what is around it, such as that of `ForEach`.
  private func isContentOfMenu(_ closure: SwiftNode) -> Bool? {
    let isTrailing = closure.marks.contains(.trailing)
    let name = isTrailing || closure.parent < 0 ? closure.name : source.nodes[Int(closure.parent)].name
    guard !name.isNone else { return nil }
    let isFirst = isTrailing && closure.label.isNone
    if holds("Menu", in: name) { return isFirst || holds("content", in: closure.label) }
    if holds("MenuBarExtra", in: name) { return isFirst && !isWindow(closure) }
    if holds("contextMenu", in: name) || holds("ContextMenu", in: name) {
      return isFirst || holds("menuItems", in: closure.label)
    }
    // `IconMenu(icon: "info") { … }`
    let isOwn =
      bytes[name.lowerBound].isASCIICapital
      && (piece(name).ends(with: "Menu") || piece(name).ends(with: "MenuButton"))
    if isFirst, isOwn || Self.menus.contains(where: { holds($0, in: name) }) { return true }
    return Self.openings.contains { holds($0, in: name) } ? false : nil
  }

  /// Whether what is in the menu bar opens a window: `MenuBarExtra { … }.menuBarExtraStyle(.window)`.
  private func isWindow(_ closure: SwiftNode) -> Bool {
    let end = min(bytes.count, closure.range.upperBound + 400)
    return bytes.span.extracting(closure.range.upperBound..<end).contains(".menuBarExtraStyle(.window)")
  }

  /// Whether a property, function or type is what is in a menu: `var contextMenu: some View`, `MessageMenuItems`.
  private func namesMenu(_ name: SwiftPiece) -> Bool {
    guard !name.isNone, !piece(name).ends(with: "Button") else { return false }
    if piece(name).contains("ontextMenu") { return true }
    let endings: [StaticString] = ["MenuItems", "MenuContent", "MenuActions", "MenuButtons", "MenuCommands"]
    return endings.contains { piece(name).ends(with: $0) }
      || piece(name).ends(with: "Menu") && calledInMenus.contains(byteHash(piece(name)))
  }

  /// The hashes of names that context menus begin with: `.contextMenu { fileMenu(file) }`, with `func fileMenu(_ file: File) -> some
  /// View` in the same file. One pass over the file.
  static func namesInMenus(_ bytes: Span<UInt8>) -> HashTable<Bool> {
    var names = HashTable<Bool>()
    var at = 0
    while let found = bytes.firstIndex(of: "contextMenu {", from: at, before: bytes.count) {
      at = found + 13
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      let start = at
      at = bytes.endOfName(from: start)
      if at > start { names.set(true, for: byteHash(bytes.extracting(start..<at))) }
    }
    return names
  }

  private static let menus: [StaticString] = ["CommandMenu", "CommandGroup", "commands", "toolbarTitleMenu"]
  private static let openings: [StaticString] = [
    "alert", "confirmationDialog", "sheet", "popover", "fullScreenCover", "overlay", "background", "List",
    "Form",
  ]

  /// Whether a menu is a section of the menu around it.
  func isInline(_ menu: SwiftNode) -> Bool {
    source.arguments(of: menu).contains {
      holds("options", in: $0.label) && piece($0.value).contains(".displayInline")
    }
  }

  /// Whether a menu is in no other one, so that its title is above the choices: `button.menu = UIMenu(title: "Sort by", …)`.
  func isWholeMenu(_ menu: SwiftNode) -> Bool {
    guard menu.parent >= 0 else { return false }
    let holder = source.nodes[Int(menu.parent)]
    switch holder.kind {
    case .assignment: return holds("menu", in: holder.name)
    case .closure: return holds("UIContextMenuConfiguration", in: holder.name)
    default: return holds("menu", in: menu.label)
    }
  }

  /// Whether a type made an item not far above `item.title = "…"`: `item = UIBarButtonItem(…)`.
  func isMade(_ item: SwiftPiece, by type: StaticString) -> Bool {
    var at = max(0, item.lowerBound - 4000)
    while let start = bytes.span.firstIndex(of: type, from: at, before: item.lowerBound) {
      at = start + 1
      var end = start
      while end > 0, [0x20, UInt8(ascii: "="), UInt8(ascii: ":")].contains(bytes[end - 1]) { end -= 1 }
      if end >= item.count, bytes[end - item.count..<end].elementsEqual(bytes[item.range]) { return true }
    }
    return false
  }

  /// Whether it is the middle of a navigation bar: `ToolbarItem(placement: .principal) { … }`.
  func isPrincipal(_ closure: SwiftNode, of call: SwiftNode) -> Bool {
    holds("ToolbarItem", in: closure.name)
      && source.arguments(of: call).contains {
        holds("placement", in: $0.label) && piece($0.value).contains(".principal")
      }
  }

  /// What a table view asks its controller for: `tableView(_:titleForHeaderInSection:)`.
  func partOfTable(_ body: SwiftNode) -> SwiftPlaces.Row? {
    guard body.previous >= 0, source.nodes[Int(body.previous)].kind == .parameters else { return nil }
    let parameters = bytes.span.extracting(source.nodes[Int(body.previous)].range)
    if parameters.contains("titleForHeaderInSection") { return SwiftPlaces.Row(meaning: .role(.heading)) }
    if parameters.contains("titleForFooterInSection") { return SwiftPlaces.Row(meaning: .role(.helpText)) }
    return nil
  }

  /// Whether a picker asks for the title of a row: `pickerView(_:titleForRow:forComponent:)`.
  func takesRow(_ body: SwiftNode) -> Bool {
    guard body.previous >= 0, source.nodes[Int(body.previous)].kind == .parameters else { return false }
    return bytes.span.extracting(source.nodes[Int(body.previous)].range).contains("titleForRow")
  }

  /// Whether `title = "…"` names the screen of a view controller.
  func isTitleOfController(_ node: SwiftNode) -> Bool {
    guard holds("title", in: node.name), node.qualifier.isNone || holds("self", in: node.qualifier),
      !node.qualifier.isNone || !isDeclaredAbove(node) && !isVariable(node)
    else { return false }
    var parent = node.parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type {
        if piece(node.name).ends(with: "ViewController") || piece(node.name).ends(with: "VC") { return true }
        let heading = bytes.span.extracting(node.name.upperBound..<node.range.lowerBound)
        if piece(node.name).ends(with: "Controller") { return heading.contains("Controller") }
        // `class ReorderForms: UITableViewController`
        return inheritsController(heading)
      }
      parent = node.parent
    }
    return false
  }

  /// - Parameter heading: what stands between the name of a type and its braces.
  private func inheritsController(_ heading: Span<UInt8>) -> Bool {
    let word: StaticString = "ViewController"
    guard let found = heading.firstIndex(of: word, from: 0, before: heading.count) else { return false }
    let end = found + word.utf8CodeUnitCount
    return end >= heading.count || !heading[end].isASCIIAlphanumeric
  }

  /// Whether a variable of the name that is assigned to is declared not far above: `let title: String`.
  func isDeclaredAbove(_ assignment: SwiftNode) -> Bool {
    let end = assignment.name.lowerBound
    let name = Array(" ".utf8) + Array(bytes[assignment.name.range]) + [UInt8(ascii: ":")]
    var at = max(0, end - 4000)
    while let colon = bytes.span.firstIndex(of: UInt8(ascii: ":"), from: at), colon < end {
      at = colon + 1
      let start = at - name.count
      guard start > 3, bytes[start..<at].elementsEqual(name) else { continue }
      // `var title: String { … }` gives a value and takes none.
      let end = bytes.span.firstIndex(of: 0x0A, 0x0A, from: at)
      if bytes[at..<end].last(where: { $0 > 0x20 }) == UInt8(ascii: "{") { continue }
      if bytes.span.holds("let", at: start - 3) || bytes.span.holds("var", at: start - 3) { return true }
    }
    return false
  }
}
