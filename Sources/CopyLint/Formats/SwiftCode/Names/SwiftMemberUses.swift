internal import Readability

/// Which members of types a Swift file shows, and which its types have.
struct SwiftMemberUses {
  private let bytes: [UInt8]
  private let source: SwiftSource
  private let finder: SwiftPlaceFinder
  private let types: SwiftValueTypes

  /// - Parameter finder: with the places of names, which `findUses()` noted.
  init(_ bytes: [UInt8], _ source: SwiftSource, _ finder: SwiftPlaceFinder) {
    self.bytes = bytes
    self.source = source
    self.finder = finder
    types = SwiftValueTypes(bytes, source, isAsked: !finder.shownNames.isEmpty)
  }

  func all() -> MemberUses {
    var found = MemberUses()
    found.askedRoles = finder.openMembers?.shown ?? []
    found.asked = finder.openMembers?.others ?? []
    addUses(to: &found)
    addParameters(to: &found)
    addTypes(to: &found)
    addDeclarations(to: &found)
    return found
  }

  private func addUses(to found: inout MemberUses) {
    for site in finder.shownNames {
      guard let owner = owner(of: site) else { continue }
      let member = byteHash(finder.piece(site.name))
      if site.through == 0 {
        found.uses.append(MemberUses.Use(owner: owner, member: member, role: role(of: site, in: owner)))
      } else if case .type(let type) = owner {
        found.handedOn.append(
          MemberUses.HandedOn(member: MemberUses.hash(of: member, in: type), type: type, by: site.through))
      }
    }
  }

  /// What a member is shown as. All types may have a `description`: a value that only has the name of one tells no more of it.
  private func role(of site: SwiftPlaceFinder.ShownName, in owner: MemberUses.Owner) -> Role {
    guard case .value = owner else { return site.role }
    return finder.holds("description", in: site.name) || finder.holds("rawValue", in: site.name)
      ? .unknown : site.role
  }

  private func addParameters(to found: inout MemberUses) {
    for shown in finder.shownParameters {
      let role = finder.parameters[shown.parameter].map(\.role) ?? .unknown
      found.parameters.append(
        MemberUses.Parameter(
          function: byteHash(finder.piece(shown.function)), hash: shown.parameter,
          role: finder.tellsElsewhere(role) ? role : .unknown, through: shown.through))
    }
  }

  private func addTypes(to found: inout MemberUses) {
    for node in source.nodes where node.kind == .type && !node.name.isNone {
      let type = SwiftPlaceFinder.hash(ofType: finder.piece(finder.ownName(of: node)))
      for inherited in finder.inheritedTypes(of: node) {
        let from = SwiftPlaceFinder.hash(ofType: finder.piece(inherited))
        found.inheritances.append(MemberUses.Inheritance(type: type, from: from))
        if finder.holds("LocalizedError", in: inherited) {
          found.uses.append(
            MemberUses.Use(owner: .type(type), member: SwiftPlaceFinder.payload, role: .error))
        }
      }
      if !finder.isExtension(node) {
        found.types.append(SwiftPlaceFinder.hash(ofType: finder.piece(node.name)))
      }
    }
  }

  private func addDeclarations(to found: inout MemberUses) {
    var known = TypeHashes()
    for node in source.nodes where node.parent >= 0 && finder.isDeclared(node) {
      if node.kind == .body, finder.takesText(node) {
        found.functions.append(byteHash(finder.piece(node.name)))
      }
      let type = source.nodes[Int(node.parent)]
      guard type.kind == .type, !type.name.isNone, let member = finder.hash(ofMember: node) else { continue }
      found.declarations.append(declaration(of: member, in: finder.ownName(of: type), &known))
    }
    for stored in types.stored {
      found.declarations.append(declaration(of: byteHash(finder.piece(stored.name)), in: stored.type, &known))
    }
  }

  /// The last type that was asked for: most have several members, one after the other.
  private struct TypeHashes {
    var name = SwiftPiece.none
    var declaration = MemberUses.Declaration(type: 0, value: 0, lastWord: 0, member: 0)
  }

