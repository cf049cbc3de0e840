import Foundation
import Testing

/// A page of `Documentation/Rules`, read back.
struct RulePage: CustomTestStringConvertible, Sendable {
  /// A fenced block: what it says of its strings, and its lines.
  struct Block: Sendable {
    /// The first word of the fence: `text`, or the language of a file.
    var language: String
    var attributes: [String: String]
    /// 1-based line of the first line of the content.
    var line: Int
    var lines: [String] = []
    /// Whether it is under "Bad".
    var isBad: Bool
  }

  var name = ""
  var summary = ""
  var facts: [String: String] = [:]
  var sections: [String] = []
  var blocks: [Block] = []
  /// The running text between the headings, lists, tables and blocks.
  var paragraphs: [String] = []
  let path: String

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/Rules").standardizedFileURL

  /// All pages, by name.
  static func all() throws -> [RulePage] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" && $0.lastPathComponent != "README.md" }
      .sorted { $0.path < $1.path }
      .map { RulePage(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }
  }

  init(path: String, text: String) {
    self.path = path
    var block: Block?
    var isInParagraph = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let done = block {
          blocks.append(done)
          block = nil
        } else {
          block = Self.block(line.dropFirst(3), line: index + 2, isBad: sections.last == "Bad")
        }
      } else if block != nil {
        block?.lines.append(String(line))
      } else if line.hasPrefix("# ") {
        name = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        sections.append(String(line.dropFirst(3)))
      } else if sections.isEmpty, line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        facts[String(line[..<colon].dropFirst(2))] =
          line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
      } else if summary.isEmpty, !line.isEmpty {
        summary = String(line)
      } else if let first = line.first, first.isLetter || first == "“" || first == "`" {
        if isInParagraph {
          paragraphs[paragraphs.count - 1] += " " + line
        } else {
          paragraphs.append(String(line))
        }
        isInParagraph = true
        continue
      }
      isInParagraph = false
    }
  }

  private static func block(_ fence: Substring, line: Int, isBad: Bool) -> Block {
    let language = fence.prefix { $0 != " " }
    var attributes: [String: String] = [:]
    var rest = fence.dropFirst(language.count)
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].trimmingCharacters(in: .whitespaces)
      var value = rest[equals...].dropFirst()
      let isQuoted = value.first == "\""
      if isQuoted { value.removeFirst() }
      let end = value.firstIndex(of: isQuoted ? "\"" : " ") ?? value.endIndex
      attributes[name] = String(value[..<end])
      rest = value[end...].dropFirst()
    }
    return Block(language: String(language), attributes: attributes, line: line, isBad: isBad)
  }
}
