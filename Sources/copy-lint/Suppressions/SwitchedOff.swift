import CopyLint

/// Rules that the settings switch off, for strings of a file or for all of it.
struct SwitchedOff: Equatable {
  /// As the configuration names it.
  var path: String
  /// Empty for the whole file.
  var keys: [String]
  var rules: [String]
  var reason: String
  /// BCP 47 of the languages for which they are; empty for all.
  var locales: [String] = []

  /// An item of `overrides`; on one line where that is short.
  func item(indent: String) -> String {
    var places = ["paths: [\(quotedYAML(globbing(path)))]"]
    if !locales.isEmpty { places.append("locales: [\(locales.map(quotedYAML).joined(separator: ", "))]") }
    let place = places.joined(separator: ", ")
    let rules = "rules: {\(rules.map { "\($0): off" }.joined(separator: ", "))}"
    let reason = "reason: \(quotedYAML(reason))"
    let keys = keys.map { quotedYAML(globbing($0)) }
    if keys.isEmpty { return "\(indent)- {\(place), \(rules), \(reason)}" }
    if keys.count == 1 { return "\(indent)- {\(place), keys: [\(keys[0])], \(rules), \(reason)}" }
    let list = keys.map { "\(indent)    - \($0)" }
    return
      ([
        "\(indent)- \(places.joined(separator: "\n\(indent)  "))", "\(indent)  \(rules)",
        "\(indent)  \(reason)", "\(indent)  keys:",
      ] + list)
      .joined(separator: "\n")
  }
}

/// The change to a configuration that switches rules off.
///
/// - Parameters:
///   - text: the configuration as it is now; empty for one that is not there yet.
///   - location: where the configuration is.
/// - Returns: nil where its overrides are not written one per line, and where it would not read back.
func override(
  _ items: [SwitchedOff], in text: TextBuffer, at location: String, _ environment: Environment
) -> TextChange? {
  guard let change = adding(items, to: text) else { return nil }
  var changed = text
  changed.replace(change.range, with: change.text)
  let before = overrides(in: text, at: location, environment)
  let after = overrides(in: changed, at: location, environment)
  guard let before, let after, after.count == before.count + items.count else { return nil }
  for (item, override) in zip(items, after.suffix(items.count)) {
    guard Set(override.rules.keys) == Set(item.rules), override.keys.count == item.keys.count else {
      return nil
    }
  }
  return change
}

/// - Returns: the overrides of a configuration; nil where it has a problem.
func overrides(
  in text: TextBuffer, at location: String, _ environment: Environment
) -> [Configuration.Override]? {
  var loader = ConfigurationLoader(
    resolve: { path, base in absolutePath(path, in: parentFolder(of: base)) },
    read: { path in
      if path == location { return .bytes(text.bytes) }
      do throws(FileError) {
        return .bytes(try environment.read(path, ConfigurationLoader.sizeLimit))
      } catch {
        return .unreadable(error.message(path: path))
      }
    }, version: toolVersion)
  loader.load(location)
  return loader.problems.isEmpty ? loader.configuration.overrides : nil
}

/// Adds the items after the last of the overrides, or makes the first.
private func adding(_ items: [SwitchedOff], to text: TextBuffer) -> TextChange? {
  let mark = Array("overrides:".utf8)
  // That of the first item: those below may hold lists of their own.
  var indent: String?
  var isInside = false
  var isThere = false
  var last = 0
  for line in 0..<text.lineCount {
    let bytes = text.bytes[text.start(of: line)..<text.end(of: line)]
    let content = bytes.drop { $0 == 0x20 }
    if content.isEmpty || content.first == UInt8(ascii: "#") { continue }
    let isTop = content.startIndex == bytes.startIndex && content.first != UInt8(ascii: "-")
    if isTop {
      isInside = bytes.starts(with: mark)
      if isInside {
        // “overrides: []” is another style.
        let rest = bytes.dropFirst(mark.count).drop { $0 == 0x20 }
        guard rest.isEmpty || rest.first == UInt8(ascii: "#") else { return nil }
        isThere = true
      }
    } else if isInside, indent == nil, content.first == UInt8(ascii: "-") {
      indent = String(decoding: bytes.prefix { $0 == 0x20 }, as: UTF8.self)
    }
    if isInside || !isThere { last = line }
  }
  let added = { (indent: String) in items.map { $0.item(indent: indent) }.joined(separator: "\n") }
  if !isThere, let example = commentedOverrides(in: text) {
    let rest = String(decoding: text.bytes[example], as: UTF8.self).drop { $0 != "o" }
    return TextChange(range: example, text: "\(rest)\n\(added("  "))")
  }
  let end = text.end(of: last)
  let isEmpty = text.bytes.isEmpty
  let lead = isEmpty ? "" : "\n"
  let header = isThere ? "" : "overrides:\n"
  let list = added(indent ?? "  ")
  return TextChange(range: end..<end, text: "\(lead)\(header)\(list)\(isEmpty ? "\n" : "")")
}

/// The example of “init”, which a comment has: `# overrides:`, and the items below it.
private func commentedOverrides(in text: TextBuffer) -> Range<Int>? {
  func line(_ number: Int) -> ArraySlice<UInt8> {
    text.bytes[text.start(of: number)..<text.end(of: number)]
  }
  guard let first = (0..<text.lineCount).first(where: { line($0).elementsEqual("# overrides:".utf8) }) else {
    return nil
  }
  var last = first
  while last + 1 < text.lineCount, line(last + 1).starts(with: "#  ".utf8) { last += 1 }
  return text.start(of: first)..<text.end(of: last)
}

private func quotedYAML(_ text: String) -> String {
  var json = JSONWriter()
  json.value(text)
  return String(decoding: json.bytes, as: UTF8.self)
}

/// A pattern that matches only `text`.
private func globbing(_ text: String) -> String {
  var pattern = ""
  for character in text {
    if "*?[]{}\\".contains(character) { pattern.append("\\") }
    pattern.append(character)
  }
  return pattern
}
