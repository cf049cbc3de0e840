extension JSONReader {
  /// Whether an object is a plural whose forms are members: `{"one": "{} app", "other": "{} apps"}`.
  ///
  /// Its names alone don't tell: `{"one": "One", "two": "Two", "other": "Other"}` is three strings. Forms show a value, or they
  /// begin alike, as “Hash” and “Hashes” do.
  func isNamedPlural(_ object: Int) -> Bool {
    var other: Range<Int>?
    var forms: [Range<Int>] = []
    var showsValue = false
    for member in members(of: object) {
      guard nodes[member.value].kind == .string, let name = string(at: member.name),
        let category = PluralCategory(rawValue: name)
      else { return false }
      let range = nodes[member.value].range
      if category == .other { other = range } else { forms.append(range) }
      showsValue =
        showsValue || range.contains { bytes[$0] == UInt8(ascii: "{") || bytes[$0] == UInt8(ascii: "%") }
    }
    guard let other, !forms.isEmpty else { return false }
    return showsValue || forms.contains { beginAlike($0, other) }
  }

  private func beginAlike(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let shared = zip(left, right).prefix { bytes[$0] == bytes[$1] }.count
    return shared == left.count && shared == right.count || shared >= Self.fewestShared
  }

  /// In bytes: “On” begins “One” and “Once”.
  private static let fewestShared = 3
}
