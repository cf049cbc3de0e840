/// A format whose file is one JSON value.
protocol JSONFormat: DraftingFormat {
  /// Whether `text` can be the whole value of `entry`, given what else the file says about its placeholders.
  func allows(_ text: String, in entry: Entry) -> Bool

  /// Adds the entries of the file to `strings`.
  func read(_ strings: inout JSONStrings)
}

extension JSONFormat {
  var extensions: [String] { ["json"] }

  func drafts(of document: Document, options: ReadingOptions) -> Drafts {
    guard !document.isBlank else { return Drafts(of: document) }
    var strings = JSONStrings(document, options: options)
    read(&strings)
    return strings.finish()
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    text == entry.text || allows(text, in: entry)
      ? encode(text, replacing: 0..<0, in: entry, of: document) : nil
  }

  func encode(_ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document) -> [UInt8]?
  {
    entry.range.map { JSONReader.encode(text, like: document.bytes[$0]) }
  }

  func allows(_ text: String, in entry: Entry) -> Bool { true }

  /// The names of the values that `text` takes.
  func valueNames(in text: String, of entry: Entry) -> Set<String> {
    var names: Set<String> = []
    for placeholder in placeholders(in: text, syntax: entry.syntax) {
      if case .name(let name) = placeholder.reference { names.insert(name) }
    }
    return names
  }
}
