import Readability
import Testing

@testable import CopyLint

struct GradeTests {
  @Test(arguments: [
    // A text counts once, a key that comes twice is said.
    (
      "a.strings",
      #""a" = "Save the thought."; "b" = "Save the thought."; "a" = "It\"s \n new.";"#
    ),
    // What is not read as text: by key, by comment, by both halves of a word, by Interface Builder.
    (
      "a.strings",
      """
      /* Placeholder of the search field */ "a.1" = "Find a name.";
      /* The place holder */ "a.2" = "Find a street.";
      "user_id" = "Not a text."; "userIDs" = "Not a text either."; "a.provided.slide" = "Read it.";
      "open.accesskey" = "O"; "a11y.volume.value" = "Forty percent."; "values" = "We value it.";
      "b" = "Tail."; // Access key of the button
      /* Class = "NSTextField"; placeholderString = "Name"; ObjectID = "abc-de-fgh"; */
      "abc-de-fgh.placeholderString" = "Your name";
      """
    ),
    ("AccessibilityIdentifiers.strings", "\"a\" = \"Some text\"; \"b\" = \"Other text\";"),
    ("NetworkErrors.strings", "\"a.placeholder\" = \"Some text\"; \"b\" = \"No network.\";"),
    ("de.lproj/a.strings", "\"a\" = \"Guten Tag.\"; b = \"Gru\\U00df\"; c = {d = e;}; f = \"g"),
    ("a.strings", "{ \"a\" = \"One.\"; \"\" = \"\"; é"),
    (
      "a.xcstrings",
      """
      {"sourceLanguage":"en","strings":{
        "n":{"localizations":{"en":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%d thought was saved."}},
          "other":{"stringUnit":{"state":"translated","value":"%d thoughts were saved."}}}}},
          "fr":{"stringUnit":{"state":"new","value":"Bonjour."}}}},
        "%d":{}, "m":{"extractionState":"stale"}, "s":{"shouldTranslate":false},
        "l":{"comment":"Placeholder","localizations":{"en":{"stringUnit":{"state":"translated","value":"Your name"}}}}},
       "version":"1.0"}
      """
    ),
  ])
  func `counts what check counts`(_ path: String, _ text: String) throws {
    let document = Document(path: path, bytes: Array(text.utf8))
    try expectAgreement(on: document, Configuration())
    var configuration = Configuration()
    configuration.onlyLocales = ["en"]
    configuration.roles = [.init(key: nil, comment: nil, path: nil, role: .body)]
    try expectAgreement(on: document, configuration)
  }

  @Test func `knows every word of a role that is not read`() {
    for word in [
      "value", "Value", "placeholder", "placeHolder", "PLACEHOLDER", "place_holder", "identifier",
      "identifiers", "id", "ids", "ID", "accesskey", "access_key", "accessKey", "command_key", "accelerator",
    ] {
      for key in [word, "a." + word, word + ".b", "some_quite_long_prefix_" + word + "_and_an_ending"] {
        #expect(isCandidate(key), "\(key)")
      }
    }
    for key in ["userID", "userId", "roomIDs", "objectIDLabel"] {
      #expect(isCandidate(key), "\(key)")
    }
    for key in ["", "v", "side", "video.provided", "a_quite_long_name.without.one", "Android", "valid"] {
      #expect(!isCandidate(key), "\(key)")
    }
  }
}

private func isCandidate(_ key: String) -> Bool { mayNameUnread(key.utf8.span) }

/// Expects the same problems, and for each locale the same sums, of `grade` and `check`.
func expectAgreement(on document: Document, _ configuration: Configuration) throws {
  var configuration = configuration
  configuration.onlyRules = Set(allRules.map(\.about).filter { $0.group == .file }.map(\.name))
  var checker = Checker(configuration: configuration)
  let reports = (checker.check(document), checker.grade(document))
  let checked = try #require(reports.0)
  let graded = try #require(reports.1)
  #expect(checked.findings.map(\.place) == graded.findings.map(\.place), "\(document.path)")
  #expect(checked.findings.map(\.finding) == graded.findings.map(\.finding), "\(document.path)")
  #expect(checked.locales.map(\.locale) == graded.locales.map(\.locale), "\(document.path)")
  for (left, right) in zip(checked.locales, graded.locales) {
    #expect(left.entries == right.entries, "\(document.path) \(left.locale)")
    #expect(left.notMeasured == right.notMeasured, "\(document.path) \(left.locale)")
    #expect(left.counts == right.counts, "\(document.path) \(left.locale)")
    #expect(left.measure == right.measure, "\(document.path) \(left.locale)")
  }
}
