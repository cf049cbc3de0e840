internal import Readability

/// Members that other files of the run show.
extension SwiftPlaceFinder {
  /// A name that is the argument of a place.
  struct ShownName: BitwiseCopyable, Sendable {
    var name: SwiftPiece
    /// The call or the assignment.
    var call: Int32
    var role: Role
  }

  /// Members that only other files can tell the role of, as hashes of them and their types. Places are asked for without a
  /// change to the finder, so this is an object.
  final class OpenMembers {
    fileprivate(set) var hashes: [UInt64] = []
  }

  /// Notes a name for other files, where that is wanted.
  mutating func noteShown(_ name: ShownName) {
    if openMembers != nil, tellsElsewhere(name.role) { shownNames.append(name) }
  }

  /// Whether other files learn from a use what a name is. A title and a description may be those of anything, the title of a
  /// button is also its label and its tooltip, and what is in a notification is in the app, too.
  private func tellsElsewhere(_ role: Role) -> Bool {
    ![.unknown, .title, .helpText, .accessibilityLabel, .accessibilityValue, .tooltip, .notification]
      .contains(role)
  }

  /// What other files say of the value of a property: `var title: String { "Two files" }`, where they have
  /// `Button(action.title)`.
  ///
  /// It tells what the value is in code. For the strings of other files, it is a guess.
  ///
  /// - Parameter found: what this file says, which counts more.
  func withUseElsewhere(
    _ found: SwiftPlaces.Row?, of node: SwiftNode, isShown: Bool
  ) -> SwiftPlaces.Row? {
    guard looksElsewhere, node.parent >= 0, isDeclared(node), leavesOpen(found, isShown: isShown)
    else { return found }
    let type = source.nodes[Int(node.parent)]
    guard type.kind == .type, !type.name.isNone, let member = hash(ofMember: node) else { return found }
    return told(MemberUses.hash(of: member, in: Self.hash(ofType: piece(ownName(of: type)))), found)
  }

  /// What other files do with an argument of a type: `Command(title: "Two files")`, where they have `Button(command.title)`.
  func withUseElsewhere(
    _ found: SwiftPlaces.Row?, ofArgument argument: SwiftNode, of call: SwiftNode, isShown: Bool
  ) -> SwiftPlaces.Row? {
    guard looksElsewhere, call.kind == .call, !argument.label.isNone,
      !argument.marks.contains(.trailing), leavesOpen(found, isShown: isShown)
    else { return found }
    let name = calledName(call)
    guard !name.isNone, bytes[name.lowerBound].isASCIICapital else { return found }
    let member = byteHash(piece(argument.label))
    return told(MemberUses.hash(of: member, in: Self.hash(ofType: piece(name))), found)
  }

  private var looksElsewhere: Bool { openMembers != nil || !memberRoles.isEmpty }

  /// Whether people see it, and nothing tells as what.
  private func leavesOpen(_ found: SwiftPlaces.Row?, isShown: Bool) -> Bool {
    guard let found else { return isShown }
    return found.meaning == .role(.unknown) || found.meaning == .inherits(.unknown)
  }

  /// - Parameter member: a hash of it and its type.
  private func told(_ member: UInt64, _ found: SwiftPlaces.Row?) -> SwiftPlaces.Row? {
    openMembers?.hashes.append(member)
    guard let role = memberRoles.role(of: member) else { return found }
    var row = found ?? SwiftPlaces.Row(meaning: .role(role), isKey: true)
    (row.meaning, row.isGuess, row.isLikely) = (.role(role), true, true)
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
