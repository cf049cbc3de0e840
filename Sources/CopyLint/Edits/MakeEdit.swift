extension Entry {
  /// The splice that puts `text` in place of `range` in the sentence.
  ///
  /// - Returns: nil when nothing may be written: the place is not one piece of the entry's own value, the value is also
  ///   a key, the format cannot hold the text there, an escape would be cut in two, or the file was not read byte for
  ///   byte.
  package func edit(
    replacing range: Range<Int>, with text: String, in document: Document, format: any Format
  ) -> Edit? {
    guard isFixable, document.isEditable, let own = self.range,
      range.upperBound <= sentence.utf8.count,
      let place = map.documentRange(of: range),
      !map.cutsEscape(at: range.lowerBound), !map.cutsEscape(at: range.upperBound),
      own.lowerBound <= place.lowerBound, place.upperBound <= own.upperBound,
      let text = quotedText(text, at: place, of: self),
      let bytes = format.encode(text, replacing: place, in: self, of: document), document.canHold(bytes)
    else { return nil }
    return Edit(range: place, bytes: bytes, text: text)
  }

  /// The splice that puts `text` in place of the whole value; nil as above. A value that stays keeps its
  /// spelling.
  package func edit(
    replacingValueWith text: String, in document: Document, format: any Format
  ) -> Edit? {
    guard isFixable, document.isEditable, let own = self.range,
      text == self.text || message?.holds(text, insteadOf: self.text) ?? true,
      let bytes = text == self.text
        ? Array(document.bytes[own]) : format.encode(text, in: self, of: document),
      document.canHold(bytes)
    else { return nil }
    return Edit(range: own, bytes: bytes, text: text)
  }
}

/// `text` as it has to be written in the message of `entry`, if that is a message.
private func quotedText(_ text: String, at place: Range<Int>, of entry: Entry) -> String? {
  guard let message = entry.message else { return text }
  let map = entry.textMap ?? entry.map
  guard let range = map.textRange(of: place, textCount: entry.text.utf8.count) else { return nil }
  return message.quoted(text, replacing: range, in: entry.text)
}
