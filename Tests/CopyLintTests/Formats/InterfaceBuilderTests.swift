import Testing

@testable import CopyLint

struct InterfaceBuilderTests {
  static func storyboard(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s1"><objects>
    \(objects)
    </objects></scene></scenes></document>
    """
  }

  private func roles(_ objects: String) -> [String] {
    read(Self.storyboard(objects), "Base.lproj/Main.storyboard").entries.map {
      "\($0.key) \($0.role.identifier): \($0.text)" + ($0.isTranslatable ? "" : " (not shown)")
    }
  }

  @Test(arguments: [
    (
      #"<button id="aaa-01-b"><state key="normal" title="Save"/><state key="selected" title="Saved"/></button>"#,
      ["aaa-01-b.normalTitle button: Save", "aaa-01-b.selectedTitle button: Saved"]
    ),
    (
      #"<button id="b"><buttonConfiguration key="configuration" style="plain" title="Save" subtitle="Or not"/></button>"#,
      ["b.configuration.title button: Save", "b.configuration.subtitle unknown: Or not"]
    ),
    (#"<label text="No notes yet" userLabel="Empty" id="l"/>"#, ["l.text unknown: No notes yet"]),
    (
      #"<textField placeholder="Your name" id="t"><accessibility key="accessibilityConfiguration" hint="Saves as you type." label="Name" id="x" identifier="name.field"/></textField>"#,
      [
        "t.placeholder placeholder: Your name", "t.accessibilityHint a11y-hint: Saves as you type.",
        "t.accessibilityLabel a11y-label: Name",
      ]
    ),
    (
      #"<segmentedControl id="s"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>"#,
      ["s.segmentTitles[0] unknown: Day", "s.segmentTitles[1] unknown: Week"]
    ),
    (
      #"<tableViewSection headerTitle="Privacy" footerTitle="Only you see it." id="v"/>"#,
      ["v.headerTitle heading: Privacy", "v.footerTitle help-text: Only you see it."]
    ),
    (
      #"<navigationItem key="navigationItem" title="Trips" id="n"><barButtonItem key="rightBarButtonItem" title="Add" id="a"/></navigationItem>"#,
      ["n.title nav-title: Trips", "a.title button: Add"]
    ),
    (
      #"<tableViewController title="Trips" id="c"><tabBarItem key="tabBarItem" title="All trips" id="i"/></tableViewController>"#,
      ["c.title nav-title: Trips", "i.title tab: All trips"]
    ),
    (
      #"<button id="u"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/><userDefinedRuntimeAttribute type="string" keyPath="layer.name" value="Layer"/></userDefinedRuntimeAttributes></button>"#,
      ["u.accessibilityLabel a11y-label: Close"]
    ),
    (
      // No screen reader gets to a constraint.
      #"<constraint id="n"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="separatorHeight"/></userDefinedRuntimeAttributes></constraint>"#,
      ["n.accessibilityLabel a11y-label: separatorHeight (not shown)"]
    ),
    (
      #"<button id="w"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="emptyText" value="No trips" localized="YES"/><userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Opens it." localized="YES"/></userDefinedRuntimeAttributes></button>"#,
      [
        "w.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0] unknown: No trips",
        "w.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1] a11y-hint: Opens it.",
      ]
    ),
    (
      #"<menuItem title="File" id="f"><menu key="submenu" title="File" id="m"><items><menuItem title="Open…" id="o"/></items></menu></menuItem>"#,
      ["f.title menu-item: File", "m.title unknown: File (not shown)", "o.title menu-item: Open…"]
    ),
    (
      #"<button toolTip="Deletes the note" id="b1"><buttonCell key="cell" type="push" title="Delete" id="b2"/></button>"#,
      ["b1.ibShadowedToolTip tooltip: Deletes the note", "b2.title button: Delete"]
    ),
    (
      #"<buttonCell type="check" title="Ring" alternateTitle="Silent" id="k"/>"#,
      ["k.title toggle: Ring", "k.alternateTitle button: Silent"]
    ),
    (
      #"<tableColumn headerToolTip="When it was made" id="t1"><tableHeaderCell key="headerCell" title="Date"/><textFieldCell key="dataCell" title="Text Cell" id="t2"/></tableColumn>"#,
      [
        "t1.headerToolTip tooltip: When it was made", "t1.headerCell.title heading: Date",
        "t2.title unknown: Text Cell (not shown)",
      ]
    ),
    (
      #"<popUpButtonCell title="Item 1" id="p"/><comboBoxCell title="One" id="q"/><constraint placeholder="YES" id="r"/>"#,
      []
    ),
    (
      #"<imageView id="i"><accessibility description="The dog" help="Opens it." id="j"/></imageView>"#,
      [
        "i.ibExternalAccessibilityDescription a11y-label: The dog",
        "i.ibExternalAccessibilityHelp a11y-hint: Opens it.",
      ]
    ),
  ])
  func `an object's texts have the keys of Xcode and a role`(objects: String, expected: [String]) {
    #expect(roles(objects) == expected)
  }

  @Test(arguments: [("button", false), ("label", false), ("imageView", true), ("view", true)])
  func `a label of what screen readers pass over gets notes`(object: String, isPassedOver: Bool) {
    let value =
      #"<userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="All files"/>"#
    let xib =
      "<document><\(object) id=\"a\"><userDefinedRuntimeAttributes>\(value)</userDefinedRuntimeAttributes></\(object)></document>"
    let entries = InterfaceBuilder().read(
      Document(path: "A.xib", bytes: Array(xib.utf8)), options: ReadingOptions()
    ).entries
    #expect(entries.map(\.isManual) == [isPassedOver])
  }

  @Test func `a text with a tag in it is none`() {
    let text = "<d><label id=\"a\"><string key=\"text\">One<string>two</string></string></label></d>"
    #expect(read(text, "A.xib").entries.isEmpty)
  }

  @Test func `texts of several lines, notes and styled texts are read`() {
    let text = Self.storyboard(
      """
      <label id="l1"><string key="text">One &amp; two
      three</string><attributedString key="userComments"><fragment content="Under the &quot;Open&quot; button"/></attributedString></label>
      <button id="b1"><state key="normal" title="A &amp; &quot;B&quot;&#10;C"/></button>
      <label id="l2"><attributedString key="attributedText"><fragment content="A whole text."><attributes/></fragment></attributedString></label>
      <label id="l3"><attributedString key="attributedText"><fragment content="In "/><fragment content="pieces."/></attributedString></label>
      <buttonCell id="b2"><string key="keyEquivalent" base64-UTF8="YES">Gw</string></buttonCell>
      """)
    #expect(
      dumped(text, "Main.storyboard") == [
        "l1.text = ⟦One &amp; two\nthree⟧ One & two\nthree // Under the \"Open\" button",
        "b1.normalTitle = ⟦A &amp; &quot;B&quot;&#10;C⟧ A & \"B\"\nC",
        "l2.attributedText = ⟦A whole text.⟧",
      ])
  }

  /// Code fills in the labels of rows that it knows, and those that still show a name from the code.
  @Test(arguments: [
    (#"<tableViewCell id="c"><label text="Ada Lovelace" id="l"/></tableViewCell>"#, false),
    (#"<collectionViewCell id="c"><label text="Ada Lovelace" id="k"/></collectionViewCell>"#, true),
    (#"<view id="v"><label text="lbl_title" id="l"/></view>"#, false),
    (#"<view id="v"><label text="Your trips" id="l"/></view>"#, true),
    (#"<view id="v"><label text="lbl_title" id="k"/></view>"#, true),
  ])
  func `knows what code fills in`(view: String, isShown: Bool) {
    let outlet = #"<connections><outlet property="name" destination="l"/></connections>"#
    let found = roles(view + #"<viewController id="w">\#(outlet)</viewController>"#)
    #expect(found.map { !$0.hasSuffix("(not shown)") } == [isShown], "\(found)")
  }

  @Test(arguments: [
    "Label", "Item 2", "Text Cell", "{Entry name}", "Lorem ipsum dolor", "Table View Cell", "Bla bla bla",
    "→ Lorem ipsum dolor",
  ])
  func `what only shows where a text will be is no text`(text: String) {
    let file = Self.storyboard("<label id=\"a\" text=\"\(text)\"/>")
    #expect(read(file, "A.xib").entries.map(\.isTranslatable) == [false])
  }

  @Test(arguments: [
    ("Base.lproj/Main.storyboard", "en"), ("App/Main.storyboard", "en"), ("de.lproj/Main.xib", "de"),
  ])
  func `the folder tells the language`(path: String, locale: String) {
    #expect(read(Self.storyboard("<label id=\"a\" text=\"Hello\"/>"), path).entries.first?.locale == locale)
  }

  @Test func `a storyboard is the source of the files that Xcode makes beside it`() {
    let source = TranslationFamily(path: "App/Base.lproj/Main.storyboard")
    let translation = TranslationFamily(path: "App/de.lproj/Main.strings")
    #expect(source?.template == translation?.template)
    #expect(source?.isSource("en") == true)
    #expect(translation?.locale == "de")
    #expect(translation?.sourcePaths("en").contains("App/Base.lproj/Main.storyboard") == true)
    #expect(translation?.sourcePaths("en").contains("App/en.lproj/Main.xib") == true)
  }

  @Test func `a fix keeps the quotation marks of the attribute`() throws {
    let text = "<document><label id='a' text='It&apos;s'/><label id=\"b\" text=\"Hi\"/></document>"
    let document = Document(path: "A.xib", bytes: Array(text.utf8), isNamed: true)
    let format = InterfaceBuilder()
    let entries = format.read(document, options: ReadingOptions()).entries
    let edits = try entries.map {
      try #require($0.edit(replacingValueWith: "\"It's\" <\n&", in: document, format: format))
    }
    #expect(
      String(decoding: document.applying(edits), as: UTF8.self)
        == "<document><label id='a' text='\"It&apos;s\" &lt;&#10;&amp;'/>"
        + "<label id=\"b\" text=\"&quot;It's&quot; &lt;&#10;&amp;\"/></document>")
  }
}
