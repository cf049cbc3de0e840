import Foundation
import Testing

@testable import CopyLint

private struct RoleRow: CustomTestStringConvertible, Sendable {
  var key: String
  var comment: String?
  var path: String
  var text: String
  var expected: String

  var testDescription: String { "\(key) | \(comment ?? "") | \(text)" }

  /// nil for a heading or an empty line.
  init?(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { trimmed(String($0)) }
    guard cells.count == 6 else { return nil }
    text = cells[3]
    key = cells[0] == "=" ? text : cells[0]
    comment =
      cells[1].isEmpty
      ? nil : cells[1].split(separator: "⏎").map { trimmed(String($0)) }.joined(separator: "\n")
    path = cells[2].isEmpty ? "en.lproj/Localizable.strings" : cells[2]
    expected = "\(cells[4]) \(cells[5])"
  }
}

private func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return String(text)
}

private let rows: [RoleRow] = {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "roles.txt")
  let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(RoleRow.init)
}()

private func inferred(_ row: RoleRow) -> String {
  var entry = Entry(key: row.key, text: row.text, locale: "en")
  entry.comment = row.comment
  inferRole(of: &entry, path: row.path)
  return "\(entry.role.identifier) \(entry.roleSource.rawValue)"
}

struct RoleInferenceTests {
  @Test func `reads 290 rows or more of the table`() {
    #expect(rows.count >= 290)
  }

  @Test(arguments: rows)
  private func `tells the role and where it comes from`(row: RoleRow) {
    #expect(inferred(row) == row.expected)
  }

  @Test func `leaves a given role alone`() {
    var entry = Entry(key: "send.button", text: "Send", locale: "en")
    (entry.role, entry.roleSource) = (.link, .given)
    inferRole(of: &entry, path: "AccessibilityIdentifiers.strings")
    #expect(entry.role == .link)
    #expect(entry.roleSource == .given)
  }

  @Test func `reads a translation by its source text`() {
    var entry = Entry(key: "Delete photo", text: "Foto löschen", locale: "de")
    entry.source = "Delete photo"
    entry.comment = "Delete photo"
    inferRole(of: &entry, path: "Localizable.xcstrings")
    #expect(entry.roleSource == .none)
  }

  @Test func `gives the forms of a plural the same role`() {
    for variant in ["plural.one", "plural.other", "device.mac"] {
      var entry = Entry(key: "trips.count.accessibility.value", text: "%lld trips", locale: "en")
      entry.variant = variant
      inferRole(of: &entry, path: "Localizable.stringsdict")
      #expect(entry.role == .accessibilityValue)
    }
  }

  @Test func `keeps the alert that holds a button`() {
    var entry = Entry(key: "Later", text: "Later", locale: "en")
    entry.comment = "Update alert - cancel button"
    inferRole(of: &entry, path: "")
    #expect(entry.role == Role(.alert, .cancelButton))
  }

  @Test func `tells the same of a comment that comes again`() {
    let radio = "/* Class = \"NSButtonCell\"; title = \"\"; ObjectID = \"a\"; */"
    let document = Document(
      path: "a.strings",
      bytes: Array(
        ("""
        \(radio)
        "a" = "Ask";
        \(radio)
        "b" = "Ask me each time";
        \(radio)
        "c" = "Never";
        /* Delete button */
        "d" = "Delete";
        /* Delete button */
        "e" = "Remove";
        /* Delete button */
        "f" = "Delete button";
        """).utf8))
    var strings = AppleStrings().read(document, options: ReadingOptions()).entries
    Configuration().assignRoles(in: &strings, path: document.path)
    #expect(strings.map(\.role) == [.button, .unknown, .button, .button, .button, .unknown])
  }

  @Test func `survives odd keys and comments`() {
    for odd in ["", ".", "...", "_", "\0", "é", "a_\u{1F600}", String(repeating: "a.", count: 9_999)] {
      for comment in [odd, "Class = \"" + odd, "Class = \"\"; =" + odd, "Accessibility" + odd, odd + "\n"] {
        var entry = Entry(key: odd, text: odd + "x", locale: "en")
        entry.comment = comment
        inferRole(of: &entry, path: odd)
        #expect(entry.role == .unknown || entry.role.container == .accessibility)
      }
    }
  }
}
