/// The splice that puts `text` in place of `range` in the sentence of `entry`.
///
/// - Returns: nil when nothing may be written: the place is not one piece of the entry's own value, the value is also
///   a key, the format cannot hold the text there, an escape would be cut in two, or the file was not read byte for
///   byte.
package func edit(
  replacing range: Range<Int>, of entry: Entry, with text: String, in document: Document, format: any Format
) -> Edit? {
  guard entry.isFixable, document.isEditable, let own = entry.range,
    range.upperBound <= entry.sentence.utf8.count,
    let place = entry.map.documentRange(of: range),
    !entry.map.cutsEscape(at: range.lowerBound), !entry.map.cutsEscape(at: range.upperBound),
    own.lowerBound <= place.lowerBound, place.upperBound <= own.upperBound,
    let text = quotedText(text, at: place, of: entry),
    let bytes = format.encode(text, replacing: place, in: entry, of: document), document.canHold(bytes)
  else { return nil }
  return Edit(range: place, bytes: bytes, text: text)
}

/// The splice that puts `text` in place of the whole value of `entry`; nil as above. A value that stays keeps its
/// spelling.
package func edit(
  replacingValueOf entry: Entry, with text: String, in document: Document, format: any Format
) -> Edit? {
  guard entry.isFixable, document.isEditable, let own = entry.range,
    text == entry.text || entry.message?.holds(text, insteadOf: entry.text) ?? true,
    let bytes = text == entry.text
      ? Array(document.bytes[own]) : format.encode(text, in: entry, of: document),
    document.canHold(bytes)
  else { return nil }
  return Edit(range: own, bytes: bytes, text: text)
}

/// `text` as it stands in the message of `entry`, if that is one.
private func quotedText(_ text: String, at place: Range<Int>, of entry: Entry) -> String? {
  guard let message = entry.message else { return text }
  let map = entry.textMap ?? entry.map
  guard let range = map.textRange(of: place, textCount: entry.text.utf8.count) else { return nil }
  return message.quoted(text, replacing: range, in: entry.text)
}
