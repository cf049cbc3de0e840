/// Mozilla's comments that name the keys they belong to: `LOCALIZATION NOTE (first.key, second.key): text`.
struct LocalizationNotes {
  private static let mark: StaticString = "LOCALIZATION NOTE"
  /// A note that names more keys belongs to none of them, nor does one that would be so long with a copy for each.
  private static let mostNames = 100
  private static let mostBytes = 16 << 10

  /// Notes by the keys they name.
  private var notes: [String: String] = [:]

  /// Takes in a block of comment lines.
  mutating func add(_ block: String) {
    let text = block.utf8Span.span
    var start = text.firstIndex(of: Self.mark, from: 0, before: text.count)
    while let note = start {
      let next = text.firstIndex(of: Self.mark, from: note + 1, before: text.count) ?? text.count
      let names = Self.names(in: text, from: note + Self.mark.utf8CodeUnitCount, before: next)
      if !names.isEmpty, names.count <= Self.mostNames {
        var end = next
        while end > note, text[end - 1].isASCIISpace { end -= 1 }
        let content = String(decoding: (note..<end).map { text[$0] }, as: UTF8.self)
        if names.count == 1 || names.count * content.utf8.count <= Self.mostBytes {
          for name in names { notes[name] = notes[name].map { $0 + "\n" + content } ?? content }
        }
      }
      start = next < text.count ? next : nil
    }
  }

  /// What is in the parentheses right after the mark.
  private static func names(in text: Span<UInt8>, from start: Int, before end: Int) -> [String] {
    var at = start
    while at < end, text[at] == 0x20 || text[at] == UInt8(ascii: ":") { at += 1 }
    guard at < end, text[at] == UInt8(ascii: "(") else { return [] }
    var names: [String] = []
    var name: [UInt8] = []
    while at + 1 < end, text[at] != UInt8(ascii: ")") {
      at += 1
      if text[at] == UInt8(ascii: ",") || text[at] == UInt8(ascii: ")") || text[at].isASCIISpace {
        if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
        name.removeAll()
      } else {
        name.append(text[at])
      }
    }
    return names
  }

  var isEmpty: Bool { notes.isEmpty }

  /// The comment of `key`: the note that names it, else the block above it, unless that is about another key. Only the
  /// first of several strings with that key has the note: a copy for each could fill any memory.
  mutating func comment(for key: String, block: String, keys: Set<String>) -> String {
    if let note = notes.removeValue(forKey: key) { return note }
    var others = LocalizationNotes()
    others.add(block)
    return others.notes.keys.contains(where: keys.contains) ? "" : block
  }
}
