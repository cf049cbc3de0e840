internal import Readability

/// Members that other files of the run show.
extension SwiftPlaceFinder {
  /// A name that is the argument of a place.
  struct ShownName: BitwiseCopyable, Sendable {
    var name: SwiftPiece
    /// The call or the assignment.
    var call: Int32
    var role: Role
    /// A hash of the member that has to be shown for that, and of its type; 0 if people see it anyway.
    var through: UInt64 = 0
  }

  /// Members that only other files can tell the role of, as hashes of them and their types. Places are asked for without a
  /// change to the finder, so this is an object.
  final class OpenMembers {
    /// Of those that people see.
    fileprivate(set) var shown: [UInt64] = []
    /// Of those that maybe nobody sees.
    fileprivate(set) var others: [UInt64] = []
    /// Whether a place of the table was among those that were asked about last.
    fileprivate var isPlace = false

    /// What was asked before.
    struct Mark {
      fileprivate var shown: Int
      fileprivate var others: Int
    }

    /// Before it is asked about a literal.
    func mark() -> Mark {
      isPlace = false
      return Mark(shown: shown.count, others: others.count)
    }

    /// Whether something was asked since then that doesn't count for a literal that is no text, whatever the answers are.
    func mayForget(since mark: Mark) -> Bool {
      !isPlace && (shown.count != mark.shown || others.count != mark.others)
    }

    func forget(since mark: Mark) {
      shown.removeLast(shown.count - mark.shown)
      others.removeLast(others.count - mark.others)
    }
  }

  /// Notes a name for other files, where that is wanted.
  mutating func noteShown(_ name: ShownName) {
    guard openMembers != nil else { return }
    var shown = name
    if !tellsElsewhere(name.role) {
      // People see it, and that is all that this tells.
      guard !namesContent(name.name) else { return }
      shown.role = .unknown
    }
    shownNames.append(shown)
  }

  func namesContent(_ name: SwiftPiece) -> Bool { Self.contents.contains { holds($0, in: name) } }

  /// Members of data more often than of what the app says.
  private static let contents: [StaticString] = ["name", "value", "id", "code", "key", "email", "address"]

  /// Whether other files learn from a use what a name is. A title and a description may be those of anything, the title of a
  /// button is also its label and its tooltip, and what is in a notification is in the app, too.
  func tellsElsewhere(_ role: Role) -> Bool { !Self.rolesOfAnything.contains(role) }

  private static let rolesOfAnything: [Role] = [
    .unknown, .title, .helpText, .accessibilityLabel, .accessibilityValue, .tooltip, .notification,
  ]

  /// What other files say of the value of a property: `var title: String { "Two files" }`, where they have
  /// `Button(action.title)`; or of what it is given later: `status = "Two files are saved"`.
  ///
  /// It tells what the value is in code. For the strings of other files, it is a guess.
  ///
  /// - Parameter found: what this file says, which counts more.
  func withUseElsewhere(
    _ found: SwiftPlaces.Row?, of node: SwiftNode, isShown: Bool
  ) -> SwiftPlaces.Row? {
    guard looksElsewhere, node.parent >= 0, leavesOpen(found), let type = typeHolding(node),
      let member = hash(ofMember: node)
    else { return found }
    let isSeen = found != nil || isShown
    if !isSeen, namesContent(node.name) { return nil }
    let row = told(hash(ofMember: member, in: type), found, isShown: isShown)
    return !isSeen && row != nil && isForTheTeam(node) ? nil : row
  }

  /// The name of the type that has the member a node declares, or gives a value to.
  func typeHolding(_ node: SwiftNode) -> SwiftPiece? {
    if isDeclared(node) {
      let type = source.nodes[Int(node.parent)]
      return type.kind == .type && !type.name.isNone ? ownName(of: type) : nil
    }
    guard node.kind == .assignment, node.qualifier.isNone || holds("self", in: node.qualifier),
      !isVariable(node)
    else { return nil }
    return typeAround(node.parent)
  }

