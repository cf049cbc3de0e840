import Testing

@testable import CopyLint

struct ResXTests {
  static func file(_ rows: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <root>
      <!-- Example: <data name="Name1"><value>this is my long string</value></data> -->
      <resheader name="version"><value>2.0</value></resheader>
    \(rows)
    </root>
    """
  }

  @Test func `reads texts and leaves out what has a type`() {
    let text = Self.file(
      """
        <data name="Save" xml:space="preserve"><value>Save &amp; {0:N2}</value><comment>Button title</comment></data>
        <!-- On every page -->
        <data name="Line"><value>  One\r\n two </value></data>
        <data name="Icon" type="System.Drawing.Bitmap, System.Drawing" mimetype="x"><value>AAAA</value></data>
        <data name="Typed" type="System.String, mscorlib"><value>Typed</value></data>
        <data name="Name"><value>MYND</value><comment>{Locked}</comment></data>
        <data name="None"><value/></data><data name="Empty"><value></value></data><data name="Nothing"/>
        <metadata name="m"><value>no</value></metadata>
      """)
    #expect(
      dumped(text, "Strings.resx") == [
        "Save = ⟦Save &amp; {0:N2}⟧ Save & {0:N2} // Button title",
        "Line = ⟦  One\r\n two ⟧   One\n two  // On every page",
        "Typed = ⟦Typed⟧", "Name = ⟦MYND⟧ // {Locked}", "None = ⟦⟧ (fixed)", "Empty = ⟦⟧",
      ])
    let entries = read(text, "Strings.resx").entries
    #expect(entries.map(\.isTranslatable) == [true, true, true, false, true, true])
    #expect(entries.allSatisfy { $0.syntax == .dotnet && $0.locale == "en" })
  }

  @Test func `knows the texts of a window from its other properties`() {
    let text = Self.file(
      """
      <data name="ok.Text"><value>&amp;OK</value></data><data name="ok.ImageKey"><value>ok.png</value></data>
      <data name="&gt;&gt;ok.Type"><value>System.Windows.Forms.Button, System.Windows.Forms</value></data>
      <data name="&gt;&gt;ok.Name"><value>ok</value></data><data name="$this.Text"><value>Window</value></data>
      <data name="box.Items1"><value>One</value></data><data name="ok.ToolTip"><value>Saves</value></data>
      """)
    let entries = read(text, "Window.resx").entries
    #expect(entries.map(\.key) == ["ok.Text", "ok.ImageKey", "$this.Text", "box.Items1", "ok.ToolTip"])
    #expect(entries.map(\.isTranslatable) == [true, false, true, true, true])
    #expect(entries.map(\.role) == [.button, .unknown, .title, .unknown, .tooltip])
    let plain = Self.file("<data name=\"Error.NotFound\"><value>Gone</value></data>")
    #expect(read(plain, "A.resx").entries.map(\.isTranslatable) == [true])
  }

  @Test(arguments: [
    ("Resources.fr-FR.resx", "fr-FR", LocaleSource.path), ("Resources.resx", "en", .default),
    ("My.Window.resx", "en", .default), ("Window.zh-Hans.resx", "zh-Hans", .path),
    ("Strings/de/Resources.resw", "de", .path), ("de/Resources.resx", "en", .default),
  ])
  func `takes the locale from the name`(_ path: String, _ locale: String, _ source: LocaleSource) {
    let entry = read(Self.file("<data name=\"a\"><value>b</value></data>"), path).entries.first
    #expect(entry?.locale == locale)
    #expect(entry?.localeSource == source)
  }

  @Test(arguments: [
    (
      "<data name=\"a\"><value>1</value></data><data name=\"⟦A⟧\"><value>2</value></data>", ["1", "2"],
      "duplicate-key: Keep one “A”. The app sees only the last."
    ),
    (
      "⟦<data>⟧<value>1</value></data>", [],
      "syntax-error: Add “name” to this text. The app can't find it without a name."
    ),
  ])
  func `reports what is wrong`(_ rows: String, _ texts: [String], _ problem: String) {
    #expect(problems(in: Self.file(rows), "a.resx") == ([problem], texts))
  }

  @Test func `reads a file with byte order mark and returns, and writes as it is written`() throws {
    let text =
      "\u{FEFF}"
      + Self.file("<data name=\"a\"><value>One\r\nTwo</value></data>").replacing("\n", with: "\r\n")
      .replacing("\r\r", with: "\r")
    #expect(read(text, "a.resx").entries.map(\.text) == ["One\nTwo"])
    #expect(
      try edited(text, "a.resx", with: "1\n<2>\r")
        == text.replacing("One\r\nTwo", with: "1\r\n&lt;2&gt;&#13;"))
    #expect(try edited(text, "a.resx", with: "\u{1}") == nil)
  }
}
