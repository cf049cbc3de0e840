import Testing

@testable import CopyLint

@Suite struct `Controls in Swift` {
  @Test(arguments: [
    (#"Button("Save") { save() }"#, "Button words"),
    (#"Button { save() } label: { Image(systemName: "plus") }"#, "Button nothing plus"),
    (#"Button(action: save) { Image(systemName: a ? "x" : "y") }"#, "Button nothing x y"),
    (#"Button(action: { save() }, label: { Image(.plus).padding() })"#, "Button nothing plus"),
    (#"Button { } label: { icon }"#, "Button unknown"),
    (#"Button { } label: { model.icon }"#, "Button unknown"),
    (#"Button { } label: { icon() }"#, "Button unknown"),
    (#"Button { } label: { IconView() }"#, "Button unknown"),
    (#"Button { } label: { if a { icon } else { Image(systemName: "x") } }"#, "Button unknown x"),
    (
      #"Button { } label: { switch a { case .b: icon; default: Image(systemName: "x") } }"#,
      "Button unknown x"
    ),
    (#"Button { } label: { ForEach(a) { b in Image(systemName: "x") } }"#, "Button nothing x"),
    (#"Button { } label: { ForEach(a) { b in b } }"#, "Button unknown"),
    (#"Button { } label: { if a { Text(day) } else { Text("") } }"#, "Button words"),
    (#"Button { } label: { Text("") }"#, "Button nothing"),
    (
      #"Button { } label: { // a name in a comment"# + "\n Color.red.frame(width: a.width) }",
      "Button nothing"
    ),
    (#"Button { } label: { Image(systemName: "x") }.accessibilityLabel("Close")"#, "Button label x"),
    (#"Button { } label: { Image(systemName: "x").accessibilityLabel(close) }"#, "Button label x"),
    (#"Button { } label: { Image(systemName: "x") }.accessibility(label: Text("Close"))"#, "Button label x"),
    (#"Button { } label: { Image(systemName: "x") }.spokenTitle("Close")"#, "Button unknown x"),
    (#"Button { } label: { Image(systemName: "x") }.font(.custom("A", size: 1))"#, "Button nothing x"),
    (#"Button { } label: { Image(systemName: "x").overlay { Text("3") } }"#, "Button words x"),
    (#"Button(role: .close) { close() }"#, "Button unknown"),
    (#"Toggle(isOn: $a) { Text("Sound") }"#, "Toggle words"),
    (#"Toggle("", isOn: $a)"#, "Toggle nothing"),
    (#"NavigationLink(destination: A()) { Image("x") }"#, "NavigationLink nothing x"),
    (#"NavigationLink { A() } label: { Text("x") }"#, "NavigationLink words"),
    (#"Menu { B() } label: { Image(systemName: "x") }"#, "Menu nothing x"),
    (#"Link(destination: a) { AsyncImage(url: b) { c in c.resizable() } }"#, "Link nothing "),
    (#"#if os(iOS)"# + "\nToggle(\"\", isOn: $a)\n#endif", "Toggle nothing"),
    (#"view.Button("x")"#, ""),
    (#"Text("x")"#, ""),
  ])
  func `a control has a name, or what hides it`(code: String, expected: String) {
    #expect(outline("struct A: View { var body: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (#".alert("a", isPresented: $b) { Button("x") { } }"#, "dialog"),
    (#".swipeActions { Button("x") { } }"#, "swipe"),
    (#".contextMenu { Button("x") { } }"#, "menu"),
    (#".sheet { Card { Button("x") { } } }"#, "own"),
  ])
  func `what is around a button is known`(modifier: String, expected: String) {
    let code = "struct A: View { var body: some View { Text(\"a\")\(modifier) } }"
    let button = read(code).flatMap(\.controls).first { $0.kind == .button }
    let places: [(ViewPlace, String)] = [
      (.dialog, "dialog"), (.swipe, "swipe"), (.menu, "menu"), (.own, "own"),
    ]
    let names = places.filter { button?.surroundings.contains($0.0) ?? false }.map(\.1)
    #expect(names.joined(separator: " ") == expected)
  }

  @Test func `screens are types, and an extension goes on with one`() {
    let code = """
      struct A: View { var body: some View { Button("x") { } } }
      struct B: View { var body: some View { Text("x") } }
      extension A { var c: some View { Toggle("y", isOn: $d) } }
      struct C_Previews: PreviewProvider { static var previews: some View { Button("z") { } } }
      #Preview { Button("z") { } }
      """
    let found = read(code).map { "\($0.name) \($0.controls.map(\.key).joined(separator: " "))" }
    #expect(found == ["A A/Button/x A/Toggle/y"])
  }

  @Test func `equal controls have keys of their own`() {
    let code = #"struct A: View { var body: some View { Button("x") { }; Button("x") { } } }"#
    #expect(read(code).first?.controls.map(\.key) == ["A/Button/x", "A/Button/x/2"])
  }

  @Test func `code without views has no screens`() {
    #expect(read("struct A { func b() { Button(\"x\") } }").isEmpty)
  }

  @Test(arguments: ["Button { ", "VStack { ", "Button { } label: { ", "A(b: { ", "Button(a: "])
  func `ten thousand views in each other are read`(opening: String) {
    let code = "struct A: View { var body: some View { " + String(repeating: opening, count: 10_000)
    #expect(read(code).count < 2)
  }

  @Test func `broken code gives what can be read`() {
    let code = #"""
      struct A: View {
        var body: some View {
          Button(role: .destructive, action: delete) { Image(systemName: a ? "x" : "y") }.accessibilityLabel("C")
          Button(action: { b = true }, label: { if c { icon } else { Image("z").overlay(Text("3")) } })
          Circle().fill(isOn ? Color.green : .red)
          TextField("", text: $d, prompt: Text("e")).accessibilityInputLabels(["f", "g"])
          HStack { Text("h") }.onTapGesture(count: 2) { i() }.accessibility(label: Text("j"), hint: k)
          Text("l").alert("m?", isPresented: $n) { Button("o", role: .cancel) { } } message: { Text("p") }
          switch q { case .r: Label { Text("s") } icon: { Image(.t) }; default: UIAccessibility.post(notification: .announcement) }
        }
        func delete() { u.toggle() }
      }
      """#
    for end in code.utf8.indices {
      for tail in ["", "(", "\"", "}", ".a", ":"] {
        _ = read(String(decoding: code.utf8[..<end], as: UTF8.self) + tail)
      }
    }
    #expect(read(code).first?.controls.count == 10)
  }

  private func read(_ code: String) -> [Screen] {
    let bytes = Array(code.utf8)
    return screens(in: SwiftSource(bytes), bytes)
  }

  private func outline(_ code: String) -> String {
    guard let control = read(code).first?.controls.first else { return "" }
    let images = control.images.joined(separator: " ")
    return "\(control.call) \(control.name)" + (control.images.isEmpty ? "" : " \(images)")
  }
}
