import CopyLint

/// Where the comment of a string can be written.
struct CommentPlaces {
  private let document: Document
  private let format: String
  /// Read once, for the formats that describe their strings in JSON.
  private let json: JSONReader?
  private let lineEnd: String

  private static let mostLines = 12

  init(_ document: Document, format: String) {
    self.document = document
    self.format = format
    let isDescribed = ["xcstrings", "chrome-json", "arb"].contains(format)
    json = isDescribed ? JSONReader(document.bytes, from: document.textStart) : nil
    let end = document.bytes.firstIndex(of: 0x0A)
    lineEnd = end.map { $0 > 0 && document.bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
  }

  /// The likeliest place first; none where the format has no comments.
  ///
  /// Each is an insertion. Whether the comment then belongs to the string shows when it is read back.
  func changes(for entry: Entry, _ text: SuppressionText) -> [TextChange] {
    guard document.isEditable else { return [] }
    switch format {
    case "xcstrings": return describing(["strings", entry.key], "comment", " : ", text)
    case "chrome-json": return describing([entry.key], "description", ": ", text)
    case "arb":
      let known = describing(["@\(entry.key)"], "description", ": ", text)
      return known.isEmpty ? newNote(on: entry.key, text) : known
    default: break
    }
    guard let range = entry.range else { return [] }
    let own = format == "resx" ? commentElement(behind: range.upperBound, text) : []
    return own + (line(text).map { lines($0, above: range.lowerBound) } ?? [])
  }

  /// The comment as a line of its own; nil where the format has none.
  private func line(_ text: SuppressionText) -> String? {
    switch format {
    case "apple-strings": "/* \(text.plain) */"
    case "android-xml", "stringsdict", "resx", "qt-ts", "xliff": "<!-- \(text.inXML) -->"
    // A comment of the translator: msgmerge deletes those that were extracted, “#.”.
    case "po": "# \(text.plain)"
    case "properties", "yaml", "fluent": "# \(text.plain)"
    case "swift": "// \(text.plain)"
    default: document.path.hasSuffix(".jsonc") ? "// \(text.plain)" : nil
    }
  }

  /// The comment above the line of the value, or above one of those before it where the string may begin.
  private func lines(_ comment: String, above offset: Int) -> [TextChange] {
    let bytes = document.bytes
    var changes: [TextChange] = []
    var start = offset
    while changes.count < Self.mostLines {
      while start > document.textStart, bytes[start - 1] != 0x0A { start -= 1 }
      let indent = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
      let isBlank = bytes[(start + indent.count)...].first.map { $0 == 0x0A || $0 == 0x0D } ?? true
      if isBlank, !changes.isEmpty { break }
      let line = String(decoding: indent, as: UTF8.self) + comment + lineEnd
      changes.append(TextChange(range: start..<start, text: line))
      guard start > document.textStart else { break }
      start -= 1
    }
    // gettext wants the comments of a string before everything else in it.
    return format == "po" ? changes.suffix(1) : changes
  }

  /// .NET's own element for comments, behind the value or in the one that is there.
  private func commentElement(behind offset: Int, _ text: SuppressionText) -> [TextChange] {
    let bytes = document.bytes
    guard let value = bytes[offset...].firstRange(of: Array("</value>".utf8)),
      let end = bytes[value.upperBound...].firstRange(of: Array("</data>".utf8))
    else { return [] }
    let marker = text.plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    if let present = bytes[value.upperBound..<end.lowerBound].firstRange(of: Array("</comment>".utf8)) {
      let at = present.lowerBound
      return [TextChange(range: at..<at, text: "\(lineEnd)\(marker)")]
    }
    let at = value.upperBound
    let isLine = bytes[at...].first.map { $0 == 0x0A || $0 == 0x0D } ?? false
    let lead = isLine ? lineEnd + indent(of: value.lowerBound) : ""
    return [TextChange(range: at..<at, text: "\(lead)<comment>\(marker)</comment>")]
  }

  /// The marker in the text that describes a string in JSON.
  private func describing(
    _ names: [String], _ name: String, _ colon: String, _ text: SuppressionText
  ) -> [TextChange] {
    guard let json, var at = json.root else { return [] }
    for name in names {
      guard json.nodes[at].kind == .object, let next = json.value(of: name, in: at) else { return [] }
      at = next
    }
    guard json.nodes[at].kind == .object else { return [] }
    let marker = Self.escaped(text.plain)
    if let present = json.value(of: name, in: at) {
      guard json.nodes[present].kind == .string else { return [] }
      let range = json.nodes[present].range
      return [
        TextChange(
          range: range.upperBound..<range.upperBound, text: (range.isEmpty ? "" : "\\n") + marker)
      ]
    }
    let range = json.nodes[at].range
    let inside = range.lowerBound + 1
    let isEmpty = json.nodes[at].next == at + 1
    let member = "\"\(name)\"\(colon)\"\(marker)\""
    guard isEmpty || beginsLine(after: inside) else {
      return [TextChange(range: inside..<inside, text: "\(member), ")]
    }
    let indent = indent(of: range.lowerBound)
    let line = "\(lineEnd)\(indent)  \(member)"
    return [TextChange(range: inside..<inside, text: isEmpty ? "\(line)\(lineEnd)\(indent)" : "\(line),")]
  }

  /// Flutter's note on a string that has none, behind its text.
  private func newNote(on key: String, _ text: SuppressionText) -> [TextChange] {
    guard let json, let root = json.root, let value = json.value(of: key, in: root),
      json.nodes[value].kind == .string
    else { return [] }
    let end = json.nodes[value].range.upperBound + 1
    let note = "\"@\(Self.escaped(key))\": {\"description\": \"\(Self.escaped(text.plain))\"}"
    let lead =
      beginsLine(after: json.nodes[root].range.lowerBound + 1)
      ? lineEnd + indent(of: json.nodes[value].range.lowerBound) : " "
    return [TextChange(range: end..<end, text: ",\(lead)\(note)")]
  }

  /// Whether nothing more is on the line.
  private func beginsLine(after offset: Int) -> Bool {
    let next = document.bytes[offset...].first { $0 != 0x20 && $0 != 0x09 }
    return next == 0x0A || next == 0x0D
  }

  /// The white space that the line of `offset` begins with.
  private func indent(of offset: Int) -> String {
    var start = offset
    while start > document.textStart, document.bytes[start - 1] != 0x0A { start -= 1 }
    return String(decoding: document.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
