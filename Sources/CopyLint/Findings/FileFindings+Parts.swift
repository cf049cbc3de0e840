internal import Readability

extension FileFindings {
  /// Adds the findings of the next part of the same file. Its texts are moved as a whole: to look for each among those that
  /// are there would take longer than to check the strings took.
  ///
  /// - Parameter repeated: those that are not to be added, by their index.
  mutating func append(_ part: FileFindings, without repeated: Set<Int>) {
    let moved = texts.append(part.texts)
    let linesMoved = lines.append(part.lines)
    let firstString = UInt32(strings.count)
    let firstEdit = UInt32(edits.count)
    let firstMeasure = UInt32(measures.count)
    let sayings = numbers(of: part.sayings, in: part)
    append(part.strings, of: part, moved)
    for var edit in part.edits {
      (edit.bytes, edit.text) = (edit.bytes.moved(by: moved), edit.text.moved(by: moved))
      edits.append(edit)
    }
    measures += part.measures
    for index in part.records.indices where repeated.isEmpty || !repeated.contains(index) {
      var record = part.records[index]
      record.saying = sayings[Int(record.saying)]
      record.string += firstString
      record.edit = record.edit.map { $0 + firstEdit }
      record.measure = record.measure.map { $0 + firstMeasure }
      record.suppressed = record.suppressed?.moved(by: moved)
      record.fingerprint = record.fingerprint?.moved(by: moved)
      if let line = record.place?.lineText { record.place?.lineText = line.moved(by: linesMoved) }
      records.append(record)
    }
  }

  /// The same sayings here. Each is kept once, since reports put together what is said of several strings.
  private mutating func numbers(of new: [Saying], in part: FileFindings) -> [UInt32] {
    let names = part.rules.numbers(in: &rules)
    return new.map { saying in
      let first = words.count
      for word in part.words[saying.words.range] { words.append(texts.addOnce(part.texts.bytes(word))) }
      return add(
        Saying(
          rule: names[Int(saying.rule)], message: texts.addOnce(part.texts.bytes(saying.message)),
          words: ByteRange(first..<words.count),
          replacement: saying.replacement.map { texts.addOnce(part.texts.bytes($0)) },
          isOwnTerm: saying.isOwnTerm))
    }
  }

  private mutating func append(_ new: [FoundString], of part: FileFindings, _ moved: Int) {
    let names = part.locales.numbers(in: &locales)
    for var string in new {
      string.locale = names[Int(string.locale)]
      (string.key, string.variant) = (string.key.moved(by: moved), string.variant.moved(by: moved))
      (string.text, string.source) = (string.text.moved(by: moved), string.source?.moved(by: moved))
      strings.append(string)
    }
  }
}
