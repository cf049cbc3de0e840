import CopyLint

/// The change to a configuration that switches `rule` off for one string.
///
/// - Parameters:
///   - path: the file of the string, as the configuration names it.
///   - text: the configuration as it is now.
///   - location: where the configuration is.
/// - Returns: nil where its overrides are not written one per line, and where it would not read back.
func override(
  switchingOff rule: String, key: String, path: String, in text: TextBuffer, at location: String,
  _ environment: Environment
) -> CodeAction.Change? {
  let item =
    "- {paths: [\(quotedYAML(globbing(path)))], keys: [\(quotedYAML(globbing(key)))], "
    + "rules: {\(rule): off}, reason: \"say why\"}"
  guard let change = adding(item, to: text) else { return nil }
  var changed = text
  changed.replace(change.range, with: change.text)
  let before = overrides(in: text, at: location, environment)
  let after = overrides(in: changed, at: location, environment)
  guard let before, let after, after.count == before.count + 1, after.last?.rules.keys.first == rule else {
    return nil
  }
  return change
}

private func overrides(
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
    })
  loader.load(location)
  return loader.problems.isEmpty ? loader.configuration.overrides : nil
}

/// Adds `item` after the last of the overrides, or makes the first.
private func adding(_ item: String, to text: TextBuffer) -> CodeAction.Change? {
  let mark = Array("overrides:".utf8)
  var indent = "  "
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
    } else if isInside, content.first == UInt8(ascii: "-") {
      indent = String(decoding: bytes.prefix { $0 == 0x20 }, as: UTF8.self)
    }
    if isInside || !isThere { last = line }
  }
  let end = text.end(of: last)
  let isEmpty = text.bytes.isEmpty
  let lead = isEmpty ? "" : "\n"
  let header = isThere ? "" : "overrides:\n"
  return CodeAction.Change(range: end..<end, text: "\(lead)\(header)\(indent)\(item)\(isEmpty ? "\n" : "")")
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
