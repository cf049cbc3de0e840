internal import Readability

extension SwiftPlaceFinder {
  /// What the uses of a property or function of this file say of its value.
  ///
  /// - Parameter node: its body, or what it is assigned.
  func use(of node: SwiftNode) -> SwiftPlaces.Row? {
    node.name.isNone ? nil : use(byteHash(piece(node.name)), in: node.parent)
  }

  /// - Parameter name: a hash.
  func use(_ name: UInt64, in parent: Int32) -> SwiftPlaces.Row? {
    guard !uses.isEmpty else { return nil }
    if let local = hashOfVariable(name, from: parent) {
      return uses[local].map {
        SwiftPlaces.Row(meaning: .role($0.role), isText: $0.isText, isGuess: $0.isGuess)
      }
    }
    // Which `title` is meant by `file.title` shows only if one type of the file has one.
    let (anywhere, inType) = (
      declaring[name] == Self.severalTypes ? nil : uses[name],
      uses[max(1, mixed(name, hashOfType(around: parent)))]
    )
    guard let use = anywhere ?? inType else { return nil }
    var role = use.role
    if let anywhere, let inType, anywhere.role != inType.role {
      let known = anywhere.role == .unknown || inType.role == .unknown
      role =
        anywhere.isMixed || inType.isMixed
        ? .unknown
        : known
          ? (anywhere.role == .unknown ? inType.role : anywhere.role)
          : anywhere.role.common(with: inType.role)
    }
    let isText = anywhere?.isText ?? true && inType?.isText ?? true
    let isGuess = anywhere?.isGuess ?? true && inType?.isGuess ?? true
    return SwiftPlaces.Row(meaning: .role(role), isText: isText, isGuess: isGuess)
  }

  /// A hash of the type around a place; of none, 1.
  func hashOfType(around parent: Int32) -> UInt64 {
    var parent = parent
    for _ in 0..<Self.deepest where parent >= 0 {
      let node = source.nodes[Int(parent)]
      if node.kind == .type, !node.name.isNone { return Self.hash(ofType: piece(node.name)) }
      parent = node.parent
    }
    return 1
  }

  /// Each member of a type asks for it, so the end of a name that nobody could write is left out.
  static func hash(ofType name: Span<UInt8>) -> UInt64 {
    byteHash(name.extracting(0..<min(name.count, 256)))
  }

  /// A hash of a member of a type that the code names.
  func hash(ofMember member: UInt64, in type: SwiftPiece) -> UInt64 {
    MemberUses.hash(of: member, in: Self.hash(ofType: piece(type)))
  }

  /// A hash of a name, as its use has it: `title` and `self.title` are of the type around, `file.title` may be of any.
  func hash(ofUse name: SwiftPiece, in call: Int32) -> UInt64 {
    let hash = byteHash(piece(name))
    let isBare = name.lowerBound == 0 || bytes[name.lowerBound - 1] != UInt8(ascii: ".")
    if isBare, let local = hashOfVariable(hash, from: call) { return local }
    var own = hashOfType(around: source.nodes[Int(call)].parent)
    let dot = name.lowerBound - 1
    if dot > 0, bytes[dot] == UInt8(ascii: ".") {
      let first = bytes.span.startOfName(before: dot)
      let before = bytes.span.extracting(first..<dot)
      let isSelf = before.count == 4 && (before.holds("self", at: 0) || before.holds("Self", at: 0))
      if !isSelf {
        // `Words.title` is of the type that it names.
        guard bytes[first].isASCIICapital else { return hash }
        own = Self.hash(ofType: before)
      }
    }
    return mixed(hash, own)
  }

  /// A hash of a variable of the function around a place; nil for what a type or the file declares.
  func hashOfVariable(_ name: UInt64, from child: Int32) -> UInt64? {
    guard locals[name] != nil else { return nil }
    var parent = child
    for _ in 0..<Self.deepest where parent >= 0 {
      let local = hash(ofVariable: name, in: parent)
      if locals[local] != nil { return local }
      parent = source.nodes[Int(parent)].parent
    }
    return nil
  }

  private func hash(ofVariable name: UInt64, in parent: Int32) -> UInt64 {
    max(1, mixed(name, UInt64(truncatingIfNeeded: parent) &+ 3))
  }

  /// Instead of the type that declares a name.
  private static let severalTypes: UInt64 = 0

  /// Notes which type declares each name whose value is in the file.
  private mutating func noteDeclared(_ node: SwiftNode) {
    let name = byteHash(piece(node.name))
    let outer = node.parent >= 0 ? source.nodes[Int(node.parent)].kind : .file
    if node.kind == .assignment, outer != .type, outer != .file {
      locals.set(true, for: name)
      locals.set(true, for: hash(ofVariable: name, in: node.parent))
      return
    }
    let type = hashOfType(around: node.parent)
    if node.marks.contains(.enumeration) { rawValues.noteType(type) }
    declaring.set(declaring[name] ?? type == type ? type : Self.severalTypes, for: name)
  }

