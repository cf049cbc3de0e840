internal import Readability

/// The role that a text shows by itself; nil for most.
///
/// Only openings and endings that are certain: “Failed to …”, “… failed.”, “Delete …?”. A rule (“Cannot be
/// empty”), a single word (“Failed”, a filter) or a question (“Can't sign in?”, a link) shows nothing.
///
/// - Parameters:
///   - bytes: UTF-8.
///   - lists: those of the language.
func roleFromText(_ bytes: Span<UInt8>, _ lists: WordLists) -> Role? {
  guard bytes.count > 0 else { return nil }
  let list = WordLists.Name.tellingTexts
  let opens = lists.mayBegin(with: bytes[0], in: list)
  var end = bytes.count
  while end > 0,
    bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "!") || bytes[end - 1] <= 0x20
  {
    end -= 1
  }
  guard end > 0 else { return nil }
  if opens, let role = roleFromOpening(bytes, isQuestion: bytes[end - 1] == UInt8(ascii: "?"), lists) {
    return role
  }
  if endsInFailure(bytes, end, lists) { return .error }
  return roleFromWhole(bytes, end, lists)
}

/// “Try again” is a button wherever it is, “Font size:” names a field, “Saved successfully” reports.
private func roleFromWhole(_ bytes: Span<UInt8>, _ end: Int, _ lists: WordLists) -> Role? {
  let spaces = bytes.countSpaces
  if bytes[end - 1] == UInt8(ascii: ":") {
    let isLabel = end > 4 && spaces < 3 && bytes[0].isASCIICapital && bytes[1].isASCIISmall
    return isLabel && !isKnown(bytes.extracting(0..<end), lists) ? .fieldLabel : nil
  }
  if end < 24, isKnown(bytes.extracting(0..<end), lists) { return .button }
  guard spaces > 0, end > 13, spaces < 16 else { return nil }
  if bytes.holds("Automatically ", at: 0) {
    // “Automatically added from a card” says what happened, and “Automatically finds the names” what something does.
    let word = bytes.firstIndex(of: 0x20, 0x20, from: 14)
    let isOrder = !bytes.holds("ed", at: word - 2) && !bytes.holds("s", at: word - 1)
    return spaces < 8 && end == bytes.count && isOrder ? .toggle : nil
  }
  return bytes.holds(" successfully", at: end - 13) || bytes.holds("Successfully ", at: 0) ? .toast : nil
}

/// Whether the list has the whole text, with “=” before it.
private func isKnown(_ text: Span<UInt8>, _ lists: WordLists) -> Bool {
  var hash = WordHash()
  for scalar in "= ".unicodeScalars { hash.add(scalar.value) }
  var index = 0
  while index < text.count { hash.add(foldedScalar(of: text, at: &index)) }
  return lists.contains(hash: hash.value, in: .tellingTexts)
}

/// The role of a text by its first words, four at most.
private func roleFromOpening(_ bytes: Span<UInt8>, isQuestion: Bool, _ lists: WordLists) -> Role? {
  var hash = WordHash()
  var index = 0
  var words = 0
  let asks = bytes.firstIndex(of: UInt8(ascii: "?"), UInt8(ascii: "?"), from: 0) < bytes.count
  while index < bytes.count, words < (asks ? 5 : 4) {
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ",") {
      hash.add(foldedScalar(of: bytes, at: &index))
    }
    words += 1
    let isLast = index == bytes.count
    if asks, !isLast, lists.contains(hash: question(hash), in: .tellingTexts) {
      // “Are you sure? …” is a message, “Delete note?” the title above it.
      if words > 2 { return .confirmationMessage }
      return isQuestion && !hasSentenceEnd(bytes, before: bytes.count - 1) ? .confirmationTitle : nil
    }
    if lists.contains(hash: hash.value, in: .tellingTexts) {
      let isRule = isLast ? words < 3 : states(bytes, from: index)
      return isRule || isQuestion || asksFirst(bytes) ? nil : .error
    }
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    hash.add(0x20)
  }
  return nil
}

/// The hash of the words with “ ?” after them.
private func question(_ words: WordHash) -> UInt64 {
  var hash = words
  for scalar in " ?".unicodeScalars { hash.add(scalar.value) }
  return hash.value
}

/// Whether the words after it turn it into a rule or a fact: “Cannot be undone”.
private func states(_ bytes: Span<UInt8>, from start: Int) -> Bool {
  bytes.count > start + 3 && bytes[start + 1] == UInt8(ascii: "b") && bytes[start + 2] == UInt8(ascii: "e")
    && !bytes[start + 3].isASCIILetter
}

/// Whether the first sentence is a question.
private func asksFirst(_ bytes: Span<UInt8>) -> Bool {
  for index in bytes.indices {
    if bytes[index] == UInt8(ascii: "?") { return true }
    if bytes[index] == UInt8(ascii: "."), bytes.byte(index + 1) <= 0x20 { return false }
  }
  return false
}

/// Whether a sentence ends before the end of the text.
private func hasSentenceEnd(_ bytes: Span<UInt8>, before end: Int) -> Bool {
  for index in 0..<max(0, end) where bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "?") {
    if bytes[index + 1] <= 0x20 { return true }
  }
  return false
}

/// Whether the last word says that it did not work: “Upload failed”, not “3 failed” or “No build failed”.
private func endsInFailure(_ bytes: Span<UInt8>, _ end: Int, _ lists: WordLists) -> Bool {
  guard lists.mayEnd(with: bytes[end - 1], in: .tellingTexts) else { return false }
  var start = end
  while start > 0, bytes[start - 1].isASCIILetter { start -= 1 }
  let before = bytes.byte(start - 2)
  let isWord =
    before.isASCIILetter || before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") || before >= 0x80
  guard start > 2, start < end, bytes[start - 1] == 0x20, isWord else { return false }
  var hash = WordHash()
  for scalar in "… ".unicodeScalars { hash.add(scalar.value) }
  var index = start
  while index < end { hash.add(foldedScalar(of: bytes, at: &index)) }
  guard lists.contains(hash: hash.value, in: .tellingTexts) else { return false }
  let first = bytes.extracting(0..<bytes.firstIndex(of: 0x20, 0x20, from: 0))
  return bytes.countSpaces < 12 && !lists.contains(first, in: .negatives)
}
