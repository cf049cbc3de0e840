import Testing

@testable import CopyLint

struct OddEnglishTests {
  @Test(arguments: [
    "po/en@pirate.po", "po/en@quot.po", "po/en@boldquot.po", "po/en_US@piglatin.po", "lang/en_PT.json",
    "lang/en-pt.json",
    "res/values-en-rPT/strings.xml", "res/values-en-rXA/strings.xml", "lang/en-UD.json",
    "en-x-pirate.lproj/A.strings",
    "messages_en_PT.properties", "l10n/app_en_PT.arb",
  ])
  func `is told by the path`(_ path: String) {
    #expect(isMessageDocumentation(path))
  }

  @Test(arguments: [
    "po/en.po", "po/en_GB.po", "lang/en-US.json", "en-Shaw/a.json", "po/en@shaw.po", "po/en@euro.po",
    "lang/pt.json",
    "screen_pt.properties", "token-pt.json", "en-x-dev/a.json", "english@home.json", "en/pt.json",
    "pt_PT.json",
  ])
  func `is not told of other files`(_ path: String) {
    #expect(!isMessageDocumentation(path))
  }
}
