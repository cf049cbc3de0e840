internal import Readability

/// The raw values of enumerations, which all have one name.
extension SwiftPlaceFinder {
  struct RawValues {
    private var type: UInt64?
    private var owner: UInt64?
    private(set) var hasSeveralTypes = false
    private var hasSeveralOwners = false
    /// The types whose cases the file lists: `Kind.allCases`.
    private var listed: Set<UInt64> = []

    /// Whether a file has several enumerations, and values of several names are shown: `section.rawValue`, `topic.rawValue`.
    var areMixed: Bool { hasSeveralTypes && hasSeveralOwners }

    mutating func noteType(_ type: UInt64) {
      hasSeveralTypes = hasSeveralTypes || self.type.map { $0 != type } ?? false
      self.type = type
    }

    mutating func noteOwner(_ owner: UInt64) {
      hasSeveralOwners = hasSeveralOwners || self.owner.map { $0 != owner } ?? false
      self.owner = owner
    }

    mutating func noteListed(_ type: UInt64) {
      listed.insert(type)
    }

    /// Whether the file lists the cases of others of its enumerations, and not those of this one.
    func listsOthers(than type: UInt64) -> Bool {
      hasSeveralTypes && !listed.isEmpty && !listed.contains(type)
    }
  }

  /// Notes whose cases the file lists, if it has more than one enumeration to list.
  mutating func noteListedCases() {
    guard rawValues.hasSeveralTypes else { return }
    var from = 0
    while let dot = bytes.span.firstIndex(of: ".allCases", from: from, before: bytes.count) {
      let type = Self.hash(ofType: bytes.span.extracting(bytes.span.startOfName(before: dot)..<dot))
      rawValues.noteListed(type)
      from = dot + 1
    }
  }

  /// Notes the name before the dot, where a raw value is shown.
  mutating func noteOwner(ofRawValue name: SwiftPiece) {
    let dot = name.lowerBound - 1
    guard dot > 0, bytes[dot] == UInt8(ascii: ".") else { return }
    rawValues.noteOwner(byteHash(bytes.span.extracting(bytes.span.startOfName(before: dot)..<dot)))
  }

  /// The enumeration whose raw value a literal is.
  func enumeration(ofRawValue literal: SwiftNode) -> Int32? {
    guard literal.parent >= 0, case let owner = source.nodes[Int(literal.parent)],
      owner.marks.contains(.enumeration), owner.parent >= 0,
      source.nodes[Int(owner.parent)].kind == .type
    else { return nil }
    return owner.parent
  }

  /// Whether an enumeration can list its cases, and all of its raw values are written as people read them: `enum Kind: String,
  /// CaseIterable { case all = "Everything"; case few = "Few" }`, but not `case all = "All"` alone, which is only a name.
  func hasNamedChoices(_ enumeration: Int32) -> Bool {
    let type = source.nodes[Int(enumeration)]
    guard !isForPrograms(type.name),
      inheritedTypes(of: type).contains(where: { holds("CaseIterable", in: $0) })
    else { return false }
    var (all, others) = (0, 0)
    // The first ones tell.
    for node in source.nodes[Int(enumeration + 1)..<Int(type.after)].prefix(400) where node.kind == .literal {
      guard self.enumeration(ofRawValue: node) == enumeration, let value = SwiftText.plain(node, bytes),
        !value.isEmpty
      else { continue }
      guard bytes[value.lowerBound].isASCIICapital else { return false }
      all += 1
      let name = source.nodes[Int(node.parent)].name
      let isName = bytes[name.range].dropFirst().elementsEqual(bytes[value].dropFirst())
      if !isName { others += 1 }
    }
    return all > 1 && others > 0
  }

  /// What the uses of the raw values of an enumeration say.
  func useOfRawValue(_ node: SwiftNode) -> SwiftPlaces.Row? {
    guard var row = use(byteHash("rawValue".utf8.span), in: node.parent) else { return nil }
    // Of which enumeration they are doesn't show.
    if rawValues.areMixed { row.meaning = .role(.unknown) }
    // `Picker("Kind", selection: $kind) { ForEach(Kind.allCases) { Text($0.rawValue) } }` shows those of no other.
    if case .role(.menuItem) = row.meaning, rawValues.listsOthers(than: hashOfType(around: node.parent)) {
      row.meaning = .role(.unknown)
    }
    return row
  }
}
