import Testing

@testable import CopyLint

struct StringsDictionaryTests {
  static func list(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n"
  }

  static func variable(_ name: String, _ forms: String, type: String = "NSStringPluralRuleType") -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(type)</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
    """
  }

  static func forms(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
  }

  static func format(_ text: String) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
  }

  @Test func `names the forms of a format that is one variable as those of the string`() {
    let text = Self.list(
      """
      <!-- Count of items -->
      <key>%d items</key><dict>\(Self.format("%#@n@"))
      \(Self.variable("n", Self.forms(["zero": "No items &amp; more", "one": "One item", "other": "%d items"])))</dict>
      """)
    #expect(
      dumped(text, "de.lproj/a.stringsdict") == [
        "%d items [plural.zero] = ⟦No items &amp; more⟧ No items & more // Count of items",
        "%d items [plural.one] = ⟦One item⟧ // Count of items",
        "%d items [plural.other] = ⟦%d items⟧ // Count of items",
      ])
    #expect(read(text, "de.lproj/a.stringsdict").entries.allSatisfy { $0.locale == "de" })
  }

  @Test func `shows each variable in the whole sentence, also one in another`() {
    let text = Self.list(
      """
      <key>k</key><dict>\(Self.format("You have %1$#@cats@ &lt;3"))
      \(Self.variable("cats", Self.forms(["one": "a cat", "other": "%1$d cats and %2$#@dogs@"])))
      \(Self.variable("dogs", Self.forms(["one": "a dog", "other": "%2$d dogs"])))</dict>
      """)
    #expect(
      dumped(text, "a.stringsdict") == [
        "k = ⟦You have %1$#@cats@ &lt;3⟧ You have %1$#@cats@ <3 → You have %1$d cats and %2$d dogs <3",
        "k [substitutions.cats.plural.one] = ⟦a cat⟧ → You have a cat <3",
        "k [substitutions.cats.plural.other] = ⟦%1$d cats and %2$#@dogs@⟧"
          + " → You have %1$d cats and %2$d dogs <3",
        "k [substitutions.dogs.plural.one] = ⟦a dog⟧ → You have %1$d cats and a dog <3",
        "k [substitutions.dogs.plural.other] = ⟦%2$d dogs⟧ → You have %1$d cats and %2$d dogs <3",
      ])
  }

  @Test func `an empty form keeps its place`() {
    let text = Self.list(
      "<key>k</key><dict>\(Self.format("%#@n@"))\(Self.variable("n", "<key>one</key><string/>" + Self.forms(["other": ""])))</dict>"
    )
    let entries = read(text, "a.stringsdict").entries
    #expect(entries.map { $0.map.documentRange(of: 0..<0) } == entries.map(\.range))
  }

  @Test func `reads width and device rules`() {
    let text = Self.list(
      """
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict>\(Self.forms(["20": "Hi", "25": "Hello"]))</dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>ipad</key><dict>\(Self.format("%#@n@"))\(Self.variable("n", Self.forms(["other": "Tap %d"])))</dict>
      <key>other</key><string>Click</string></dict></dict>
      <key>plain</key><string>Text</string>
      <key>empty</key><string/>
      """)
    #expect(
      dumped(text, "a.stringsdict") == [
        "w [width.20] = ⟦Hi⟧", "w [width.25] = ⟦Hello⟧", "d [device.ipad.plural.other] = ⟦Tap %d⟧",
        "d [device.other] = ⟦Click⟧", "plain = ⟦Text⟧", "empty = ⟦⟧ (fixed)",
      ])
  }

  @Test(arguments: [
    (
      "<key>k</key><dict>\(format("%#@n@"))\(variable("⟦n⟧", forms(["one": "1"])))</dict>",
      ["missing-other: Add the form “other” to “k”. Numbers without a form need it."]
    ),
    (
      "<key>k</key><dict>\(format("⟦%#@m@⟧"))</dict>",
      ["undefined-substitution: Define “m” or remove it from the text. The app has nothing to show for it."]
    ),
    (
      "<key>k</key><dict>\(format("a"))\(variable("⟦n⟧", forms(["other": "1"])))</dict>",
      ["unused-substitution: Use “%#@n@” in the text or remove it. No one sees its forms."]
    ),
    (
      """
      <key>k</key><dict>\(format("a"))
      <key>⟦NSStringVariableWidthRuleType⟧</key><dict>\(forms(["1": "a"]))</dict></dict>
      """,
      ["mixed-variations: Keep one kind of form for “k”. Xcode drops the others."]
    ),
    (
      "<key>⟦k⟧</key><dict><key>a</key><string>b</string></dict>",
      [
        "syntax-error: Add “NSStringLocalizedFormatKey” with the text of “k”. The app shows the key without it."
      ]
    ),
    (
      "<key>k</key><string>a</string><key>⟦k⟧</key><string>b</string>",
      ["duplicate-key: Keep one “k”. The app sees only the last."]
    ),
  ])
  func `reports what does not fit`(_ marked: String, _ expected: [String]) {
    #expect(problems(in: Self.list(marked), "a.stringsdict").problems == expected)
  }

  @Test func `ends at a depth limit`() {
    let text = "<plist>" + String(repeating: "<dict><key>a</key>", count: 5000)
    let rules = Set(read(text, "a.stringsdict").problems.map(\.rule))
    #expect(rules == ["syntax-error"])
  }
}