  private func declaration(
    of member: UInt64, in type: SwiftPiece, _ known: inout TypeHashes
  ) -> MemberUses.Declaration {
    if known.name != type {
      known.name = type
      known.declaration.type = SwiftPlaceFinder.hash(ofType: finder.piece(type))
      known.declaration.value = hashOfValue(type)
      known.declaration.lastWord = hashOfValue(finder.lastWord(of: type))
    }
    known.declaration.member = member
    return known.declaration
  }

  /// `section` of `Section`.
  private func hashOfValue(_ name: SwiftPiece) -> UInt64 {
    Self.hash(ofValue: finder.piece(name))
  }

  /// A hash of a name as if it began with a small letter.
  private static func hash(ofValue name: Span<UInt8>) -> UInt64 {
    guard name.count > 0 else { return byteHash(name) }
    let first = name[0].isASCIICapital ? name[0] | 0x20 : name[0]
    return mixed(UInt64(first), byteHash(name.extracting(1..<min(name.count, 256))))
  }

  /// What has the member that is shown: the type that is named, the one that the value was declared with, or the one around.
  private func owner(of site: SwiftPlaceFinder.ShownName) -> MemberUses.Owner? {
    var end = site.name.lowerBound
    guard end > 0, bytes[end - 1] == UInt8(ascii: ".") else {
      return finder.typeAround(site.call).map { .type(SwiftPlaceFinder.hash(ofType: finder.piece($0))) }
    }
    end -= 1
    while end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    let start = bytes.span.startOfName(before: end)
    if start == end, bytes.span.byte(end - 1) == UInt8(ascii: "\\"), let list = list(ofElementAt: start) {
      return owner(ofMemberOf: list)
    }
    let value = SwiftPiece(start, end)
    guard !value.isNone else { return nil }
    if finder.holds("self", in: value) || finder.holds("Self", in: value) {
      return finder.typeAround(site.call).map { .type(SwiftPlaceFinder.hash(ofType: finder.piece($0))) }
    }
    if bytes[start].isASCIICapital { return .type(SwiftPlaceFinder.hash(ofType: finder.piece(value))) }
    // `SidebarSection.library.title` names the type, too.
    if start > 1, bytes[start - 1] == UInt8(ascii: ".") {
      let first = bytes.span.startOfName(before: start - 1)
      let owner = SwiftPiece(first, start - 1)
      if !owner.isNone, bytes[first].isASCIICapital {
        return .type(SwiftPlaceFinder.hash(ofType: finder.piece(owner)))
      }
    }
    let holder = bytes[start].isASCIISmall ? value : list(ofElementAt: start)
    return holder.flatMap(owner(ofMemberOf:))
  }

  /// What has the members of a value, or of each element of a list.
  private func owner(ofMemberOf value: SwiftPiece) -> MemberUses.Owner? {
    switch types.type(of: finder.piece(value)) {
    // A text has no member of the app's own: `{ issue in Text(issue.title) }` hides the property `issue`.
    case .one(let type) where !Self.plainTypes.contains(type): return .type(type)
    case .several: return nil
    case .one, .unknown: return .value(Self.hash(ofValue: finder.piece(value)))
    }
  }

  /// `levels` of `levels.map { $0.title }` and `levels.map(\.title)`.
  ///
  /// - Parameter start: where `0` or the name after the dot begins.
  private func list(ofElementAt start: Int) -> SwiftPiece? {
    var end = start
    while end > 0, Self.beforeElement.contains(bytes[end - 1]) { end -= 1 }
    let word: StaticString = ".map"
    guard bytes.span.holds(word, at: end - word.utf8CodeUnitCount) else { return nil }
    end -= word.utf8CodeUnitCount
    let list = SwiftPiece(bytes.span.startOfName(before: end), end)
    return list.isNone || !bytes[list.lowerBound].isASCIISmall ? nil : list
  }

  private static let beforeElement = " {($\\".utf8.map { $0 }

  private static let plainTypes = ["String", "Int", "Double", "Bool"].map { (name: String) in
    SwiftPlaceFinder.hash(ofType: name.utf8.span)
  }
}
