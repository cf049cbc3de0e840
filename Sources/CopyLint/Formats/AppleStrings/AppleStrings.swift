/// Apple `.strings`: old-style text, an XML property list or a binary property list.
///
/// The text grammar comes from `CFOldStylePList.c` in swift-corelibs-foundation.
struct AppleStrings: Format {
  var name: String { "apple-strings" }
  var extensions: [String] { ["strings"] }

  func recognizes(_ document: Document) -> Bool { document.path.hasSuffix(".strings") }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    let place = locale(of: document, options: options)
    if Self.isPropertyList(document) {
      strings.add(read(document, locale: place, options: options))
    } else {
      readText(document, locale: place, options: options, into: &strings)
    }
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    guard let range = entry.range, range.upperBound <= document.bytes.count else { return nil }
    if PropertyList.isXML(document) { return PropertyList.encode(text, in: range, of: document) }
    return StringsScanner.encode(text, in: range, of: document)
  }

  private static func isPropertyList(_ document: Document) -> Bool {
    document.isBinaryPropertyList || PropertyList.isXML(document)
  }

  /// The top level of a property list: strings by key. Nested values are not the app's text.
  private func read(
    _ document: Document, locale: (name: String, source: LocaleSource), options: ReadingOptions
  ) -> Drafts {
    let list = PropertyList(document)
    var reading = Drafts(of: document, problems: list.problems)
    guard let root = list.root else { return reading }
    var duplicates = DuplicateKeys()
    for member in list.members(of: root) where list.nodes[member.value].kind == .string {
      let key = list.nodes[member.name].text
      let value = list.nodes[member.value]
      if let problem = duplicates.add(key, at: list.nodes[member.name].range, locale: locale.name) {
        reading.problems.append(problem)
      }
      var entry = StringDraft(
        key: key, text: value.text, locale: locale.name, localeSource: locale.source,
        syntax: options.syntax ?? .apple, range: value.range)
      entry.map = value.map
      entry.isFixable = value.isFixable
      entry.comment = meaningfulComment(list.nodes[member.name].comment, for: value.text)
      reading.add(whole: entry)
    }
    return reading
  }
}
