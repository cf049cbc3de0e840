/// Puts the strings that `$t(key)` names into the sentences.
struct I18nextNesting {
  /// The entries, with the whole sentences.
  private(set) var expanded: [StringDraft]

  private static let maximumDepth = 8
  /// The most that is put into one sentence, in bytes.
  private static let maximumBytes = 1 << 16

  private let texts: [String: StringDraft]
  private var map = ByteMap.Builder()
  private var sentence: [UInt8] = []

  init(_ entries: [StringDraft]) {
    expanded = entries
    let nesting = entries.indices.filter { entries[$0].text.utf8.span.contains("$t(") }
    guard !nesting.isEmpty else {
      texts = [:]
      return
    }
    var texts: [String: StringDraft] = [:]
    for entry in entries where entry.variant.isEmpty || entry.variant.hasSuffix("other") {
      texts[entry.key] = entry
    }
    self.texts = texts
    for index in nesting {
      map = ByteMap.Builder()
      sentence.removeAll(keepingCapacity: true)
      append(entries[index], open: [entries[index].key])
      let whole = String(decoding: sentence, as: UTF8.self)
      guard whole != entries[index].text else { continue }
      expanded[index].textMap = entries[index].map
      expanded[index].sentence = whole
      expanded[index].map = map.finish(at: entries[index].map.start)
    }
  }

  private mutating func append(_ entry: StringDraft, open: [String]) {
    let text = Array(entry.text.utf8)
    var done = 0
    for placeholder in placeholders(in: entry.text, syntax: entry.syntax) {
      guard placeholder.type == .nested, case .name(let key) = placeholder.reference,
        let nested = texts[key], !open.contains(key), open.count < Self.maximumDepth,
        sentence.count < Self.maximumBytes
      else { continue }
      append(text, done..<placeholder.range.lowerBound, entry.map)
      append(nested, open: open + [key])
      done = placeholder.range.upperBound
    }
    append(text, done..<text.count, entry.map)
  }

  private mutating func append(_ text: [UInt8], _ range: Range<Int>, _ place: ByteMap) {
    sentence.append(contentsOf: text[range])
    map.append(range, of: place)
  }
}
