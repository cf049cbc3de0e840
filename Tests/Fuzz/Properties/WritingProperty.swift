@testable import CopyLint

/// What is true when one text of a file is replaced.
struct WritingProperty {
  let format: any Format
  let document: Document
  let before: Reading
  let options: ReadingOptions

  /// A text that was read can be written, or the format refuses it; what is written reads as the same.
  func checkOwnText(of index: Int) throws(Violation) {
    let entry = before.entries[index]
    guard let same = entry.edit(replacingValueWith: entry.text, in: document, format: format) else {
      return
    }
    let kept = document.applying([same])
    try hold(kept == document.original, "A value written over itself changes the file.")
    guard let bytes = format.encode(entry.text, in: entry, of: document), document.canHold(bytes) else {
      return
    }
    try check(Edit(range: same.range, bytes: bytes, text: entry.text), index, as: entry.text)
  }

  /// Another text in place of a whole value.
  func checkWhole(_ text: String, _ index: Int) throws(Violation) {
    let entry = before.entries[index]
    guard let edit = entry.edit(replacingValueWith: text, in: document, format: format) else { return }
    try check(edit, index, as: text)
  }

  /// Another text in place of the middle of a value.
  func checkPiece(_ text: String, _ index: Int) throws(Violation) {
    let entry = before.entries[index]
    let sentence = Array(entry.sentence.utf8)
    var range = sentence.count / 3..<sentence.count * 2 / 3
    while range.lowerBound > 0, sentence[range.lowerBound] & 0xC0 == 0x80 {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound > range.lowerBound, sentence[range.upperBound] & 0xC0 == 0x80 {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard let edit = entry.edit(replacing: range, with: text, in: document, format: format) else {
      return
    }
    guard entry.sentence == entry.text else { return try check(edit, index, as: nil) }
    let expected = sentence[..<range.lowerBound] + Array(edit.text.utf8) + sentence[range.upperBound...]
    try check(edit, index, as: String(decoding: expected, as: UTF8.self))
  }

  /// - Parameter expected: the text of the entry after the edit; nil where only the rest is looked at.
  private func check(_ edit: Edit, _ index: Int, as expected: String?) throws(Violation) {
    let bytes = document.applying([edit])
    let isVerified = document.verifies(bytes, after: [edit], format: format, options: options)
    let result = Document(path: document.path, bytes: bytes, isNamed: document.isNamed)
    let after = format.read(result, options: options)
    let entry = before.entries[index]
    func context() -> String {
      """
      “\(entry.key)” \(entry.locale) \(entry.variant): \(entry.text.debugDescription) to \
      \((expected ?? "?").debugDescription)
      --- before
      \(String(decoding: document.bytes, as: UTF8.self).debugDescription)
      --- after
      \(String(decoding: bytes, as: UTF8.self).debugDescription)
      """
    }
    guard isVerified else {
      // --fix leaves out what does not read back. In a file that can be read, a writer knows what it cannot write.
      let isKnown =
        !isSound || edit.range != entry.range || !isEncodedAlike(result)
        || changesForms(edit.text, of: entry, after) || changesColumns(after)
      try hold(
        isKnown || after.entries.contains { $0.isPlace(of: entry, with: edit.text) },
        "What was written does not read back. \(context())")
      return
    }
    try checkBytes(bytes, edit)
    // What a reader makes of a file that is another format's is not looked at.
    guard format.recognizes(document), format.recognizes(result) else { return }
    if let expected {
      try same(after.entries[index].text, expected, "Another text reads back. \(context())")
    }
    // A reader gives up behind so many faults: with one less it reads on.
    guard isSound || before.problems.map(\.message) == after.problems.map(\.message) else { return }
    for other in before.entries.indices where other != index {
      let (old, new) = (before.entries[other], after.entries[other])
      if old.range == nil, old.key == entry.key { continue }
      // Forms share a value. An empty one overlaps nothing, so it is enough that they touch.
      if let range = old.range, range.lowerBound <= edit.range.upperBound,
        edit.range.lowerBound <= range.upperBound
      {
        continue
      }
      let difference = self.difference(old, new, edit: edit, edited: entry)
      try hold(difference == nil, "\(difference ?? "") of “\(old.key)” changed. \(context())")
    }
  }

  /// Whether the file can be read to its end.
  private var isSound: Bool {
    (before.problems + document.problems).allSatisfy {
      $0.rule != "syntax-error" && $0.rule != "invalid-encoding"
    }
  }

  /// Whether the text makes other forms of an ICU message, or may: in a file that need not have messages, all forms
  /// together tell whether it is one.
  private func changesForms(_ text: String, of entry: Entry, _ after: Reading) -> Bool {
    let hasSigns = (entry.text + text).utf8.contains { "{}|'#".utf8.contains($0) }
    if entry.message != nil, hasSigns { return true }
    return (entry.message != nil || hasSigns) && after.entries.map(\.variant) != before.entries.map(\.variant)
  }

  /// What parts the columns of a table is told by its content, so other content may part them elsewhere.
  private func changesColumns(_ after: Reading) -> Bool {
    format is Columns && after.entries.map(\.key) != before.entries.map(\.key)
  }

  /// Where the letters tell the encoding, other letters may tell another one.
  private func isEncodedAlike(_ result: Document) -> Bool {
    result.encoding == document.encoding && result.textStart == document.textStart
  }

  /// All bytes outside of the edit are as they were.
  private func checkBytes(_ bytes: [UInt8], _ edit: Edit) throws(Violation) {
    let place = document.originalRange(of: edit.range)
    let old = document.original
    let rest = old.count - place.upperBound
    try hold(bytes.count >= place.lowerBound + rest, "Bytes outside of the edit are gone.")
    try hold(bytes[..<place.lowerBound] == old[..<place.lowerBound], "Bytes before the edit changed.")
    try hold(bytes.suffix(rest) == old.suffix(rest), "Bytes behind the edit changed.")
  }

  /// What differs in an entry that no edit touched; nil when nothing does.
  private func difference(_ old: Entry, _ new: Entry, edit: Edit, edited: Entry) -> String? {
    if old.key != new.key { return "The key" }
    if old.text != new.text { return "The text" }
    if old.locale != new.locale || old.localeSource != new.localeSource { return "The locale" }
    if old.variant != new.variant { return "The variant" }
    if old.comment != new.comment { return "The comment" }
    // How far a translation is hangs on what it translates, which may be the text that was edited.
    if old.state != new.state, old.source != edited.text { return "The state" }
    if old.syntax != new.syntax { return "The syntax" }
    if old.isTranslatable != new.isTranslatable { return "Whether it is translatable" }
    if old.isFixable != new.isFixable { return "Whether it is fixable" }
    if old.role != new.role || old.roleSource != new.roleSource { return "The role" }
    if old.maxLength != new.maxLength { return "The longest length" }
    if old.source != new.source, old.source != edited.text { return "The source" }
    // A sentence may hold the text that was edited, and all forms of a string are in one.
    if old.sentence == old.text, old.key != edited.key, new.sentence != new.text { return "The sentence" }
    guard let range = old.range else { return new.range == nil ? nil : "The place" }
    let shift = range.lowerBound >= edit.range.upperBound ? edit.bytes.count - edit.range.count : 0
    return new.range == range.lowerBound + shift..<range.upperBound + shift ? nil : "The place"
  }
}

extension Entry {
  /// Whether this is `other` after `text` was written there.
  fileprivate func isPlace(of other: Entry, with text: String) -> Bool {
    key == other.key && locale == other.locale && variant == other.variant && self.text == text
  }
}
