/// What the strings are that Kotlin code asks for: `Text(stringResource(R.string.save))` in a `Button`.
///
/// A search for the names of resources, and for what is around each: no parser.
enum KotlinCode {
  /// The brackets around a string that are looked at.
  private static let deepest = 6

  static func uses(in document: Document) -> KeyUses {
    let text = document.bytes.span
    var found = KeyUses()
    var line: UInt32 = 0
    var counted = 0
    var at = document.textStart
    while let start = text.firstIndex(of: "R.string.", from: at, before: text.count) {
      var end = start + 9
      while end < text.count, KotlinWalk.isInName(text[end]) { end += 1 }
      at = end
      while counted < start {
        if text[counted] == 0x0A { line += 1 }
        counted += 1
      }
      let key = KeyName.resource(text.extracting(start + 9..<end))
      let role = Self.role(in: document.bytes, at: start)
      found.uses.append(KeyUses.Use(name: key, short: key, role: role, line: line))
    }
    return found
  }

  /// What a name of a resource is, by the calls around it.
  private static func role(in bytes: [UInt8], at start: Int) -> Role {
    var walk = KotlinWalk(bytes, at: start)
    var isInRow = false
    for _ in 0..<deepest {
      guard let around = walk.next() else { return .unknown }
      if let role = KotlinPlace.role(of: around) {
        // A dialog may hold a table of names and values.
        return isInRow && role == .alertMessage ? .unknown : role
      }
      isInRow = isInRow || around.call == "Row"
      guard KotlinPlace.passes(around) else { return .unknown }
    }
    return .unknown
  }
}
