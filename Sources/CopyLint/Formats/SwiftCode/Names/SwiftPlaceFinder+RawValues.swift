internal import Readability

/// The raw values of enumerations, which all have one name.
extension SwiftPlaceFinder {
  struct RawValues {
    private var type: UInt64?
    private var owner: UInt64?
    private var hasSeveralTypes = false
    private var hasSeveralOwners = false

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
  }

  /// Notes the name before the dot, where a raw value is shown.
  mutating func noteOwner(ofRawValue name: SwiftPiece) {
    let dot = name.lowerBound - 1
    guard dot > 0, bytes[dot] == UInt8(ascii: ".") else { return }
    rawValues.noteOwner(byteHash(bytes.span.extracting(bytes.span.startOfName(before: dot)..<dot)))
  }

  /// What the uses of the raw values of an enumeration say.
  func useOfRawValue(_ node: SwiftNode) -> SwiftPlaces.Row? {
    guard var row = use(byteHash("rawValue".utf8.span), in: node.parent) else { return nil }
    // Of which enumeration they are doesn't show.
    if rawValues.areMixed { row.meaning = .role(.unknown) }
    return row
  }
}
