/// Whether `edited`, the file on disk after `edits` of `document`, reads back as it was meant: the same entries in
/// the same order, each with its text as before but for the edits in it, and no new problem.
public func verifies(
  _ edited: [UInt8], after edits: [Edit], of document: Document, format: any Format, options: ReadingOptions
) -> Bool {
  let result = Document(path: document.path, bytes: edited)
  guard result.isEditable, result.encoding == document.encoding, result.textStart == document.textStart else {
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
      && after.sentence == sentence(of: before, after: edits)
  }
}

/// The sentence of `entry` as `edits`, disjoint and ordered, are meant to leave it.
private func sentence(of entry: Entry, after edits: [Edit]) -> String {
  guard entry.range != nil else { return entry.sentence }
  var bytes: [UInt8]?
  var places: [(range: Range<Int>, text: String)] = []
  for edit in edits {
    for range in entry.map.textRanges(of: edit.range, textCount: entry.sentence.utf8.count) {
      places.append((range, edit.text))
    }
  }
  for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    bytes = bytes ?? Array(entry.sentence.utf8)
    bytes?.replaceSubrange(place.range, with: place.text.utf8)
  }
  return bytes.map { String(decoding: $0, as: UTF8.self) } ?? entry.sentence
}
