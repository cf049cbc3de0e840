extension XLIFFReader {
  /// Puts the named parts of Xcode's texts, which are units of their own, into the sentences they make.
  mutating func joinSentences(from first: Int) {
    let parts = reading.entries[first...].filter { $0.variant.hasPrefix("substitutions.") }
    guard !parts.isEmpty else { return }
    let keys = Set(parts.map { Place($0) })
    var texts: [Place: VariedText] = [:]
    var order: [Place] = []
    for entry in reading.entries[first...] where keys.contains(Place(entry)) {
      if texts[Place(entry)] == nil { order.append(Place(entry)) }
      texts[Place(entry), default: VariedText()].add(entry)
    }
    // By the range of a form, what it makes.
    var sentences: [Range<Int>: Substitutions.Piece] = [:]
    for place in order {
      guard let text = texts[place] else { continue }
      reading.problems += text.problems(key: place.key, locale: place.locale)
      text.forEachSentence { form, sentence in
        if let range = form.range { sentences[range] = sentence }
      }
    }
    // A form that only puts parts in a row has no sentence, and no words of its own.
    reading.entries = reading.entries.enumerated().compactMap { index, entry in
      guard index >= first, keys.contains(Place(entry)), let range = entry.range else { return entry }
      guard let sentence = sentences[range] else { return nil }
      var entry = entry
      if sentence.text != entry.text {
        entry.textMap = entry.map
        (entry.sentence, entry.map, entry.neutral) = (sentence.text, sentence.map, [])
      }
      return entry
    }
  }

  /// A string in one language.
  private struct Place: Hashable {
    var key: String
    var locale: String

    init(_ entry: StringDraft) { (key, locale) = (entry.key, entry.locale) }
  }
}

extension VariedText {
  /// Adds the form that `entry` is; `substitutions.NAME.plural.few` belongs to the part NAME.
  fileprivate mutating func add(_ entry: StringDraft) {
    let form = Form(
      variant: entry.variant, piece: Substitutions.Piece(text: entry.text, map: entry.map),
      range: entry.range,
      state: entry.state, isFixable: entry.isFixable)
    guard entry.variant.hasPrefix("substitutions."), let mark = entry.variant.ranges(of: ".plural.").last
    else {
      own.append(form)
      return
    }
    var name = String(entry.variant[..<mark.lowerBound].dropFirst("substitutions.".utf8.count))
    // A name with dots stands between signs.
    if name.hasPrefix("@"), name.hasSuffix("@"), name.count > 2 { name = String(name.dropFirst().dropLast()) }
    if let index = parts.firstIndex(where: { $0.name == name }) {
      parts[index].forms.append(form)
    } else {
      parts.append(Part(name: name, nameRange: entry.range, forms: [form]))
    }
  }
}
