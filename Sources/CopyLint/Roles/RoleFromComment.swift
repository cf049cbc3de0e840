/// What a comment says about the role; nil when it says nothing, or several things.
///
/// Tools that collect strings write the comments of all call sites one below the other. A role counts when all
/// lines that name one agree.
///
/// - Parameters:
///   - bytes: Not with class and property of Interface Builder.
///   - isSpokenFile: Whether the file's name says that all its strings are for screen readers.
func roleFromComment(_ bytes: Span<UInt8>, isSpokenFile: Bool) -> RoleEvidence? {
  if KeyReading.isInterfaceBuilderKey(bytes, 0..<bytes.count) {
    return roleFromInterfaceBuilderKey(bytes, 0..<bytes.count)
  }
  var found: RoleEvidence?
  var start = 0
  while start < bytes.count {
    // A suppression and its reason say nothing of what the string is.
    if bytes.holds(Suppression.entryMarker, at: start) {
      start = bytes.firstIndex(of: 0x0A, 0x0D, from: start)
      continue
    }
    let end = endOfComment(bytes, from: start)
    let words = RoleWords(bytes, start..<end, style: .comment)
    if let evidence = CommentReading(words).role(isSpokenFile: isSpokenFile) {
      if let other = found {
        guard let both = agreement(of: other, and: evidence) else { return nil }
        found = both
      } else {
        found = evidence
      }
    }
    start = end
  }
  return found
}

/// Whether a comment says nothing but its text, in the source language, where that is known.
///
/// Swiftfin's habit: the comment is the English text once more, with a slash before it.
func commentRepeats(_ bytes: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
  if bytes.equals(text) { return true }
  var start = 0
  while start < bytes.count, bytes[start] == UInt8(ascii: "/") || bytes[start] <= 0x20 { start += 1 }
  guard start > 0, bytes.count - start == text.count else { return false }
  for index in 0..<text.count where bytes[start + index] != text[index] { return false }
  return true
}

/// A line that begins with a capital is a comment of its own, and so is a suppression; any other goes on with the sentence.
private func endOfComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "c"), bytes.holds(Suppression.entryMarker, at: index) { return index }
    guard bytes[index] == UInt8(ascii: "\n") else {
      index += 1
      continue
    }
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    if index < bytes.count, bytes[index] >= 0x41, bytes[index] <= 0x5A { return index }
  }
  return bytes.count
}

private func agreement(of left: RoleEvidence, and right: RoleEvidence) -> RoleEvidence? {
  let strength = min(left.strength, right.strength)
  if left.role == right.role { return RoleEvidence(left.role, strength) }
  if left.role.part == right.role.part { return RoleEvidence(Role(.none, left.role.part), strength) }
  return left.role.part.isButton && right.role.part.isButton ? RoleEvidence(.button, strength) : nil
}
