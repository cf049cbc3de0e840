import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"x.accessibilityLabel("gearshape.fill")"#, ["a11y-label: gearshape.fill"]),
    (#"x.accessibilityLabel(Text("IMG_4021.HEIC"))"#, ["a11y-label: IMG_4021.HEIC"]),
    (#"x.accessibilityLabel(on ? "+" : "×")"#, ["a11y-label: +", "a11y-label: ×"]),
    (#"x.accessibilityValue(on ? "1" : "0")"#, ["a11y-value: 1", "a11y-value: 0"]),
    (#"x.accessibilityValue("\(done)/\(all)")"#, [#"a11y-value: \(done)/\(all)"#]),
    (#"x.accessibilityValue("02:13-02:18")"#, ["a11y-value: 02:13-02:18"]),
    (#"x.accessibilityValue("73s")"#, ["a11y-value: 73s"]),
    (#"x.accessibilityAction(named: "") { }"#, ["a11y-action: "]),
    (#"x.accessibilityInputLabels(["↑", ""])"#, ["input-label: ↑", "input-label: "]),
    (#"Image("ic_door", label: Text("ic_door"))"#, []),
    (
      #"Image("ic_door", label: Text("door.left.hand.closed.png"))"#,
      ["a11y-label: door.left.hand.closed.png"]
    ),
    (#"Image("door").accessibilityLabel("ic_door")"#, []),
    (#"Image("ic_door").accessibilityLabel("ic_door")"#, ["a11y-label: ic_door"]),
    (#"x.accessibilityLabel(Text(verbatim: "home_title"))"#, ["a11y-label: home_title"]),
    (#"x.accessibilityLabel = "home_title""#, ["a11y-label: home_title"]),
    (#"x.accessibilityLabel = "home_title".localizedString()"#, []),
    (#"x.accessibilityLabel = NSLocalizedString("home_title", comment: "")"#, []),
    (
      #"x.accessibilityLabel(NSLocalizedString("home", value: "xmark.circle", comment: ""))"#,
      ["a11y-label: xmark.circle"]
    ),
  ])
  func `what is spoken for certain is read, though it is no wording`(code: String, expected: [String]) {
    #expect(roles(code) == expected)
  }

  @Test(arguments: [
    #"x.accessibilityLabel("home.title")"#, #"x.accessibilityLabel("settings.gear.label")"#,
    #"x.accessibilityLabel("home_title")"#, #"x.accessibilityLabel("homeTitle")"#,
    #"x.accessibilityLabel("\(name)")"#, #"x.accessibilityLabel("\(name), \(state): \(more)")"#,
    #"x.accessibilityLabel(on ? "" : name)"#, #"x.accessibilityLabel("" + name)"#,
    #"x.accessibilityLabel("").accessibilityHidden(true)"#,
    #"x.accessibilityLabel(Text("")).padding().accessibilityHidden(true)"#,
    #"x.accessibilityLabel("").accessibilityValue(left)"#, #"x.accessibilityHint("")"#,
    #"x.accessibilityValue("")"#, #"x.accessibilityLabel = """#,
    #"Row(accessibilityLabel: "")"#, #"let a = "mic.fill"; x.accessibilityLabel(a)"#,
    #"Button("mic.fill") { }"#, #"Text("+")"#,
  ])
  func `a spoken key, and nothing where it may be meant, is no string`(code: String) {
    #expect(roles(code) == [])
  }

  @Test func `a parameter is known by its label, or by its place among those without one`() {
    let functions = """
      func row(_ name: String, _ words: String) -> some View { Image(systemName: name).accessibilityLabel(words) }
      func line(_ words: String, _ name: String) -> some View { Image(systemName: name).accessibilityLabel(words) }
      """
    #expect(roles(functions + "\nlet a = row(\"Heart\", \"Like it\")") == ["a11y-label: Like it"])
    #expect(roles(functions + "\nlet a = line(\"Like it\", \"Heart\")") == ["a11y-label: Like it"])
  }
}
