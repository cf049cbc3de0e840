import Testing

@testable import CopyLint

/// What would read wrong in its place is not offered, and a word without another one that fits is not found.
@Suite struct `A replacement fits where it is put` {
  private func shows(_ line: String) {
    #expect(GlossaryExample().show(GlossaryExample.text(of: line)) == line)
  }

  @Test(arguments: [
    "This is an ⟦unexpected error⟧", "A server error occurred.",
    "Server error", "A GUID",
    "surrounded by a configurable ring", "It is configurable",
    "Select your ⟦desired⟧ color", "as an end user, it can", "As end users",
    "It received a malformed message", "The enabled actions", "A successfully imported file",
    "You ⟦successfully⟧ imported it ~> You imported it",
  ])
  func `behind an article`(line: String) { shows(line) }

  @Test(arguments: [
    "You reached your quota and limit.", "Limit or quota", "Your ⟦quota⟧ ~> Your limit",
    "The video codec", "An encoding", "The ⟦drop-down list⟧ ~> The list",
    "Not enabled on it", "It is ⟦enabled⟧ at home ?> It is turned on at home", "Link URL: %@",
    "Server hostname",
    "Invalid regex pattern", "Physical memory (RAM) in use", "More ⟦RAM⟧ ~> More memory",
    "⟦Toggle⟧ off the inspector", "⟦Toggle window⟧ ~> Show or hide window",
  ])
  func `and no word comes twice`(line: String) { shows(line) }

  @Test(arguments: [
    "Use SSL/TLS", "SSL", "Enable/disable sync",
    "Metadata/tags",
  ])
  func `and no part of a word becomes several`(line: String) { shows(line) }

  @Test(arguments: [
    "for %d attempt(s)", "Add URL(s)", "⟦Directory⟧(s) found ~> Folder(s) found",
    "Two ⟦directories⟧ ~> Two folders",
    "Remove illegal character(s)",
  ])
  func `and brackets keep their word`(line: String) { shows(line) }

  @Test(arguments: [
    "This ⟦enables⟧ developers to build ~> This lets developers build",
    "It ⟦enables⟧ other users to hear you ~> It lets other users hear you",
    "⟦Enabling⟧ users to sign in ~> Letting users sign in", "You ⟦enabled⟧ us to help ?> You let us help",
    "⟦Enable⟧ sync to send a tab ~> Turn on sync to send a tab",
    "Enable users", "Disable user", "⟦Disable⟧ user lists ~> Turn off user lists",
    "⟦Enable⟧ it ~> Turn it on",
    "This enables the app to run", "⟦Enabling⟧ access to your photos ~> Turning on access to your photos",
    "Please ⟦enable⟧ them to be found ~> Please turn them on to be found",
  ])
  func `people are let, and switches are turned on`(line: String) { shows(line) }

  @Test(arguments: [
    "This is not allowed in order to avoid it", "You don't have to sign in in order to read",
    "Nobody is asked in order to save time", "You are allowed in order to help",
    "It's not here. Sign in ⟦in order to⟧ read it ~> It's not here. Sign in to read it",
    "Sign in ⟦in order to⟧ not lose it ~> Sign in to not lose it",
    "Never wait in an effort to save",
  ])
  func `and no purpose becomes what is denied`(line: String) { shows(line) }

  /// To follow the advice must not lead to the next finding.
  @Test(arguments: ["en", "de", "es", "fr", "it"])
  func `no rule on words refuses what the glossary says of a whole text`(language: String) {
    var configuration = Configuration()
    configuration.onlyRules = [
      "error-vague", "error-harsh-word", "error-tone", "jargon", "plain-word", "wordy-phrase",
    ]
    var checker = Checker(configuration: configuration)
    for term in Glossary.builtIn(language: language).terms
    where term.partOfSpeech == .sentence || term.isWholeString {
      for replacement in term.replacements where !replacement.hasPrefix("(") {
        var entry = Entry(key: "", text: capitalized(replacement), locale: language)
        entry.role = .error
        entry.roleSource = .given
        let found = checker.check(entry).findings.filter { $0.severity > .note }
        #expect(found.map(\.rule) == [], "\(term.term) → \(replacement)")
      }
    }
  }
}
