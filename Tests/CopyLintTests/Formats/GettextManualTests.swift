import Testing

@testable import CopyLint

@Suite struct `Manuals in gettext` {
  @Test func `are known by the places of their paragraphs`() {
    let rows = [
      ("../manual/layers.rst:12", true), ("doc/index.md:3 doc/use.md:9", true),
      ("C/index.docbook:40(para)", true), ("C/preface.xml:7(title)", true), ("src/main.c:12", false),
      ("data/app.metainfo.xml:7", false), ("src/readme.rs:1", false), ("", false),
    ]
    for (place, isManual) in rows {
      let text = "#: \(place)\nmsgid \"Open\"\nmsgstr \"Öffnen\"\n\nmsgid \"Close\"\nmsgstr \"Schließen\"\n"
      #expect(read(text, "de.po").entries.map(\.isManual) == [isManual, false], "\(place)")
    }
  }

  @Test func `are known by what po4a calls their paragraphs`() {
    let rows = [
      ("type: Content of: <chapter><sect1><para>", true), ("type: Title ##", true),
      ("type: Bullet: '- '", true),
      ("type: Plain text", true), ("type: the kind of a file", false), ("Title of the window", false),
    ]
    for (comment, isManual) in rows {
      let text = "#. \(comment)\nmsgid \"Open\"\nmsgstr \"Öffnen\"\n"
      #expect(read(text, "de.po").entries.map(\.isManual) == [isManual], "\(comment)")
    }
  }
}
