import Testing

@testable import CopyLint

@Suite struct `Swift calls` {
  @Test(arguments: [
    (#"Text("a")"#, [#""a" in Text(_)"#]),
    (#"Text(verbatim: "a")"#, [#""a" in Text(verbatim)"#]),
    (
      #"Text("a", tableName: "b", bundle: c, comment: "d")"#,
      [#""a" in Text(_)"#, #""b" in Text(tableName)"#, #""d" in Text(comment)"#]
    ),
    (#"SwiftUI.Text.init("a")"#, [#""a" in init(_)"#]),
    (#"Set<String>("a")"#, [#""a" in Set(_)"#]),
    (#"Dictionary<String, [Int: (Bool, A.B?)]>(a: "b")"#, [#""b" in Dictionary(a)"#]),
    (#"f(a < b, c > (d), "x")"#, [#""x" in f(_)"#]),
    (#"if a < b, c > d { f("x") }"#, [#""x" in f(_)"#]),
    (#"a?.b?("x")"#, [#""x" in b(_)"#]),
    (#"a!.b!("x")"#, [#""x" in b(_)"#]),
    (#"f()("x")"#, [#""x" in (_)"#]),
    (#"f[0]("x")"#, [#""x" in (_)"#]),
    (#"f(in: "a", default: "b", for: "c")"#, [#""a" in f(in)"#, #""b" in f(default)"#, #""c" in f(for)"#]),
    (
      #"f(a ? "b" : "c", d: e ? "g" : h ? "i" : "j")"#,
      [#""b" in f(_)"#, #""c" in f(_)"#, #""g" in f(d)"#, #""i" in f(d)"#, #""j" in f(d)"#]
    ),
    ("f\n(\"x\")", [#""x""#]),
    (#"f(["a", b ? "c" : "d"])"#, [#""a" in f(_) []"#, #""c" in f(_) []"#, #""d" in f(_) []"#]),
    (#"d["a"] = "b""#, [#""a" in d[]"#, #""b" in ="#]),
    (##"#Preview("a") { Text("b") }"##, [##""a" in #Preview(_)"##, ##""b" in Preview{_} Text(_)"##]),
    (#"@Parameter(title: "a") var b: String"#, [#""a" in @Parameter(title)"#]),
    (#"@available(iOS, deprecated: 1, message: "a") func f() { }"#, [#""a" in @available(message)"#]),
    (#"func f(_ a: String = "b") -> String { "c" }"#, [#""b" in parameters"#, #""c" in f"#]),
    (#"init(a: String = "b") { c = "d" }"#, [#""b" in parameters"#, #""d" in init c="#]),
  ])
  func `an argument has its call and its label`(text: String, expected: [String]) {
    #expect(swiftOutline(text) == expected)
  }

  @Test(arguments: [
    (#"Button { } label: { Text("a") }"#, [#""a" in Button{label} Text(_)"#]),
    ("Button {\n}\nlabel: {\n  Text(\"a\")\n}", [#""a" in Button{label} Text(_)"#]),
    (
      #"Button(action: { f("a") }) { Text("b") }"#,
      [#""a" in Button(action) {} f(_)"#, #""b" in Button{_} Text(_)"#]
    ),
    (
      #"a.alert("b", isPresented: $c) { Button("d") { } } message: { Text("e") }"#,
      [#""b" in alert(_)"#, #""d" in alert{_} Button(_)"#, #""e" in alert{message} Text(_)"#]
    ),
    (#"if a.contains { $0 == "b" } { f("c") }"#, [#""b" in head contains{_}"#, #""c" in f(_)"#]),
    (
      #"if a == "b" { f("c") } else if d { f("e") } else { f("g") }"#,
      [#""b" in head"#, #""c" in f(_)"#, #""e" in f(_)"#, #""g" in f(_)"#]
    ),
    (#"guard let a = b("c") else { return "d" }"#, [#""c" in head b(_)"#, #""d""#]),
    (
      #"for a in b("c") where d == "e" { f("g") }"#, [#""c" in head b(_)"#, #""e" in head"#, #""g" in f(_)"#]
    ),
    (
      "switch a {\ncase \"b\": \"c\"\ncase let d? where d == \"e\": g = \"h\"\ndefault: \"i\"\n}",
      [#""b" in head"#, #""c""#, #""e" in head"#, #""h" in g="#, #""i""#]
    ),
    ("do { try f(\"a\") } catch { g(\"b\") }", [#""a" in f(_)"#, #""b" in g(_)"#]),
    (#"let a = { (b: String) -> String in "c" }("d")"#, [#""c" in a= {}"#, #""d" in a= (_)"#]),
    (#"let a = if b { "c" } else { "d" }"#, [#""c" in a="#, #""d" in a="#]),
    (
      #"a.map { $0.title ?? "b" }.joined(separator: "c")"#, [#""b" in map{_}"#, #""c" in joined(separator)"#]
    ),
    (
      "f()\n#if A\n  .b(\"c\")\n#else\n  .d(\"e\")\n#endif\n  .g(\"h\")",
      [#""c" in b(_)"#, #""e" in d(_)"#, #""h" in g(_)"#]
    ),
  ])
  func `closures have the name of their call`(text: String, expected: [String]) {
    #expect(swiftOutline(text) == expected)
  }

  @Test(arguments: [
    (#"a.b.accessibilityLabel = "c""#, [#""c" in accessibilityLabel="#]),
    (#"label?.text = a ? "b" : "c""#, [#""b" in text="#, #""c" in text="#]),
    (#"let title: LocalizedStringResource = "a""#, [#""a" in title="#]),
    (
      "var a: String { \"b\" }\nvar c: String {\n  get { \"d\" }\n  set { f(\"e\") }\n}",
      [#""b" in a"#, #""d" in c"#, #""e" in c set f(_)"#]
    ),
    ("var a = \"b\" {\n  didSet { f(\"c\") }\n}", [#""b" in a="#, #""c" in a didSet f(_)"#]),
    (#"lazy var a: B = { let c = B(); c.text = "d"; return c }()"#, [#""d" in a= {} text="#]),
    ("let a = b(c)\ntry \"d\".write(to: e)", [#""d""#]),
    ("enum A: String {\n  case b = \"c\", d\n  case e = \"g\"\n}", [#""c" in A b="#, #""g" in A e="#]),
    (
      #"extension A: B where C == D { static func == (e: A, g: A) -> Bool { f("h") } }"#,
      [#""h" in A == f(_)"#]
    ),
    ("actor A { func b() async throws -> C where D: E { f(\"g\") } }", [#""g" in A b f(_)"#]),
  ])
  func `what is assigned or declared is known`(text: String, expected: [String]) {
    #expect(swiftOutline(text) == expected)
  }

  @Test(arguments: [
    (#"f(a == "b" ? "c" : "d")"#, "compared condition,,"),
    (#"f("a" + b + "c")"#, "joined,joined"),
    (#"Text("a") + Text("b")"#, "joined,joined"),
    (#"f(a ?? "b", "c".localized)"#, ",changed"),
    (#"["a": "b"]"#, "key,"),
    (#"a ? "b" : "c" == d ? "e" : "g""#, ",compared condition,,"),
  ])
  func `what an operator does to a literal is marked`(text: String, expected: String) {
    let source = SwiftSource(Array(text.utf8))
    let marks = source.nodes.filter { $0.kind == .literal }.map { literal in
      var marks = literal.marks
      let parent = source.nodes[Int(literal.parent)]
      if parent.kind == .call, parent.range.lowerBound > 0 { marks.formUnion(parent.marks) }
      let names: [(SwiftNode.Marks, String)] = [
        (.compared, "compared"), (.condition, "condition"), (.joined, "joined"), (.key, "key"),
        (.changed, "changed"),
      ]
      return names.filter { marks.contains($0.0) }.map(\.1).joined(separator: " ")
    }
    #expect(marks.joined(separator: ",") == expected)
  }

  @Test func `arguments keep their labels and values`() {
    let text = Array(#"Button("a", role: .destructive, action: { b(c: 1) })"#.utf8)
    let source = SwiftSource(text)
    let call = source.nodes[1]
    var found: [String] = []
    var index = call.lastArgument
    while index >= 0 {
      let argument = source.arguments[Int(index)]
      let parts = [argument.label, argument.value].map { String(decoding: text[$0.range], as: UTF8.self) }
      found.append(parts.joined(separator: "|"))
      index = argument.previous
    }
    #expect(found == ["action|: { b(c: 1) }", "role|: .destructive", "|\"a\""])
  }

  @Test func `comments are kept with their marks`() {
    let text = Array("// a\nf() /* b /* c */ */ // d".utf8)
    let found = SwiftSource(text).comments.map { String(decoding: text[$0.range], as: UTF8.self) }
    #expect(found == ["// a", "/* b /* c */ */", "// d"])
  }
}
