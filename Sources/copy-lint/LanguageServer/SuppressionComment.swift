import CopyLint

/// Takes the place of the reason until the person at the editor writes it.
private let noReason = "say why"

/// The change that keeps `rule` quiet in a string by its comment.
///
/// - Returns: nil where the format has no comments, or where none could be written so that it reads back.
func suppression(
  of rule: String, in entry: Entry, of document: Document, format: any Format, options: ReadingOptions
) -> CodeAction.Change? {
  guard document.isEditable, document.encoding == .utf8, let range = entry.range else { return nil }
  let marker = "copy-lint:disable \(rule) -- \(noReason)"
  let candidates: [CodeAction.Change] =
    switch format.name {
    case "xcstrings": describing(["strings", entry.key], "comment", " : ", marker, in: document)
    case "chrome-json": describing([entry.key], "description", ": ", marker, in: document)
    case "arb": describing(["@\(entry.key)"], "description", ": ", marker, in: document)
    default:
      commentLine(rule, format: format.name, path: document.path).map {
        lines($0, above: range.lowerBound, isGettext: format.name == "po", in: document)
      } ?? []
    }
  let before = format.read(document, options: options)
  return candidates.first { change in
    var bytes = document.original
    bytes.replaceSubrange(change.range, with: change.text.utf8)
    let after = format.read(
      Document(path: document.path, bytes: bytes, isNamed: document.isNamed), options: options)
    return isMeant(rule, at: entry, before: before, after: after)
  }
}

/// Whether the strings are the same, and only those of the entry's key have a new comment, which names the rule.
private func isMeant(_ rule: String, at entry: Entry, before: Reading, after: Reading) -> Bool {
  guard before.entries.count == after.entries.count, after.problems.count <= before.problems.count else {
    return false
  }
  var isThere = false
  for (old, new) in zip(before.entries, after.entries) {
    guard old.key == new.key, old.text == new.text, old.locale == new.locale, old.variant == new.variant
    else {
      return false
    }
    let isNew = old.comment != new.comment
    if isNew, new.key != entry.key { return false }
    if isNew, let comment = new.comment {
      guard comment.contains("copy-lint:disable \(rule) ") else { return false }
      if let old = old.comment, !comment.contains(old) { return false }
      if new.locale == entry.locale, new.variant == entry.variant { isThere = true }
    }
  }
  return isThere
}

/// The comment as a line of its own; nil where the format has none.
private func commentLine(_ rule: String, format: String, path: String) -> String? {
  let marker = "copy-lint:disable \(rule) -- \(noReason)"
  return switch format {
  case "apple-strings": "/* \(marker) */"
  // A comment in XML cannot hold “--”.
  case "android-xml", "stringsdict", "resx", "qt-ts", "xliff":
    "<!-- copy-lint:disable \(rule) — \(noReason) -->"
  case "po": "#. \(marker)"
  case "properties", "yaml", "fluent": "# \(marker)"
  default: path.hasSuffix(".jsonc") ? "// \(marker)" : nil
  }
}

/// The comment above the line of the value, or above one of those before it where the string may begin.
private func lines(
  _ comment: String, above offset: Int, isGettext: Bool, in document: Document
) -> [CodeAction.Change] {
  let mostLines = 12
  let bytes = document.original
  let end = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D ? "\r\n" : "\n" } ?? "\n"
  var changes: [CodeAction.Change] = []
  var start = offset
  while changes.count < mostLines {
    while start > document.textStart, bytes[start - 1] != 0x0A { start -= 1 }
    let indent = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let isBlank = bytes[(start + indent.count)...].first.map { $0 == 0x0A || $0 == 0x0D } ?? true
    if isBlank, !changes.isEmpty { break }
    let line = String(decoding: indent, as: UTF8.self) + comment + end
    changes.append(CodeAction.Change(range: start..<start, text: line))
    guard start > document.textStart else { break }
    start -= 1
  }
  // gettext wants the comments of a string before everything else in it.
  return isGettext ? changes.suffix(1) : changes
}

/// The marker in the text that describes a string in JSON.
private func describing(
  _ names: [String], _ name: String, _ colon: String, _ marker: String, in document: Document
) -> [CodeAction.Change] {
  let json = JSONReader(document.original, from: document.textStart)
  guard var at = json.root else { return [] }
  for name in names {
    guard json.nodes[at].kind == .object, let next = json.value(of: name, in: at) else { return [] }
    at = next
  }
  guard json.nodes[at].kind == .object else { return [] }
  if let present = json.value(of: name, in: at) {
    guard json.nodes[present].kind == .string else { return [] }
    let end = json.nodes[present].range.upperBound
    return [CodeAction.Change(range: end..<end, text: "\\n\(marker)")]
  }
  let range = json.nodes[at].range
  let isEmpty = json.nodes[at].next == at + 1
  var start = range.lowerBound
  while start > document.textStart, document.original[start - 1] != 0x0A { start -= 1 }
  let indent = String(
    decoding: document.original[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  let member = "\n\(indent)  \"\(name)\"\(colon)\"\(marker)\""
  let inside = range.lowerBound + 1
  return [CodeAction.Change(range: inside..<inside, text: isEmpty ? "\(member)\n\(indent)" : "\(member),")]
}
