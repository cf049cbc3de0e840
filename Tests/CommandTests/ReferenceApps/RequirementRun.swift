/// A requirement that needs whole files: what is in them, and the commands that run on them.
struct RequirementRun: Sendable {
  var files: [String: String] = [:]
  /// What the files were at the revision `main`, if they are compared.
  var then: [String: String] = [:]
  var commands: [[String]] = [["check", "--format", "xcode", "--notes", "."]]

  /// What all commands print.
  func output() -> String {
    let machine = MemoryMachine(files)
    if !then.isEmpty { machine.repository = MemoryRepository(revisions: ["main": then]) }
    return commands.map { machine.run($0).output }.joined(separator: "\n")
  }

  static let all: [String: RequirementRun] = [
    "R5": strings(
      """
      /* Body of the onboarding page */
      "onboarding.body" = "Say what is on your mind. We write it down.\\n\\nYou can read it. You can share it.";
      /* Footer of the toggle */
      "reminder.footer" = "The app can remind you. It does so once a day. You choose the time. It is silent. You can turn it off.";
      """, settings: "rules: {text-block: warning}"),
    "R6": strings(
      """
      "recording.cancel.confirmation.title" = "Cancel this recording?";
      "recording.cancel.confirmation.button" = "Cancel";
      "recording.cancel.confirmation.cancel" = "Cancel";
      """),
    "R8": strings(
      """
      /* Tab title */
      "thoughts.tab" = "All recorded thoughts and notes";
      /* Title of the screen */
      "transcription.screen.title" = "Internationalization";
      """, settings: "rules: {control-too-long: warning, word-too-wide: warning}"),
    "R9": RequirementRun(files: [
      "fastlane/metadata/en-US/description.txt":
        "Stampbook is designed to be accessible to everyone. Full VoiceOver support and Dark Mode.",
      "App/en.lproj/Statement.strings":
        "\"statement.body\" = \"Known issues: [List any known issues here].\";",
      "App/en.lproj/Localizable.strings": spoken + "\"stamp.claim.accessibility.label\" = \"gift.fill\";\n",
    ]),
    "R11": strings(progress),
    "R12": strings(
      "\"game.accessibility.label\" = \"NYY vs. BOS, April 15\";",
      settings: "rules: {unknown-abbreviation: {severity: warning, texts: spoken}}"),
    "R16": RequirementRun(commands: [["rules", "--format", "markdown"]]),
    "R19": RequirementRun(files: [
      "locales/en.json": """
      {"composer": {"sendAccessibilityLabel": "Send message", "sendInputLabels": ["Send", "Send", "Go"]},
       "retryButton": "Retry", "retryInputLabels": ["Repeat", "Again"]}
      """
    ]),
    "R20": strings(
      "\"role.user.label\" = \"You wrote\";",
      settings: """
        rules: {contract-missing: {contracts: {Roles: {role.user.label: {role: a11y-label, text: "You said"}}}}}
        """),
    "R22": RequirementRun(files: [
      "App/Identifiers.strings": "\"record.button\" = \"record.button\";",
      "App/CameraIdentifiers.strings": "\"camera.button\" = \"record.button\";",
      ".copy-lint.yml": "roles: [{path: \"App/*Identifiers.strings\", role: identifier}]",
    ]),
    "R25": strings(
      """
      "close.button.accessibility.label" = "Close";
      "sheet.close.accessibility.label" = "Dismiss";
      """, settings: "preset: reference"),
    "R29": RequirementRun(
      files: ["en.lproj/A.strings": labels],
      then: ["en.lproj/A.strings": labels.replacing("Play the song", with: "Song button")],
      commands: [["check", "--statistics", "."], ["check", "--since", "main", "."]]),
    "C1": strings(progress),
  ].merging(["C7": RequirementRun(commands: [["rules", "--format", "markdown"]])]) { $1 }

  private static func strings(_ text: String, settings: String = "platform: ios") -> RequirementRun {
    RequirementRun(files: ["en.lproj/A.strings": text, ".copy-lint.yml": settings])
  }

  private static let progress = """
    "stadiums.progress.accessibility.label" = "Progress";
    "stadiums.progress.accessibility.value" = "Progress: 12 of 30 stadiums visited";
    """

  /// Five labels, of which two end in the kind of control, and one is the name of an icon.
  private static let labels = """
    "a.accessibility.label" = "Close button";
    "b.accessibility.label" = "Record button";
    "c.accessibility.label" = "gear";
    "d.accessibility.label" = "Record";
    "e.accessibility.label" = "Play the song";

    """

  /// Nine labels in order.
  private static let spoken = [
    "Map", "Feed", "Profile", "Settings", "Close", "Search", "Help", "Photos", "Stamps",
  ]
  .map { "\"\($0.lowercased()).accessibility.label\" = \"\($0)\";\n" }.joined()
}
