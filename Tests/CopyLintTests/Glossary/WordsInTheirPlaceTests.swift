import Testing

@testable import CopyLint

/// A word of the built-in glossary that is something else here, or somebody else's.
@Suite struct `Words in their place` {
  private func shows(_ line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "The query", "3 queries", "Please ⟦initiate⟧ it ~> Please start it", "An initiate",
    "Two ⟦hotkeys⟧ ?> Two keyboard shortcuts",
    "for %d attempt(s)", "Enabled plugins", "the disabled users",
    "They are ⟦disabled⟧ ?> They are turned off",
    "You have ⟦disabled⟧ protection ?> You have turned off protection", "Last Fetch",
    "⟦Fetch⟧ the list ?> Load the list", "The display", "The fetch failed", "Fetch failed",
    "We could not ⟦fetch⟧ the list ?> We could not load the list",
    "⟦Disable⟧ VPN ?> Turn off VPN", "⟦Disable⟧ the VPN ~> Turn off the VPN",
    "Your account is disabled", "The user has been disabled", "Disable account", "It needs to migrate",
    "It starts at midnight in most cases",
    "⟦Toggle⟧ the lamp ?> Turn on or off the lamp", "The lamp toggle",
  ])
  func `a verb is no noun, and a participle is no attribute`(line: String) {
    shows(line)
  }

  @Test(arguments: [
    "“I want to utilize it”", "Press “Utilize” to go on", "Press 'Utilize' to go on",
    "Press `utilize` to go on",
    "Don't ⟦utilize⟧ it, it isn't yours -> Don't use it, it isn't yours",
    "The quick brown fox utilizes it", "© 2024 We utilize it", "Usage: utilize it",
    "--fast is for those who utilize it",
    "Set app.utilize to true", "Set Foo::utilize", "Set utilize() to 3", "Set /etc/utilize",
    "Set utilize_all", "Look in utilize/templates", "The utilize/ folder",
    "_⟦Utilize⟧ it -> _Use it", "Speed: %1$@, utilize: %2$@",
    "Reason: %@. ⟦Utilize⟧ it -> Reason: %@. Use it",
    "5\" and 7\" ⟦utilize⟧ it -> 5\" and 7\" use it",
  ])
  func `what is quoted, typed or logged stays`(line: String) { shows(line) }

  @Test func `a project's own row holds everywhere`() {
    var glossary = Glossary.builtIn(language: "en")
    let row = "term,replacement\ngizmo,thing\n"
    #expect(glossary.add(Document(path: "en.csv", bytes: Array(row.utf8))) == [])
    #expect(GlossaryExample(glossary: glossary).show("Press “gizmo”") == "Press “⟦gizmo⟧” ~> Press “thing”")
  }

  @Test(arguments: [
    "Unknown error (0x80)", "Unknown error: %@", "An unexpected error occurred. Please try again.",
    "An ⟦unexpected error⟧", "⟦Unknown error⟧",
  ])
  func `an error that says more is left alone`(line: String) { shows(line) }

  /// The sentences of the second field test.
  @Test(arguments: [
    "This enables developers to build ⇒ This lets developers build", "This is an unexpected error",
    "Executable as Program", "Redirect URL", "for {0} attempt(s)",
    "This is not allowed in order to avoid it", "Open the drop-down list ⇒ Open the list", "Mobile device",
    "Physical memory (RAM)", "Toggle window ⇒ Show or hide window", "Use SSL/TLS",
    "Biometric authentication ⇒ Face or fingerprint unlock", "--select must be used with at least an URI.",
    "Not queued", "Signed payload", "Clear Shader Caches", "Federation Base URL",
    "Zap attempt from connected wallet was canceled.", "Illegal operation attempted on a registry key",
    "Authorization endpoint", "Toggle Light Mode",
  ])
  func `the sentences of the field test read well or are left alone`(line: String) {
    let parts = line.split(separator: " ⇒ ").map(String.init)
    let shown = GlossaryExample().show(parts[0])
    guard let arrow = [" -> ", " ~> ", " ?> "].compactMap({ shown.firstRange(of: $0) }).first else {
      #expect(parts.count == 1, "\(shown)")
      return
    }
    #expect(parts.last == String(shown[arrow.upperBound...]), "\(shown)")
  }
}
