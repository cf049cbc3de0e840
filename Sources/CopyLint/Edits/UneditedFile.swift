/// A file as it reads before it is edited, to compare edited versions with.
struct UneditedFile {
  let document: Document
  let format: any Format
  let options: ReadingOptions
  let reading: Reading

  init(_ document: Document, format: any Format, options: ReadingOptions) {
    self.document = document
    self.format = format
    self.options = options
    reading = format.read(document, options: options)
  }

  /// How `edited`, the file on disk after `edits`, reads compared with what was meant.
  func comparison(with edited: [UInt8], after edits: [Edit]) -> EditComparison {
    let result = Document(path: document.path, bytes: edited, isNamed: document.isNamed)
    guard result.isEditable, hasSameEncoding(result, document), result.textStart == document.textStart else {
      return EditComparison(hasNewProblems: true, firstLost: 0)
    }
    let after = format.read(result, options: options)
    let edits = disjoint(edits)
    var comparison = EditComparison(hasNewProblems: after.problems.count > reading.problems.count)
    for (index, (old, new)) in zip(reading.entries, after.entries).enumerated() {
      guard isSame(old, new, isCode: format.isCode) else {
        comparison.firstLost = index
        return comparison
      }
      if new.text != text(of: old, after: edits) { comparison.wrong.append(index) }
    }
    if reading.entries.count != after.entries.count {
      comparison.firstLost = min(reading.entries.count, after.entries.count)
    }
    return comparison
  }
}

/// How a file with edits reads, compared with how it was meant to.
struct EditComparison {
  /// Whether more is wrong with the file than before, or it can't be read as it was.
  var hasNewProblems = false
  /// Entries with a different text than was meant, by their index.
  var wrong: [Int] = []
  /// The first entry that is not where it was; nothing is known of those after it.
  var firstLost: Int?

  var isMeant: Bool { !hasNewProblems && wrong.isEmpty && firstLost == nil }
}

private func isSame(_ before: Entry, _ after: Entry, isCode: Bool) -> Bool {
  // In code, a text without a key is its own.
  let hasSameKey =
    before.key == after.key || isCode && before.key == before.text && after.key == after.text
  return hasSameKey && before.locale == after.locale && before.variant == after.variant
}

/// The text of `entry` as `edits`, disjoint and in order, are meant to leave it; nil when they can't be told apart.
private func text(of entry: Entry, after edits: [Edit]) -> String? {
  guard let own = entry.range else { return entry.text }
  let edits = edits[entry.indices(of: edits)]
  guard !edits.isEmpty else { return entry.text }
  if let whole = edits.first(where: { $0.range == own }) { return whole.text }
  let map = entry.textMap ?? entry.map
  let text = Array(entry.text.utf8)
  var result: [UInt8] = []
  var done = 0
  for edit in edits {
    guard let range = map.textRange(of: edit.range, textCount: text.count) else { continue }
    guard range.lowerBound >= done else { return nil }
    result += text[done..<range.lowerBound]
    result += edit.text.utf8
    done = range.upperBound
  }
  result += text[done...]
  return String(decoding: result, as: UTF8.self)
}

/// Whether `result` is encoded as `document` is. Without the letters that tell a one-byte encoding from UTF-8, it is
/// both.
private func hasSameEncoding(_ result: Document, _ document: Document) -> Bool {
  result.encoding == document.encoding
    || document.encoding.isSingleByte && result.encoding == .utf8 && result.bytes.allSatisfy { $0 < 0x80 }
}
