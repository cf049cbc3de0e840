/// Whether the places of a `#:` comment are pages of a manual: `../manual/layers.rst:12`, `C/index.docbook:40(para)`.
///
/// Source: the names that Sphinx, po4a, itstool and mdpo write.
func namesManual(_ places: ArraySlice<UInt8>) -> Bool {
  for place in places.split(whereSeparator: { $0 <= 0x20 }) {
    // What is behind the last dot: “rst:12”.
    guard let dot = place.lastIndex(of: UInt8(ascii: ".")) else { continue }
    let ending = place[(dot + 1)...].prefix { $0.isASCIILetter }
    if manualEndings.contains(where: { ending.elementsEqual($0.utf8) }) { return true }
    // GNOME's help is in the folder of the C locale.
    if ending.elementsEqual("xml".utf8), place.starts(with: "C/".utf8) { return true }
  }
  return false
}

/// Of reStructuredText, Markdown, AsciiDoc, DocBook, Mallard, Texinfo, LaTeX and man.
private let manualEndings = [
  "rst", "md", "mdx", "markdown", "adoc", "asciidoc", "docbook", "dbk", "page", "texi", "texinfo", "tex",
  "man", "pod",
]

/// Whether a `#.` comment says what kind of paragraph po4a took the text from: `type: Content of: <chapter><para>`.
func isTypeOfManual(_ comment: ArraySlice<UInt8>) -> Bool {
  let text = comment.drop { $0 <= 0x20 }
  return typesOfManual.contains { text.starts(with: $0.utf8) }
}

/// As po4a's modules for XML, AsciiDoc, Markdown and man pages name them; its other modules read files of an app, too.
private let typesOfManual = [
  "type: Content of: <", "type: Plain text", "type: Title ", "type: Bullet: ", "type: delimited block",
  "type: SH", "type: TP",
]
