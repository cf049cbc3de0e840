/// Whether `edited`, the file on disk after `edits` of `document`, reads back as it was meant: the same entries in
/// the same order, each with its text as before but for the edits in it, and no new problem.
public func verifies(
  _ edited: [UInt8], after edits: [Edit], of document: Document, format: any Format, options: ReadingOptions
) -> Bool {
  let result = Document(path: document.path, bytes: edited, isNamed: document.isNamed)
  guard result.isEditable, hasSameEncoding(result, document), result.textStart == document.textStart else {
    return false
  }
  let before = format.read(document, options: options)
  let after = format.read(result, options: options)
  guard before.entries.count == after.entries.count, after.problems.count <= before.problems.count else {
    return false
  }
  let edits = disjoint(edits)
  return zip(before.entries, after.entries).allSatisfy { before, after in
    before.key == after.key && before.locale == after.locale && before.variant == after.variant
      && after.text == text(of: before, after: edits)
  }
}

/// The text of `entry` as `edits`, disjoint and ordered, are meant to leave it.
private func text(of entry: Entry, after edits: [Edit]) -> String {
  guard let own = entry.range else { return entry.text }
  let map = entry.textMap ?? entry.map
  var bytes: [UInt8]?
  for edit in edits.reversed() where own.lowerBound <= edit.range.lowerBound {
    guard edit.range.upperBound <= own.upperBound else { continue }
    if edit.range == own {
      bytes = Array(edit.text.utf8)
      continue
    }
    let text = bytes ?? Array(entry.text.utf8)
    guard let range = map.textRange(of: edit.range, textCount: entry.text.utf8.count) else { continue }
    bytes = text[..<range.lowerBound] + Array(edit.text.utf8) + text[range.upperBound...]
  }
  return bytes.map { String(decoding: $0, as: UTF8.self) } ?? entry.text
}

/// Whether `result` is encoded as `document` is. Without the letters that tell a byte a character from UTF-8, it is
/// both.
private func hasSameEncoding(_ result: Document, _ document: Document) -> Bool {
  result.encoding == document.encoding
    || document.encoding.isSingleByte && result.encoding == .utf8 && result.bytes.allSatisfy { $0 < 0x80 }
}
