extension XLIFFReader {
  /// Puts the named parts of Xcode's texts, which are units of their own, into the sentences they make.
  mutating func joinSentences(from first: Int, in strings: inout StringSink) {
    var keys: Set<Place> = []
    for row in strings.rows[first...] where row.variant.count > 0 {
      if strings.bytes(row.variant).holds("substitutions.", at: 0) { keys.insert(Place(row, in: strings)) }
    }
    guard !keys.isEmpty else { return }
    var texts: [Place: VariedText] = [:]
    var order: [Place] = []
    for row in strings.rows[first...] {
      let place = Place(row, in: strings)
      guard keys.contains(place) else { continue }
      if texts[place] == nil { order.append(place) }
      texts[place, default: VariedText()].add(row, in: strings)
    }
    // By the range of a form, what it makes.
    var sentences: [Range<Int>: Substitutions.Piece] = [:]
    for place in order {
      guard let text = texts[place] else { continue }
      problems += text.problems(key: place.key, locale: strings.localeName(place.locale))
      text.forEachSentence(within: &strings.room) { form, sentence in
        if let range = form.range { sentences[range] = sentence }
      }
    }
    // A form that only puts parts in a row has no sentence, and no words of its own.
    let rows = Array(strings.rows[first...])
    strings.rows.removeSubrange(first...)
    for var row in rows {
      if let range = row.range, keys.contains(Place(row, in: strings)) {
        guard let sentence = sentences[range] else { continue }
        if !sentence.text.utf8.span.equals(strings.bytes(row.text)) {
          var extras = strings.extras(of: row)
          extras.textMap = strings.map(of: row)
          extras.neutral = []
          row.sentence = strings.keep(sentence.text)
          row.map = strings.keep(sentence.map, at: range)
          row.extras = strings.keep(extras)
        }
      }
      strings.add(row)
    }
  }

  /// A string in one language.
  private struct Place: Hashable {
    var key: String
    var locale: UInt32

    init(_ row: StringRow, in strings: StringSink) {
      (key, locale) = (String(copying: strings.bytes(row.key)), row.locale)
    }
  }
}

extension VariedText {
  /// Adds the row as a form; `substitutions.NAME.plural.few` belongs to the part NAME.
  fileprivate mutating func add(_ row: StringRow, in strings: StringSink) {
    let variant = String(copying: strings.bytes(row.variant))
    let form = Form(
      variant: variant,
      piece: Substitutions.Piece(
        text: String(copying: strings.bytes(row.text)), map: strings.map(of: row)),
      range: row.range, state: row.state, isFixable: row.flags.contains(.fixable))
    guard variant.hasPrefix("substitutions."), let mark = variant.ranges(of: ".plural.").last else {
      own.append(form)
      return
    }
    var name = String(variant[..<mark.lowerBound].dropFirst("substitutions.".utf8.count))
    // A name with dots is between `@` signs.
    if name.hasPrefix("@"), name.hasSuffix("@"), name.count > 2 { name = String(name.dropFirst().dropLast()) }
    if let index = parts.firstIndex(where: { $0.name == name }) {
      parts[index].forms.append(form)
    } else {
      parts.append(Part(name: name, nameRange: row.range, forms: [form]))
    }
  }
}
