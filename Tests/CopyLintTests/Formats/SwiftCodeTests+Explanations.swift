import Testing

@testable import CopyLint

extension `Swift code` {
  @Test(arguments: [
    // One of several states.
    (
      #"VStack { A(); switch state { case .closed: Text("The shop is closed for today.").foregroundStyle(.secondary) } }"#,
      ["unknown: The shop is closed for today."]
    ),
    (
      #"VStack { A(); Text(isOn ? "Tap to see the answer" : "Tap to see the question").font(.caption) }"#,
      ["unknown: Tap to see the answer", "unknown: Tap to see the question"]
    ),
    // The line below the title of a screen.
    (
      #"VStack { Text("Your plans").font(.largeTitle); Text("Choose a plan to reach your goals.").foregroundColor(.gray) }"#,
      ["unknown: Your plans", "unknown: Choose a plan to reach your goals."]
    ),
    (
      #"VStack { Text("Your plans").font(.headline); Text("Choose a plan to reach your goals.").foregroundColor(.gray) }"#,
      ["unknown: Your plans", "unknown: Choose a plan to reach your goals."]
    ),
    // A page that tells what the app can do.
    (
      #"VStack { OnboardingRow(title: "Swipe it", subtitle: "All you have to do is swipe.") }"#,
      ["title: Swipe it", "unknown: All you have to do is swipe."]
    ),
    // Where something failed.
    (
      #"switch state { case .failed: ContentUnavailableView("No connection to it", systemImage: "bolt", description: Text("Load the list to try again.")) }"#,
      ["error-title: No connection to it", "error: Load the list to try again."]
    ),
    (
      #"switch state { case .loaded: ContentUnavailableView("No files yet", systemImage: "doc", description: Text("They come here as you add them.")) }"#,
      ["empty-state: No files yet", "empty-state: They come here as you add them."]
    ),
  ])
  func `an explanation is beside what it explains`(code: String, expected: [String]) {
    #expect(roles("import SwiftUI\nstruct V: View { var all: some View { \(code) } }") == expected)
  }
}
