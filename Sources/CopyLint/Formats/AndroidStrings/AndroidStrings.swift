/// Android's string resources: `res/values/strings.xml` and its like.
struct AndroidStrings: Format {
  var name: String { "android-xml" }
  var extensions: [String] { ["xml"] }

  /// A resource file that has strings, or is named like one that does. Colors, styles and layouts are left alone.
  func recognizes(_ document: Document) -> Bool {
    guard document.path.hasSuffix(".xml") else { return false }
    if Self.isNamedLikeStrings(document.path) { return true }
    guard let root = XMLRoot.name(in: document.bytes, from: document.textStart),
      document.bytes[root].elementsEqual("resources".utf8)
    else { return false }
    let text = document.bytes.span
    return ["<string ", "<string-array", "<plurals"].contains {
      text.firstIndex(of: $0, from: root.upperBound, before: text.count) != nil
    }
  }

  func read(_ document: Document, options: ReadingOptions, into strings: inout StringSink) {
    guard !document.isBlank else { return }
    var reader = AndroidReader(document, options: options)
    reader.read(into: &strings)
  }

  func encode(_ text: String, in entry: Entry, of document: Document) -> [UInt8]? {
    entry.range.flatMap { encode(text, replacing: $0, in: entry, of: document) }
  }

  func encode(_ text: String, replacing range: Range<Int>, in entry: Entry, of document: Document) -> [UInt8]?
  {
    AndroidText.encode(text, replacing: range, in: entry, of: document)
  }

  /// Whether no quote needs a backslash in this file: moko-resources and Compose (`composeResources/values/strings.xml`)
  /// read the text themselves.
  static func hasPlainQuotes(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return folders.contains("composeResources") || MokoResources.languageFolder(in: folders) != nil
  }

  /// `values/strings.xml`, `values-de/strings_errors.xml`.
  private static func isNamedLikeStrings(_ path: String) -> Bool {
    let parts = path.split(separator: "/").suffix(2)
    guard parts.count == 2, let folder = parts.first, let file = parts.last else { return false }
    return folder.hasPrefix("values") && file.hasPrefix("strings")
  }
}
