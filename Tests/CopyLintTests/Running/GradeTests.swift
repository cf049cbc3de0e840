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

  @Test(arguments: [
    #"""
    /* a.strings
       Copyright */

    /* Button title */
    "save" = "Save the thought."; // Placeholder
    /* One */ /* Two */ "a.value" = "Several words stand here.";"b" = "More of them.";
    "k" = "Beside it."; /* trailing */ "c"="Last one.";
    title = 'It\'s "new"';

    // Not for the next

    "é.\U00e9" = "A \"quoted\" text\nwith two lines;
    and a third.";
    nested = {a = (1, 2);}; /* after */ "n" = "After a list.";
    shortcut; "save.2" = "Save the thought.";
    /* end */
    """#,
    "\u{FEFF}\"a\" = \"One text.\";\r\n\r\n\"b\" = \"Another text.\";\r\n", "", "\n\n",
  ])
  func `counts in pieces what it counts in the whole`(_ text: String) throws {
    for size in [1, 2, 3, 5, 8, 13, 21, 50, 1000] { try expectAgreementInPieces("a.strings", text, size) }
  }

  @Test(arguments: [
    "\"a\" = \"A\";\n\"a\" = \"B\";\n", "{\n a = A;\n}\n", "a = A;\nb = ;\nc = C;\n", "a = A;\n\"b = B;\n",
    "a = \"\\q\";\nb = B;\n", "a = A\nb = B;\n", "a = A;\n/* b = B;\n",
  ])
  func `asks for the whole file when something is wrong`(_ text: String) {
    for size in [1, 3, 7, 1000] { #expect(gradeInPieces("a.strings", text, size) == nil) }
  }

  @Test func `finds hashes that come twice`() {
    var hashes = (0..<5000).map { byteHash(Array("key.\($0)".utf8).span) }
    #expect(!holdsDuplicates(hashes))
    #expect(!holdsDuplicates([]))
    hashes.append(hashes[17])
    #expect(holdsDuplicates(hashes))
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

private func gradeInPieces(_ path: String, _ text: String, _ size: Int) -> [Counts]? {
  let all = Array(text.utf8)
  var checker = Checker(configuration: Configuration())
  let report = checker.grade(path: path) { offset, bytes in
    let piece = all.dropFirst(offset).prefix(size)
    bytes += piece
    return piece.count == size
  }
  return report?.locales.map(\.counts)
}

/// Expects of pieces what the whole gives; an unusual file may ask for the whole.
func expectAgreementInPieces(_ path: String, _ text: String, _ size: Int) throws {
  var checker = Checker(configuration: Configuration())
  let whole = checker.grade(Document(path: path, bytes: Array(text.utf8)))
  #expect(gradeInPieces(path, text, size) == whole?.locales.map(\.counts), "\(size)")
}
