/// JSON of strings, nested or flat; comments are skipped.
struct PlainJSON: Format, JSONFormat {
  var name: String { "json" }
  var extensions: [String] { ["json", "jsonc"] }

  func recognizes(_ document: Document) -> Bool {
    (document.path.hasSuffix(".json") || document.path.hasSuffix(".jsonc")) && !isToolFile(document.path)
      && (document.isNamed
        || holdsCopy(document.path) && !isSchema(document) && !isWordList(document)
          && !isPatternList(document) && !isTableOfRows(document))
  }

  /// Whether a file begins with a row of a database, `[{"id": 1, …`: strings have names, and no numbers.
  private func isTableOfRows(_ document: Document) -> Bool {
    let bytes = document.bytes.span
    var index = document.textStart
    for piece in ["[", "{", "\"id\"", ":"] as [StaticString] {
      while bytes.byte(index).isASCIISpace { index += 1 }
      guard bytes.holds(piece, at: index) else { return false }
      index += piece.utf8CodeUnitCount
    }
    while bytes.byte(index).isASCIISpace { index += 1 }
    return bytes.byte(index).isASCIIDigit
  }

  /// “message.json” may say what a message between programs looks like, and “translations.json” hold rows of a database that
  /// Django loads.
  private func isSchema(_ document: Document) -> Bool {
    let bytes = document.bytes.span
    let start = bytes.extracting(0..<min(512, bytes.count))
    if start.contains("\"model\":"), start.contains("\"fields\":") { return true }
    return start.contains("\"$schema\"") && start.contains("json-schema.org/")
  }

  func read(_ strings: inout JSONStrings) {
    guard let root = strings.json.root else { return }
    var tree = JSONTree(strings)
    tree.namesForms = true
    tree.holdsMessages = Self.holdsMessages(strings.json.bytes.span)
    tree.visitFile(root)
    strings = tree.strings
    strings.reading.entries += tree.keyTexts
    if strings.options.syntax == nil {
      LaravelNames.settle(&strings.reading.entries, path: strings.path)
    }
  }

  /// Whether a text has forms, as only ICU writes them: then the others go through it, too.
  private static func holdsMessages(_ bytes: Span<UInt8>) -> Bool {
    bytes.contains(", plural, ") || bytes.contains(", plural,\\n") || bytes.contains(", select, ")
      || bytes.contains(", selectordinal, ")
  }
}
