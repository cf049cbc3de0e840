import Testing

@testable import CopyLint

/// One large file on several threads has the report that one thread makes.
struct CutTests {
  @Test(arguments: [
    // Texts that come again, found fault with or not, and series that differ in a number.
    (
      "a.strings",
      (0..<12).map { number in
        """
        "a\(number)" = "Save the thought."; "b\(number)" = "Please utilize the settings."; "c\(number)" = "Error 0x\(number)";
        """
      }.joined(separator: "\n")
    ),
    // A suppression holds for strings after it, of the same key, wherever they are.
    (
      "a.strings",
      """
      "k" = "Please utilize it.";
      /* copy-lint:disable plain-words, polite-please -- As the law has it. */
      "k" = "Please utilize it.";
      "l" = "Please utilize it.";
      /* copy-lint:disable plain-words */
      "k" = "Please utilize it.";
      /* copy-lint:disable no-such-rule -- Never. */
      "k" = "Please utilize the settings.";
      // copy-lint:disable-file error-blame -- All of them.
      "m" = "You entered a wrong name.";
      """
    ),
    // Names in one string are names in all.
    (
      "a.strings",
      """
      "a" = "Utilitarianism wins over conscientiousness."; "b" = "It is like Conscientiousness and Utilitarianism.";
      "c" = "The Conscientiousness of utilitarianism."; "d" = "Log in to it."; "e" = "Sign in to it."; "f" = "Sign in.";
      "save.accessibility.label" = "Save"; "save.accessibility.hint" = "Saves"; "save.button" = "Save now";
      """
    ),
    // Forms of one key, languages by turns, and forms that share what is around them.
    (
      "a.xcstrings",
      """
      {"sourceLanguage":"en","strings":{
        "n":{"localizations":{"en":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%d thought was utilized."}},
          "other":{"stringUnit":{"state":"translated","value":"%d thoughts were utilized."}}}}},
          "fr":{"stringUnit":{"state":"translated","value":"%d pensées."}}}},
        "o":{"localizations":{"en":{"variations":{"plural":{
          "other":{"stringUnit":{"state":"translated","value":"%d thoughts were utilized."}}}}},
          "fr":{"stringUnit":{"state":"new","value":"Bonjour."}},"de":{"stringUnit":{"state":"translated","value":"Gut."}}}},
        "p":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Utilize it, please."}}}}},
       "version":"1.0"}
      """
    ),
    (
      "en.json",
      """
      {"a": "{count, plural, one {You can utilize # file} other {You can utilize # files}} in order to go.",
       "b": "{count, plural, one {} other {x}}", "c": "{count, plural, one {One file.} other {Two files.}} Please."}
      """
    ),
  ])
  func `is the same in parts as in one`(_ path: String, _ text: String) throws {
    let checking = Checking()
    let document = Document(path: path, bytes: Array(text.utf8), isNamed: true)
    let property = try #require(CutProperty(document) { checking.makeChecker() })
    let all = Array(1..<property.strings)
    #expect(property.strings > 2)
    for cuts in all.map({ [$0] }) + all.dropLast().map({ [$0, $0 + 1] }) + [[], all] {
      do throws(Violation) {
        try property.check(cutAt: cuts)
      } catch {
        Issue.record("\(path): \(error.message)")
      }
    }
  }
}