  /// What other files do with an argument of a type: `Command(title: "Two files")`, where they have `Button(command.title)`.
  func withUseElsewhere(
    _ found: SwiftPlaces.Row?, ofArgument argument: SwiftNode, of call: SwiftNode, isShown: Bool
  ) -> SwiftPlaces.Row? {
    guard looksElsewhere, call.kind == .call, !argument.label.isNone,
      !argument.marks.contains(.trailing), leavesOpen(found)
    else { return found }
    let name = calledName(call)
    guard !name.isNone, bytes[name.lowerBound].isASCIICapital else { return found }
    let isSeen = found != nil || isShown
    if !isSeen, argument.kind == .closure || namesContent(argument.label) { return nil }
    let member = byteHash(piece(argument.label))
    let row = told(hash(ofMember: member, in: name), found, isShown: isShown)
    return !isSeen && row != nil && isForDevelopers(call, byOwnName: false) ? nil : row
  }

  /// What other files do with a member of a type that gets a name as an argument; nil where none tells.
  func useElsewhere(of label: SwiftPiece, in type: SwiftPiece) -> SwiftPlaces.Row? {
    useElsewhere(ofMember: byteHash(piece(label)), in: type)
  }

  /// - Parameter member: a hash of its name.
  func useElsewhere(ofMember member: UInt64, in type: SwiftPiece) -> SwiftPlaces.Row? {
    told(hash(ofMember: member, in: type), nil, isShown: false)
  }

  /// - Parameter member: a hash of it and its type, or of a parameter and its function.
  func useElsewhere(hash member: UInt64) -> SwiftPlaces.Row? { told(member, nil, isShown: false) }

  var looksElsewhere: Bool { openMembers != nil || !memberRoles.isEmpty }

  /// Whether nothing tells what it is.
  private func leavesOpen(_ found: SwiftPlaces.Row?) -> Bool {
    guard let found else { return true }
    return found.meaning == .role(.unknown) || found.meaning == .inherits(.unknown)
  }

  /// - Parameter member: a hash of it and its type.
  private func told(_ member: UInt64, _ found: SwiftPlaces.Row?, isShown: Bool) -> SwiftPlaces.Row? {
    let isSeen = found != nil || isShown
    if isSeen { openMembers?.shown.append(member) } else { openMembers?.others.append(member) }
    if found != nil { openMembers?.isPlace = true }
    guard let role = memberRoles.role(of: member) else { return found }
    // That people see it is known.
    if role == .unknown, isSeen { return found }
    var row = found ?? SwiftPlaces.Row(meaning: .role(role), isKey: true)
    (row.meaning, row.isGuess, row.isLikely) = (.role(role), true, true)
    if !isSeen { row.isShownByName = true }
    return row
  }

  /// A hash of the name of a member; of a case, that of its value. nil without a name.
  func hash(ofMember node: SwiftNode) -> UInt64? {
    if node.marks.contains(.enumeration) { return byteHash("rawValue".utf8.span) }
    return node.name.isNone ? nil : byteHash(piece(node.name))
  }

  /// Whether the type around a node is called so, with or without “View” at the end: `SavedToast`, `AccountMenuView`.
  func isIn(_ name: StaticString, around child: Int32) -> Bool {
    guard let type = typeAround(child) else { return false }
    let isView = type.count > 4 && bytes.span.holds("View", at: type.upperBound - 4)
    return holds(name, in: lastWord(of: isView ? SwiftPiece(type.lowerBound, type.upperBound - 4) : type))
  }

  /// The name of the type around a node.
  func typeAround(_ child: Int32) -> SwiftPiece? {
    var parent = source.nodes[Int(child)].parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type, !node.name.isNone { return ownName(of: node) }
      parent = node.parent
    }
    return nil
  }

  /// `Status` of `extension Lesson.Status { … }`.
  func ownName(of type: SwiftNode) -> SwiftPiece {
    var (start, end) = (type.name.lowerBound, type.name.upperBound)
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isASCIILetter {
      start = end + 1
      end = start
      while end < bytes.count, bytes[end].isASCIIAlphanumeric || bytes[end] == UInt8(ascii: "_") { end += 1 }
    }
    return SwiftPiece(start, end)
  }

  /// Whether the braces are those of `extension Status { … }`.
  func isExtension(_ type: SwiftNode) -> Bool {
    let word: StaticString = "extension "
    let start = type.name.lowerBound - word.utf8CodeUnitCount
    return start >= 0 && bytes.span.holds(word, at: start)
  }
}
