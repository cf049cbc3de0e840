import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (#"VStack { Text("\(share) %").titleTextStyle(); List(files) { } }"#, []),
    (#"VStack { Slider(value: $a, in: 0...60); HStack { Text("0fps"); Spacer() } }"#, []),
    (#"VStack { Text("\(count) files").h3(); List(files) { } }"#, [#"unknown: \(count) files"#]),
    (#"VStack { Text("All files").titleTextStyle(); List(files) { } }"#, ["heading: All files"]),
    (
      """
      NavigationLink { Hours() } label: { Text(shownHours) } } }
      extension A { var shownHours: String { if hours > 0 { return "One hour" }; return "No reminder" }
      """, ["link: One hour", "unknown: No reminder"]
    ),
    (
      """
      List { }.navigationTitle(variant.name) } }
      extension Variant { var name: String { switch self { case .one: "The old one" } }
      """, ["unknown: The old one"]
    ),
    (
      """
      List { }.navigationTitle(screen.title) } }
      extension Screen { var title: String { switch self { case .one: return "The old one" } }
      """, ["nav-title: The old one"]
    ),
  ])
  func `an amount, and a name among others, has no role`(code: String, expected: [String]) {
    let roles = roles("struct A: View { var body: some View { \(code) } }")
    #expect(roles == expected)
  }
}
