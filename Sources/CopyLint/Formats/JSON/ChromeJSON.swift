/// `_locales/xx/messages.json` of browser extensions.
struct ChromeJSON: Format, JSONFormat {
  var name: String { "chrome-json" }

  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix("messages.json") else { return false }
    let parts = document.path.split(separator: "/")
    guard parts.last == "messages.json" else { return false }
    if parts.count > 2, parts[parts.count - 3] == "_locales" { return true }
    let json = JSONReader(document.bytes, from: document.textStart)
    guard let root = json.root, json.faults.isEmpty else { return false }
    var count = 0
    for member in json.members(of: root) {
      guard json.value(of: "message", in: member.value).flatMap(json.string) != nil else { return false }
      count += 1
    }
    return count > 0
  }

  /// Each name in the text is in `placeholders`, and the other way around.
  func allows(_ text: String, in entry: Entry) -> Bool {
    valueNames(in: entry.text, of: entry) == valueNames(in: text, of: entry)
  }

  func read(_ strings: inout JSONStrings) {
    let json = strings.json
    for member in strings.rootMembers() {
      guard let name = json.string(at: member.name),
        let message = json.value(of: "message", in: member.value),
        var entry = strings.entry(at: message, key: name, syntax: .chrome)
      else { continue }
      entry.comment = meaningfulComment(strings.string("description", in: member.value), for: entry.text)
      checkPlaceholders(of: entry, in: member.value, &strings)
      strings.reading.add(whole: entry)
    }
  }

  /// `$NAME$` in the text and `placeholders` name each other; case does not matter.
  private func checkPlaceholders(of entry: StringDraft, in object: Int, _ strings: inout JSONStrings) {
    let json = strings.json
    let declared = json.value(of: "placeholders", in: object)
    var unused: [(name: String, range: Range<Int>)] = []
    if let declared {
      for member in json.members(of: declared) {
        unused.append(((json.string(at: member.name) ?? "").lowercased(), json.nodes[member.name].range))
      }
    }
    let all = unused.map(\.name)
    for placeholder in placeholders(in: entry.text, syntax: entry.syntax) {
      guard case .name(let name) = placeholder.reference else { continue }
      unused.removeAll { $0.name == name.lowercased() }
      guard !all.contains(name.lowercased()) else { continue }
      let place = entry.map.documentRange(of: placeholder.range) ?? entry.range
      strings.reading.problems.append(
        undefinedSubstitution(name, at: place, key: entry.key, locale: entry.locale))
    }
    for (name, range) in unused where !entry.text.isEmpty {
      strings.reading.problems.append(
        unusedValue("$\(name.uppercased())$", at: range, key: entry.key, locale: entry.locale))
    }
  }
}
