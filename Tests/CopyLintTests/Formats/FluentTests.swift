import Testing

@testable import CopyLint

struct FluentTests {
  @Test func `reads messages, attributes, terms and their comments`() {
    let text = """
      ### File

      ## Group

      # Not of the message.

      # Saves all.
      # Variables: none
      save = Save
          .accesskey = S
          .aria-label =
              Save the
              whole page
      -brand = Firefox
          .gender = masculine
      only-attributes =
          .style = width: 12em
      block =
          One { $n } and { -brand(case: "x") }
            two

          three { "}" }
      empty-start   =   trimmed   \("")
      """
    #expect(
      dumped(text, "a.ftl") == [
        "save = ⟦Save⟧ // Saves all.|Variables: none",
        "save [attribute.accesskey] = ⟦S⟧ // Saves all.|Variables: none",
        "save [attribute.aria-label] = ⟦Save the\n        whole page⟧ Save the\nwhole page // Saves all.|Variables: none",
        "-brand = ⟦Firefox⟧", "-brand [attribute.gender] = ⟦masculine⟧",
        "only-attributes [attribute.style] = ⟦width: 12em⟧",
        "block = ⟦One { $n } and { -brand(case: \"x\") }\n      two\n\n    three { \"}\" }⟧ "
          + "One { $n } and { -brand(case: \"x\") }\n  two\n\nthree { \"}\" }",
        "empty-start = ⟦trimmed⟧",
      ])
    let reading = read(text, "a.ftl")
    #expect(reading.problems.isEmpty)
    #expect(
      reading.entries.filter { !$0.isTranslatable }.map(\.variant) == ["attribute.gender", "attribute.style"])
    var entry = reading.entries[2]
    inferRole(of: &entry, path: "a.ftl")
    #expect(entry.role == .accessibilityLabel)
  }

  @Test func `shows each branch in the whole sentence`() {
    let text = """
      files = You have { NUMBER($n) ->
          [0] no files
          [one] a file
         *[other] { $n } files in { $place ->
              [home] your home
             *[elsewhere] a folder
          }
      } left.
      os = { PLATFORM() ->
          [macos] Preferences
         *[other] Options
      }
      """
    #expect(
      dumped(text, "a.ftl").map { $0.replacing("\n", with: "¶") } == [
        "files = ⟦You have { NUMBER($n) ->¶    [0] no files¶    [one] a file¶   *[other] { $n } files in { $place ->¶"
          + "        [home] your home¶       *[elsewhere] a folder¶    }¶} left.⟧ → You have { $n } files in a folder left.",
        "files [n.plural.0] = ⟦no files⟧ → You have no files left.",
        "files [n.plural.one] = ⟦a file⟧ → You have a file left.",
        "files [n.plural.other] = ⟦{ $n } files in { $place ->¶        [home] your home¶       *[elsewhere] a folder¶"
          + "    }⟧ → You have { $n } files in a folder left.",
        "files [n.plural.other.place.select.home] = ⟦your home⟧ → You have { $n } files in your home left.",
        "files [n.plural.other.place.select.elsewhere] = ⟦a folder⟧ → You have { $n } files in a folder left.",
        "os [PLATFORM.select.macos] = ⟦Preferences⟧", "os [PLATFORM.select.other] = ⟦Options⟧",
      ])
  }

  @Test func `an edit of a sentence keeps to its branch`() throws {
    let text = "a = You { $n ->\n    [one] see it\n   *[other] see all\n } now.\n"
    #expect(
      try edited(text, "a.ftl", entry: 1, 4..<7, with: "saw")
        == "a = You { $n ->\n    [one] saw it\n   *[other] see all\n } now.\n")
    #expect(
      try edited(text, "a.ftl", entry: 0, 0..<3, with: "They")
        == "a = They { $n ->\n    [one] see it\n   *[other] see all\n } now.\n")
    // What stands around a branch is not of its value.
    #expect(try edited(text, "a.ftl", entry: 1, 0..<3, with: "They") == nil)
  }

  @Test(arguments: [
    ("a = Text", "x { $n } \"y\" \\", "a = x { $n } \"y\" \\"), ("a = Text", "", nil),
    ("a = Text", " x", nil), ("a =\n{ $n }\n { $m }", "x", nil), ("a =\n{ $n }", "{ $n } x", "a =\n{ $n } x"),
    ("a = Text", "x ", nil), ("a = Text", "x { y", nil), ("a = Text", "x }", nil),
    ("a = Text", "{ \"}\" }", "a = { \"}\" }"),
    ("a = Text", "[x]", "a = [x]"), ("a =\n    Text", "[x]", nil),
    ("a = Text", "x\n\n  y\nz", "a = x\n\n      y\n    z"),
    ("a = Text", "x\n  y", nil), ("a =\n  Text", "x\n  y", "a =\n  x\n    y"), ("a = Text", "x\n.y", nil),
    ("a = Text", "{ $n ->\n *[x] y\n}", nil), ("a = Text", "x\ry", nil), ("a = b\n  .c = Text", "x\ny", nil),
  ])
  func `writes what Fluent can hold`(_ text: String, _ new: String, _ expected: String?) throws {
    let isAttribute = text.contains(".c")
    #expect(
      try edited(text, "a.ftl", entry: isAttribute ? 1 : 0, with: new)
        == (isAttribute ? "a = b\n  .c = x\n      y" : expected))
  }

  @Test(arguments: [
    (
      "a = A\n⟦?? what⟧\nb = B",
      "Start this line with the name of a message, or with spaces to continue the last one."
    ),
    ("⟦a⟧\nb = B", "Put “=” and a text after this name."),
    ("⟦a⟧ =\nb = B", "Put a text after “=”. Fluent leaves the message out."),
    ("a = A ⟦}⟧ c\nb = B", "Write “{\"}\"}” for a brace, or remove it. Fluent leaves the message out."),
    ("a = A ⟦{⟧ $n\nb = B", "Close this with “}”. Fluent leaves the message out."),
    (
      "a = A ⟦{⟧ some words }\nb = B", "Close this with “}”. Fluent leaves the message out."
    ),
    (
      "a = ⟦{⟧ $n ->\n  [one] x\n  [other] y\n }\nb = B",
      "Mark one branch with “*” as the default. Fluent leaves the message out."
    ),
    (
      "a = { \"⟦\\q⟧\" }\nb = B",
      "Write “\\\\”, “\\\"” or “\\u” and four digits here. Fluent leaves the message out."
    ),
    ("a = A\n    .b = B\n⟦    .c⟧ D\n", ""),
  ])
  func `reports junk with its place, and reads on`(_ marked: String, _ message: String) {
    let (problems, texts) = problems(in: marked, "a.ftl")
    if message.isEmpty {
      #expect(problems.count == 1)
    } else {
      #expect(problems == ["syntax-error: \(message)"])
    }
    #expect(texts.contains("B"))
  }

  @Test func `reads CRLF and bounds the depth`() {
    #expect(dumped("a =\r\n    One\r\n    two\r\n\r\nb = B", "a.ftl").count == 2)
    #expect(read("a =\r\n    One\r\n    two\r\n", "a.ftl").entries.map(\.text) == ["One\ntwo"])
    for deep in ["{", "{ f(", "{ $a ->\n *[b] "] {
      #expect(!read("a = " + String(repeating: deep, count: 5000), "a.ftl").problems.isEmpty)
    }
  }

  @Test(arguments: [
    ("close-button", "accesskey", Role.accessKey), ("new-tab-shortcut", "key", .accessKey),
    ("close-button", "tooltiptext", .tooltip), ("close-button", "title", .tooltip),
    ("about-dialog", "title", .alertTitle), ("search-field", "placeholder", .placeholder),
    ("close-button", "aria-label", .accessibilityLabel), ("close-button", "label", .button),
  ])
  func `an attribute tells the role, and a control's title is a tooltip`(
    _ key: String, _ attribute: String, _ role: Role
  ) throws {
    let reading = read("\(key) =\n    .\(attribute) = Some text", "a.ftl")
    var entry = try #require(reading.entries.first)
    inferRole(of: &entry, path: "a.ftl")
    #expect(entry.role == role)
  }

  @Test func `references and quoted braces are neutral`() throws {
    let text = "a = Create your { -account-name(capitalization: \"sentence\") } with { \"}\" }"
    let entry = try #require(read(text, "a.ftl").entries.first)
    var neutral: [NeutralRange] = []
    findNeutralRanges(in: entry.sentence.utf8.span, syntax: entry.syntax, into: &neutral)
    #expect(
      neutral.map { String(decoding: Array(entry.sentence.utf8)[$0.range], as: UTF8.self) }
        == ["{ -account-name(capitalization: \"sentence\") }", "{ \"}\" }"])
  }

  @Test func `a template of FreeMarker is no Fluent`() {
    for text in ["<#if a>b</#if>", "Dear ${name}", "<html>\n</html>"] {
      #expect(!Fluent().recognizes(Document(path: "a.ftl", bytes: Array(text.utf8))))
    }
    #expect(Fluent().recognizes(Document(path: "a.ftl", bytes: Array("# c\n\n-a = b".utf8))))
  }
}
