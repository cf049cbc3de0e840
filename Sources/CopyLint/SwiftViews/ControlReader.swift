internal import Readability

/// Makes the controls and images of Swift code out of its tree.
struct ControlReader {
  let tree: ViewTree
  private var found: [Screen] = []
  /// For each type, its place in `found`, by the hash of its name.
  private var places = HashTable<Int32>()
  /// How many controls of a screen have a key, by the hash of both.
  private var keys = HashTable<Int32>()
  /// The braces of functions, by the hashes of their names.
  var functions = HashTable<Int32>()
  var hasFunctions = false
  /// Which of them open something, by their index and one.
  var asking = HashTable<Bool>()

  /// Hashes of views and properties that are named, hidden or joined with others where this file uses them.
  private var namedElsewhere = HashTable<Bool>()
  private let keptInPlace = KeptInPlace()

  init(_ tree: ViewTree) {
    self.tree = tree
    findNamed()
  }

  private mutating func findNamed() {
    let naming: ViewSays = [.label, .named, .hidden, .combined, .ignored, .own]
    for (index, node) in tree.source.nodes.enumerated()
    where tree.roots[index] == index && !tree.says[index].isDisjoint(with: naming) {
      let name = node.marks.contains(.member) ? tree.firstName(before: node.name) : node.name
      if !name.isNone { namedElsewhere.set(true, for: hash(name)) }
    }
  }

  private func hash(_ name: SwiftPiece) -> UInt64 {
    max(1, byteHash(tree.bytes.span.extracting(name.range)))
  }

  /// Whether a view is part of a property or type that gets its name where it is used.
  private func isNamedElsewhere(_ index: Int32) -> Bool {
    for outer in [tree.bodies[Int(index)], tree.types[Int(index)]] where outer >= 0 {
      let name = tree.source.nodes[Int(outer)].name
      if !name.isNone, namedElsewhere[hash(name)] != nil { return true }
    }
    return false
  }

  /// Those with a control, in the order of the file.
  mutating func screens() -> [Screen] {
    var index: Int32 = 0
    while Int(index) < tree.source.nodes.count {
      let node = tree.source.nodes[Int(index)]
      if node.kind == .call || node.kind == .closure { read(index, node) }
      index += 1
    }
    for screen in found.indices where !found[screen].hasWords { leaveImages(of: screen) }
    return found.filter { !$0.controls.isEmpty }
  }

  /// What the images of a part without words mean is known only where it is used.
  private mutating func leaveImages(of screen: Int) {
    for control in found[screen].controls.indices where found[screen].controls[control].kind == .image {
      found[screen].controls[control].content = .unknown
    }
  }

  private mutating func read(_ index: Int32, _ node: SwiftNode) {
    if tree.surroundings[Int(index)].contains(.preview) || isForDebugging(node) { return }
    if node.kind == .call, tree.kind(of: node.name) == .words || tree.holds(node.name, "Button") {
      found[screen(of: index)].hasWords = true
    }
    if node.kind == .call, isAnnouncement(node) { found[screen(of: index)].announcements += 1 }
    if node.marks.contains(.member), let dialog = dialog(index, node) { return add(dialog, index) }
    guard tree.roots[Int(index)] == index, !node.name.isNone,
      !node.marks.contains(.member) || tree.holds(node.qualifier, "SwiftUI")
    else { return }
    guard node.kind == .call || node.marks.contains(.trailing) else { return }
    guard var control = control(index, node) else { return }
    control.surroundings = tree.surroundings[Int(index)]
    if !isInBody(index) { control.surroundings.insert(.part) }
    if isNamedElsewhere(index) { control.surroundings.insert(.labelled) }
    control.says.formUnion(tree.says[Int(index)])
    if control.says.contains(.own) == false, control.kind != .sign { readModifiers(index, into: &control) }
    add(control, index)
  }

  /// Whether a view is only in builds for debugging.
  private func isForDebugging(_ node: SwiftNode) -> Bool {
    let branches = tree.source.debugBranches
    let next = branches.partitioningIndex { $0.upperBound > node.range.lowerBound }
    return next < branches.count && branches[next].lowerBound <= node.range.lowerBound
  }

  /// Whether a view is right in the body of a type, and not in a part of it that may be used anywhere.
  private func isInBody(_ index: Int32) -> Bool {
    let body = tree.bodies[Int(index)]
    return body >= 0 && tree.holds(tree.source.nodes[Int(body)].name, "body")
  }

  private mutating func add(_ control: Control, _ index: Int32) {
    var control = control
    let screen = screen(of: index)
    let name = control.title.text ?? control.images.first ?? ""
    let key = [found[screen].name, control.call, name].filter { !$0.isEmpty }.joined(separator: "/")
    let hash = max(1, byteHash(key.utf8.span))
    let count = (keys[hash] ?? 0) + 1
    keys.set(count, for: hash)
    control.key = count > 1 ? "\(key)/\(count)" : key
    found[screen].controls.append(control)
  }

  private mutating func screen(of index: Int32) -> Int {
    let type = tree.types[Int(index)]
    let name = type >= 0 ? tree.source.nodes[Int(type)].name : .none
    let hash = name.isNone ? 1 : max(2, byteHash(tree.bytes.span.extracting(name.range)))
    if let place = places[hash] { return Int(place) }
    found.append(Screen(name: tree.text(name)))
    places.set(Int32(truncatingIfNeeded: found.count - 1), for: hash)
    return found.count - 1
  }

  private func isAnnouncement(_ node: SwiftNode) -> Bool {
    if tree.holds(node.name, "Announcement") { return true }
    return tree.holds(node.name, "post")
      && tree.argument("notification", of: node).map {
        tree.bytes.span.extracting($0.range).contains("nnouncement")
      } ?? false
  }

  private mutating func control(_ index: Int32, _ node: SwiftNode) -> Control? {
    let name = node.name
    switch tree.bytes[name.lowerBound] {
    case UInt8(ascii: "B"): if tree.holds(name, "Button") { return labelled(.button, index, node) }
    case UInt8(ascii: "N"): if tree.holds(name, "NavigationLink") { return labelled(.link, index, node) }
    case UInt8(ascii: "M"): if tree.holds(name, "Menu") { return labelled(.menu, index, node) }
    case UInt8(ascii: "L"): if tree.holds(name, "Link") { return labelled(.link, index, node) }
    case UInt8(ascii: "T"):
      if tree.holds(name, "Toggle") { return labelled(.toggle, index, node) }
      if tree.holds(name, "TextField") { return labelled(.field, index, node) }
    case UInt8(ascii: "S"):
      if tree.holds(name, "SecureField") { return labelled(.field, index, node) }
      if tree.holds(name, "ShareLink") { return labelled(.link, index, node) }
      if tree.holds(name, "Slider") { return labelled(.slider, index, node) }
      if tree.holds(name, "Stepper") { return labelled(.stepper, index, node) }
    case UInt8(ascii: "P"):
      if tree.holds(name, "Picker") { return labelled(.picker, index, node) }
      if tree.holds(name, "PhotosPicker") { return labelled(.button, index, node) }
    case UInt8(ascii: "D"): if tree.holds(name, "DatePicker") { return labelled(.picker, index, node) }
    case UInt8(ascii: "C"): if tree.holds(name, "ColorPicker") { return labelled(.picker, index, node) }
    case UInt8(ascii: "I"): if tree.holds(name, "Image"), node.kind == .call { return image(index, node) }
    default: break
    }
    return custom(index, node)
  }
}
