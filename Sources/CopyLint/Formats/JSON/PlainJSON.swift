/// JSON of strings, nested or flat; comments are skipped.
struct PlainJSON: Format, JSONFormat {
  var name: String { "json" }
  var extensions: [String] { ["json", "jsonc"] }

  func recognizes(_ document: Document) -> Bool {
    (document.path.hasSuffix(".json") || document.path.hasSuffix(".jsonc")) && !isToolFile(document.path)
      && (document.isNamed
        || holdsCopy(document.path) && !isWordList(document) && !isPatternList(document))
  }

  func read(_ strings: inout JSONStrings) {
    guard let root = strings.json.root else { return }
    var tree = JSONTree(strings)
    tree.namesForms = true
    tree.holdsMessages = Self.holdsMessages(strings.json.bytes.span)
    tree.visitFile(root)
    strings = tree.strings
    strings.reading.entries += tree.keyTexts
  }

  /// Whether a text has forms, as only ICU writes them: then the others go through it, too.
  private static func holdsMessages(_ bytes: Span<UInt8>) -> Bool {
    bytes.contains(", plural, ") || bytes.contains(", plural,\\n") || bytes.contains(", select, ")
      || bytes.contains(", selectordinal, ")
  }
}
