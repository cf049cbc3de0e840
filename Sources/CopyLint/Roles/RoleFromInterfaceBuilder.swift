/// The places of class and property in a comment of Interface Builder.
struct InterfaceBuilderProperty {
  var className: Range<Int>
  var property: Range<Int>
}

/// Finds them in `Class = "NSButtonCell"; title = "OK"; ObjectID = "172";`; nil for any other comment.
func interfaceBuilderProperty(in bytes: Span<UInt8>) -> InterfaceBuilderProperty? {
  guard starts(bytes, at: skipBlanks(bytes, from: 0), with: "Class = \"") else { return nil }
  let start = skipBlanks(bytes, from: 0) + 9
  guard let quote = find(UInt8(ascii: "\""), in: bytes, from: start) else { return nil }
  guard let semicolon = find(UInt8(ascii: ";"), in: bytes, from: quote) else { return nil }
  let name = skipBlanks(bytes, from: semicolon + 1)
  guard let equals = find(UInt8(ascii: "="), in: bytes, from: name) else { return nil }
  return InterfaceBuilderProperty(className: start..<quote, property: name..<equals)
}

/// The role that follows from class and property.
///
/// - Parameter isShort: whether the text has three words at most.
func roleFromInterfaceBuilder(
  _ bytes: Span<UInt8>, _ place: InterfaceBuilderProperty, isShort: Bool
) -> RoleEvidence? {
  let owner = RoleWords(bytes, place.className)
  let property = RoleWords(bytes, place.property)
  guard let role = interfaceBuilderRole(of: owner, property: property, isShort: isShort) else { return nil }
  return RoleEvidence(role, .certain)
}

/// The role that a key such as `172.ibShadowedToolTip` shows without its class. `.title` may be any visible text.
func roleFromInterfaceBuilderKey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> RoleEvidence? {
  let words = RoleWords(bytes, range)
  if words.contains(.accessibility) {
    return RoleEvidence(words.contains(.hint) ? .accessibilityHint : .accessibilityLabel, .certain)
  }
  if words.contains(.tooltip) { return RoleEvidence(.tooltip) }
  // "ibShadowedIsNilPlaceholder" stands for a missing value, "placeholderString" in an empty field.
  if words.contains(.placeholder), !words.contains(.boundary) { return RoleEvidence(.placeholder) }
  return words.contains(.header) ? RoleEvidence(.heading) : nil
}

private func interfaceBuilderRole(of owner: RoleWords, property: RoleWords, isShort: Bool) -> Role? {
  if property.contains(.accessibility) {
    if property.contains(.hint) { return .accessibilityHint }
    return property.contains(.value) ? .accessibilityValue : .accessibilityLabel
  }
  if property.contains(.tooltip) { return .tooltip }
  if property.contains(.placeholder) { return property.contains(.boundary) ? nil : .placeholder }
  if property.contains(.footer) { return .helpText }
  if property.contains(.header) || owner.contains(.column) || owner.contains(.box) { return .heading }
  if owner.contains(.popup) { return nil }
  if owner.contains(.menu) || owner.contains(.menuItem) { return .menuItem }
  if owner.contains(.tab) || owner.contains(.tabBar) { return .tab }
  if owner.contains(.button) {
    // A check box and a radio button are button cells too; their titles are longer.
    return isShort || !owner.contains(.row) ? .button : nil
  }
  if owner.contains(.toolbar) { return .button }
  if owner.contains(.field) || owner.contains(.label) { return .body }
  return owner.contains(.screen) && property.contains(.title) ? .navigationTitle : nil
}

private func skipBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  return index
}

private func find(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int? {
  var index = start
  while index < bytes.count {
    if bytes[index] == byte { return index }
    index += 1
  }
  return nil
}

private func starts(_ bytes: Span<UInt8>, at start: Int, with prefix: String) -> Bool {
  let prefix = prefix.utf8.span
  guard bytes.count - start >= prefix.count else { return false }
  for index in 0..<prefix.count where bytes[start + index] != prefix[index] { return false }
  return true
}