  /// Notes which names are arguments of places of the table: `Text(state.title)` makes `title` a text.
  ///
  /// What a name is besides a text counts more.
  mutating func findUses() {
    // Tables that grow cost more than a slot for each few nodes.
    declaring.reserve(source.nodes.count / 16, like: 0)
    for node in source.nodes where isDeclared(node) && !node.name.isNone { noteDeclared(node) }
    noteListedCases()
    // Backwards: what a name is made into has its uses below.
    for index in source.nodes.indices.reversed() {
      let node = source.nodes[index]
      switch node.kind {
      case .assignment where node.marks.contains(.declaration): noteRenamed(node)
      case .assignment: noteAssigned(node, at: Int32(index))
      case .result, .body: noteGivenBack(node, at: Int32(index))
      case .interpolation: noteInterpolated(node, at: Int32(index))
      case .call: noteArguments(of: node, at: Int32(index))
      default: break
      }
    }
    noteOpenNames()
    noteKept()
    noteHandedOn()
  }

  private mutating func noteArguments(of call: SwiftNode, at index: Int32) {
    noteRepeated(index)
    noteGivenOn(call, at: index)
    if holds("append", in: call.name) { noteAppended(call, at: index) }
    noteFallback(call, at: index)
    guard table.mayHold(piece(calledName(call))) else { return }
    for value in source.arguments(of: call) {
      if value.label.isNone, value.value.range.count < 200, holds("Text", in: call.name) {
        noteJoined(value.value, in: index)
      }
      // The first argument without a label is the last of them that the list comes to.
      guard value.label.isNone ? value.previous < 0 : true else { continue }
      if let part = usedPart(value.value) {
        if let (role, _) = role(ofArgument: value.label, at: index) { noteUse(of: part, role, in: index) }
        continue
      }
      let names = usedNames(value.value)
      guard !names.isEmpty, let (role, isGuess) = role(ofArgument: value.label, at: index) else { continue }
      let isText = role == .unknown && isTextAlone(index)
      for name in names {
        noteUse(of: name, role, in: index, isText: isText, isGuess: isGuess)
        noteParameter(name, role, isGuess: isGuess, usedIn: index)
        noteBound(name, role, usedIn: index)
      }
    }
  }

  /// Notes the name in `alert.messageText = text`, and in `status = text`, where people see the status.
  private mutating func noteAssigned(_ node: SwiftNode, at index: Int32) {
    guard table.mayHold(piece(node.name)) else {
      if let row = useOfVariable(node), case .role(let role) = row.meaning, let name = nameGiven(to: node) {
        noteUse(of: name, role, in: index)
      }
      return
    }
    guard let name = nameGiven(to: node), case .role(let role)? = valueRow(node)?.meaning else { return }
    let whole = role.isOfAlert ? alertRole(role, at: index, lookup: SwiftNode.nothing, of: nil) : role
    let isGuess = whole.isOfAlert && offersChoices(index)
    noteUse(of: name, whole, in: index, isGuess: isGuess)
    noteParameter(name, whole, isGuess: isGuess, usedIn: index)
  }

  /// Notes that people see what a name stands for, in this file and for others.
  ///
  /// - Parameters:
  ///   - index: the call or the assignment.
  ///   - isGuess: whether nothing makes the role certain.
  mutating func noteUse(
    of name: SwiftPiece, _ role: Role, in index: Int32, isText: Bool = false, isGuess: Bool = true
  ) {
    // One of several lines is not the whole error.
    let role = isOneOfSeveral(name) ? .unknown : role
    noteShown(ShownName(name: name, call: index, role: role))
    if holds("rawValue", in: name) { noteOwner(ofRawValue: name) }
    Self.note(role, of: max(1, hash(ofUse: name, in: index)), in: &uses, isText: isText, isGuess: isGuess)
  }

  /// What a name is where it is used: in an alert that tells of a failure, an error.
  private func roleOfUse(_ place: SwiftPlace) -> Role {
    if place.role == .button, place.decider >= 0, opensSection(place.decider) { return .heading }
    guard place.role.container == .alert, place.decider >= 0 else { return place.role }
    let whole = alertRole(place.role, at: place.decider, lookup: SwiftNode.nothing, of: nil)
    return whole.container == .error ? whole : place.role
  }

  /// What a place says of an argument, and whether only a guess does.
  func role(ofArgument label: SwiftPiece, at call: Int32) -> (role: Role, isGuess: Bool)? {
    var place = SwiftPlace()
    switch row(of: source.nodes[Int(call)], label)?.meaning {
    case .role(let role)?:
      let role = refined(role, by: source.nodes[Int(call)], label)
      guard role.isOfAlert else { return (role, false) }
      let whole = alertRole(role, at: call, lookup: SwiftNode.nothing, of: nil)
      return (whole, whole.isOfAlert && offersChoices(call))
    case .inherits(let role)?:
      place.role = role
      let found = self.place(from: call, isShown: true, &place)
      return found.flatMap {
        $0.role == .unknown && !$0.isShown ? nil : (roleOfUse($0), !isCertain($0.role, of: $0))
      }
    case .shows?:
      place.view = call
      guard let found = self.place(from: call, isShown: true, &place) else { return nil }
      // A value after the name of a control is no name.
      if found.role.namesControl, isSecond(call) { return (.unknown, false) }
      return (roleOfUse(found), !isCertain(found.role, of: found))
    case .passes?:
      let found = self.place(from: call, isShown: false, &place)
      return found.flatMap {
        $0.role == .unknown && !$0.isShown ? nil : ($0.role, !isCertain($0.role, of: $0))
      }
    case nil: return nil
    }
  }
}
