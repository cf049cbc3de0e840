import Testing

@testable import CopyLint

/// When a text above the limit fails.
@Suite struct GradeGateTests {
  /// 12 words, 16 words, 36 words, 40, and 49.
  private static let texts = [
    "Contrary stipulations are irrelevant, and participation in the scheme entails irrevocable acceptance.",
    "The perpendicular arrangement of all the topographical accounts prevents any notifications that people want to receive.",
    "You can only import the settings of this application from a file that was exported by the same version of the program on "
      + "the same computer before, unless you have bought the full version of it.",
    "You can only import the settings of this application from a file that was exported by the same version of the program on "
      + "the same computer before, unless you have bought the full version of it for all your computers.",
    "You can only import the settings of this application from a file that was exported by the same version of the program on "
      + "the same computer before, unless you have bought the full version of it for all your computers and those of everybody "
      + "who lives with you.",
  ]

  @Test(arguments: [
    (Configuration.GradeLimit.Gate.honest, ["note", "note", "warning", "warning", "error"]),
    (.clear, ["error", "error", "error", "error", "error"]),
    (.strict, ["error", "error", "error", "error", "error"]),
    (.off, ["none", "none", "none", "none", "none"]),
  ])
  func `is what the setting says`(gate: Configuration.GradeLimit.Gate, wanted: [String]) {
    var configuration = Configuration()
    configuration.grade.gate = gate
    configuration.onlyRules = ["grade-too-high"]
    var checker = Checker(configuration: configuration)
    let found = Self.texts.map { text in
      let document = Document(path: "en.json", bytes: Array("{\"a\": \"\(text)\"}".utf8))
      return checker.check(document)?.findings.first.map { "\($0.finding.severity)" } ?? "none"
    }
    #expect(found == wanted)
  }
}
