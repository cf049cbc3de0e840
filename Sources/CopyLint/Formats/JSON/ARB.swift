/// Flutter's `.arb` (Application Resource Bundle): ICU messages, and notes about them.
struct ARB: Format, JSONFormat {
  var name: String { "arb" }
  var extensions: [String] { ["arb"] }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".arb") }

  /// A value that the note declares stays in the text.
  func allows(_ text: String, in entry: Entry) -> Bool {
    guard !entry.declaredValues.isEmpty else { return true }
    let present = valueNames(in: entry.text, of: entry)
    let names = valueNames(in: text, of: entry)
    return entry.declaredValues.allSatisfy { names.contains($0) || !present.contains($0) }
  }

  func read(_ strings: inout JSONStrings) {
    let json = strings.json
    let members = strings.rootMembers()
    var notes: [(key: String, value: Int)] = []
    for member in members {
      guard let name = json.string(at: member.name), name.utf8.first == UInt8(ascii: "@") else { continue }
      if name == "@@locale" {
        strings.takeLocale(at: member.value)
      } else {
        notes.append((String(name.dropFirst()), member.value))
      }
    }
    notes.sort { $0.key < $1.key }
    for member in members {
      guard let name = json.string(at: member.name), name.utf8.first != UInt8(ascii: "@"),
        var entry = strings.entry(at: member.value, key: name, syntax: .flutter)
      else { continue }
      if let note = note(on: name, in: notes) {
        entry.comment = comment(in: note, strings, text: entry.text)
        if let declared = json.value(of: "placeholders", in: note) {
          entry.declaredValues = json.members(of: declared).compactMap { json.string(at: $0.name) }
        }
        checkPlaceholders(of: entry, in: note, &strings)
      }
      strings.reading.add(entry, isCertainMessage: !isQuoted(entry.text))
    }
  }

  /// `'Write {{}} around it'`: with `use-escaping`, which is a setting of the app, no brace in it has a meaning.
  private func isQuoted(_ text: String) -> Bool {
    text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "'") && text.utf8.last == UInt8(ascii: "'")
  }

  private func note(on key: String, in notes: [(key: String, value: Int)]) -> Int? {
    let place = notes.partitioningIndex { $0.key >= key }
    return place < notes.count && notes[place].key == key ? notes[place].value : nil
  }

  /// The description, and the context in which the text appears.
  private func comment(in note: Int, _ strings: JSONStrings, text: String) -> String? {
    let parts = ["description", "context"].compactMap { strings.string($0, in: note) }.filter { !$0.isEmpty }
    return meaningfulComment(parts.joined(separator: "\n"), for: text)
  }

  /// Reports what the note declares and the text does not use, and the other way around.
  private func checkPlaceholders(of entry: StringDraft, in note: Int, _ strings: inout JSONStrings) {
    let json = strings.json
    guard let declared = json.value(of: "placeholders", in: note), !entry.text.isEmpty else { return }
    let used = placeholders(in: entry.text, syntax: entry.syntax)
    for member in json.members(of: declared) {
      guard let name = json.string(at: member.name), !used.contains(where: { $0.reference == .name(name) })
      else { continue }
      strings.reading.problems.append(
        unusedValue("{\(name)}", at: json.nodes[member.name].range, key: entry.key, locale: entry.locale))
    }
    if strings.isSourceLanguage, !entry.declaredValues.isEmpty {
      strings.reading.problems += undeclaredValues(of: entry, used)
    }
  }

  /// The values of a text that its note leaves out. Flutter takes their types from the source language alone, and knows
  /// the type of a value that chooses forms.
  private func undeclaredValues(of entry: StringDraft, _ used: [Placeholder]) -> [Problem] {
    var problems: [Problem] = []
    var known = Set(entry.declaredValues)
    for placeholder in used where placeholder.type != .any {
      if case .name(let name) = placeholder.reference { known.insert(name) }
    }
    for placeholder in used {
      guard case .name(let name) = placeholder.reference, known.insert(name).inserted else { continue }
      problems.append(
        Problem(
          rule: "undeclared-placeholder",
          message: "Declare “\(name)” for this text, too. Without it, Flutter does not know its type.",
          range: entry.map.documentRange(of: placeholder.range) ?? entry.range, key: entry.key,
          locale: entry.locale))
    }
    return problems
  }
}
