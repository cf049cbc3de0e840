import Testing

@testable import CopyLint

/// Whatever is written over a value reads back, or the format refuses it: each place that a format has for a text.
struct NastyTextTests {
  struct Place: CustomTestStringConvertible {
    var path: String
    var text: String
    /// Texts that this place cannot hold.
    var refused: Set<String>

    var testDescription: String { "\(path) \(text.debugDescription)" }
  }

  private static let lines: Set = ["\n", "a\nb", "a\n\nb\n", "\na", "a\r\nb", "a\rb"]
  private static let blank: Set = ["", " ", "\t"]
  private static let nul: Set = ["a\0b"]

  /// What YAML has no sign for outside of double quotes.
  private static let unprintable: Set = [
    "a\r\nb", "a\rb", "a\u{2028}b", "a\u{85}b", "\u{FEFF}a", "\u{1}\u{7F}", "a\0b",
  ]

  /// What is no string in code: no letters, or a name.
  private static let noWords: Set = [
    "\\", "-", "no", "{n}", "#", "12", " ", "\t", "}", ";", "[a]", "#a", "{", "<<", "|", "2024-01-01", "😀👩‍👩‍👧",
    "a\0b", ",", "\n", "", "<", "=", "a\\", "\"", "@a", "\u{01}\u{7F}", ".a", "`a`", "null", "true", "%",
    "---",
    "~", "...", "]]>", "a", "1.5e3", "{{n}}",
  ]

  /// What is no string in an interface, and what XML can't hold.
  private static let noLetters: Set = [
    "\\", "-", "#", "12", " ", "\t", "}", ";", "{", "<<", "|", "2024-01-01", "😀👩‍👩‍👧", ",", "\n", "", "<", "=",
    "\"", "%",
    "---", "~", "...", "]]>", "\u{01}\u{7F}", "a\0b",
  ]

  static let places: [Place] = [
    Place(path: "a.properties", text: "k=Some", refused: []),
    Place(path: "a.yml", text: "k: Some text\nl: b", refused: []),
    Place(path: "a.yml", text: "k: [Some text, b]", refused: []),
    Place(path: "a.yml", text: "k: \"Some\"", refused: []),
    Place(path: "a.yml", text: "k: 'Some'\nl: b", refused: unprintable.union(lines)),
    Place(
      path: "a.csv", text: "key,text\na,Some\n",
      refused: nul.union(["=", "= a", "- a", "-", "---", "@a", "\t"])),
    Place(
      path: "a.csv", text: "key,text\na,\"Some\"\n",
      refused: nul.union(["=", "= a", "- a", "-", "---", "@a", "\t"])),
    Place(path: "a.xib", text: "<d><label id=\"a\" text=\"Some\"/></d>", refused: noLetters),
    Place(
      path: "a.xib", text: "<d><label id=\"a\"><string key=\"text\">Some</string></label></d>",
      refused: noLetters),
    Place(path: "a.swift", text: "label.text = \"Some text\"", refused: noWords),
    Place(path: "a.txt", text: "One\nTwo", refused: nul.union(lines).union(blank).union(["\u{FEFF}a"])),
  ]

  @Test(arguments: places)
  func `nasty texts read back or are refused`(_ place: Place) throws {
    let document = Document(path: place.path, bytes: Array(place.text.utf8), isNamed: true)
    let format = try #require(allFormats.first { $0.recognizes(document) })
    let entry = try #require(format.read(document, options: ReadingOptions()).entries.first)
    var refused: Set<String> = []
    for text in CorpusWritingTests.nastyTexts + [CorpusWritingTests.longText] {
      guard let edit = entry.edit(replacingValueWith: text, in: document, format: format) else {
        refused.insert(text)
        continue
      }
      let changed = document.applying([edit])
      let isSame = document.verifies(changed, after: [edit], format: format)
      if !isSame {
        // A fix is made only when it reads back.
        refused.insert(text)
        continue
      }
      let result = Document(path: place.path, bytes: changed, isNamed: true)
      #expect(
        format.read(result, options: ReadingOptions()).entries.first?.text == text, "\(text.debugDescription)"
      )
    }
    #expect(refused == place.refused, "\(refused.symmetricDifference(place.refused).map(\.debugDescription))")
  }
}
