import Testing

@testable import CopyLint

@Suite struct `Swift literals` {
  @Test(arguments: [
    (#"a = "x" // "y""#, [#""x" in a="#]),
    (#"/* "x" /* "y" */ "z" */ f("w")"#, [#""w" in f(_)"#]),
    (##"f(#"a "quoted" \n"#)"##, [##"#"a "quoted" \n"# in f(_)"##]),
    (##"f(#"""#)"##, [##"#"""# in f(_)"##]),
    (###"f(##"a "# b"##)"###, [###"##"a "# b"## in f(_)"###]),
    (#"f("a \" b")"#, [#""a \" b" in f(_)"#]),
    (#"f("a \\")"#, [#""a \\" in f(_)"#]),
    (#"f("")"#, [#""" in f(_)"#]),
    (
      "f(\"\"\"\n  a \"b\" \\\"\"\"\n  c \\\n  d\n  \"\"\")",
      ["\"\"\"\n  a \"b\" \\\"\"\"\n  c \\\n  d\n  \"\"\" in f(_)"]
    ),
    ("f(\"\"\"\r\n  a\r\n  \"\"\")\r\ng(\"b\")", ["\"\"\"\r\n  a\r\n  \"\"\" in f(_)", "\"b\" in g(_)"]),
    (
      #"f("a \(b ? "c" : "d \(e("g"))") h")"#,
      [
        #""a \(b ? "c" : "d \(e("g"))") h" in f(_)"#, #""c" in f(_) \()"#, #""d \(e("g"))" in f(_) \()"#,
        #""g" in f(_) \() \() e(_)"#,
      ]
    ),
    (##"f(#"a \(b) \#(c("d"))"#)"##, [##"#"a \(b) \#(c("d"))"# in f(_)"##, ##""d" in f(_) \() c(_)"##]),
    (#"f("a \(b["c"] ?? [:]) d")"#, [#""a \(b["c"] ?? [:]) d" in f(_)"#, #""c" in f(_) \() b[]"#]),
    (
      #"f("a \( b { $0 == "}" } ) d")"#,
      [#""a \( b { $0 == "}" } ) d" in f(_)"#, #""}" in f(_) \() b{_}"#]
    ),
  ])
  func `literals have their quotes, hashes and interpolations`(text: String, expected: [String]) {
    #expect(swiftOutline(text) == expected)
  }

  @Test(arguments: [
    (#"let a = b / c; f("x") / d"#, [#""x" in f(_)"#]),
    (#"let a = /"x"/"#, []),
    (#"f(/a"b/, "x")"#, [#""x" in f(_)"#]),
    (#"let a = (b + c) / d / f("x")"#, [#""x" in a= f(_)"#]),
    (#"if a.contains(/[\/"]/) { f("x") }"#, [#""x" in f(_)"#]),
    (##"f(#/a "b" /c/#, "x")"##, [#""x" in f(_)"#]),
    ("let a = #/\n  \"b\" # comment\n/#\nf(\"x\")", [#""x" in f(_)"#]),
    (#"let a = b.map(/) + "x""#, [#""x" in a="#]),
    (#"let half = total /2; f("x")"#, [#""x" in f(_)"#]),
  ])
  func `a slash divides or begins a regular expression`(text: String, expected: [String]) {
    #expect(swiftOutline(text) == expected)
  }

  @Test(arguments: [
    (#"f("a"#, [#""a in f(_)"#]),
    ("f(\"a\ng(\"b\")", ["\"a in f(_)", "\"b\" in f(_) g(_)"]),
    ("f(\"\"\"\n a", ["\"\"\"\n a in f(_)"]),
    (#"f("a \(b"#, [#""a \(b in f(_)"#]),
    (#")]} f("a")"#, [#""a" in f(_)"#]),
    (#"f(["a") g("b")"#, [#""a" in f(_) []"#, #""b" in g(_)"#]),
    ("<<<<<<< a\nf(\"x\")\n=======\nf(\"y\")\n>>>>>>> b", ["\"x\" in f(_)", "\"y\" in f(_)"]),
    ("\u{FEFF}f(\"a\")", ["\"a\" in \u{FEFF}f(_)"]),
    ("#!/usr/bin/swift \"x\"\nf(\"a\")", ["\"a\" in f(_)"]),
    ("f(`default`: \"a\")\nlet `in` = \"b\"", ["\"a\" in f(`default`)", "\"b\" in `in`="]),
  ])
  func `broken code gives what can be read`(text: String, expected: [String]) {
    #expect(swiftOutline(text) == expected)
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "f {", "\"\\(", "f(a: [", "if a {", "f<", "#\"\\#(", "/*", "a ? (", "/(",
  ])
  func `ten thousand open brackets are read`(bracket: String) {
    let text = String(repeating: bracket, count: 10_000) + "\"x\""
    let source = SwiftSource(Array(text.utf8))
    #expect(source.nodes.allSatisfy { $0.range.upperBound <= text.utf8.count && $0.after > 0 })
  }

  @Test func `a file that is cut off anywhere is read`() {
    let text = Array(Self.sample.utf8)
    for count in text.indices {
      let source = SwiftSource(Array(text[..<count]))
      for (index, node) in source.nodes.enumerated() {
        #expect(node.range.upperBound <= count && Int(node.after) > index && Int(node.parent) < index)
      }
    }
  }

  @Test func `a file with any byte changed is read`() {
    let text = Array(Self.sample.utf8)
    for index in text.indices {
      for byte in [
        UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0x0A, 0xFF, 0x00,
      ] {
        var changed = text
        changed[index] = byte
        let source = SwiftSource(changed)
        #expect(source.nodes.allSatisfy { $0.range.upperBound <= changed.count })
      }
    }
  }

  static let sample = ##"""
    import SwiftUI
    struct A: View {
      @State private var b = false
      var body: some View {
        VStack { // "no"
          if b { Text("a \(b ? "c" : "d")") } else { Text(#"e"#) }
          Button("Delete", role: .destructive) { c() }
            .accessibilityLabel(Text("f") + Text("g"))
          Button { d() } label: { Label("h", systemImage: "trash") }
        }
        .alert("i", isPresented: $b) { Button("j") {} } message: { Text("""
          k
          """) }
      }
    }
    """##
}
