import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    (
      #"HStack { Text("\(size)").font(.system(size: 38)); Text("MB").font(.title3) }"#,
      ["unknown: MB"]
    ),
    (
      #"HStack { Text(size).font(.largeTitle); VStack { Text("kg").font(.title3.bold()); Text(note) } }"#,
      ["unknown: kg"]
    ),
    (#"HStack { Image("disk"); Text("Your disks").font(.title3) }"#, ["heading: Your disks"]),
    // Its name is beside it.
    (
      #"HStack { Text("Time"); Spacer(); Stepper("\(time) min", value: $time) }"#,
      ["field-label: Time", "unknown: \\(time) min"]
    ),
    (
      #"HStack { Text("Country").font(.headline); Spacer(); Menu { Button("All of them") { } } label: { Text(country) } }"#,
      ["field-label: Country", "menu-item: All of them"]
    ),
    // Small letters above a value.
    (
      #"VStack { Text("Target").font(.system(size: 10, weight: .bold)).foregroundColor(.gray.opacity(0.6)); Text("\(sum)") }"#,
      ["field-label: Target"]
    ),
    // Small letters in a row that opens something.
    (
      #"NavigationLink(value: a) { VStack { Text(name); HStack { if isNew { Text("Not installed") } }.font(.caption) } }"#,
      ["unknown: Not installed"]
    ),
    (
      #"Button { follow() } label: { HStack { if isOn { Text("Following") } else { Text("Follow") } }.font(.caption) }"#,
      ["button: Following", "button: Follow"]
    ),
  ])
  func `a unit names nothing, and a value names no control`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }

  @Test(arguments: [
    (#"VStack { answerButton(value: false, label: "False") }"#, ["button: False"]),
    (#"VStack { SettingsRow(title: "All sources", action: { isShown = true }) }"#, ["button: All sources"]),
    (
      #"VStack { SettingsRow(title: "Language", detail: language) { isShown = true } }"#,
      ["field-label: Language"]
    ),
    (#"VStack { actionRow(icon: "doc", title: "Our group") { copy(id) } }"#, ["button: Our group"]),
    (
      #"VStack { HintCard(title: "From the web", detail: "Write the address of the page below.") }"#,
      ["title: From the web", "unknown: Write the address of the page below."]
    ),
    (
      #"Button { pick() } label: { sourceCard(title: "From photos", count: count) }"#,
      ["button: From photos"]
    ),
    (#"IconMenu(icon: "info") { Button("Copy the number") { copy() } }"#, ["menu-item: Copy the number"]),
  ])
  func `what a row does is more than its name`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }
}
