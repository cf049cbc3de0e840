import Readability
import Testing

struct FamiliarityTests {
  /// The words of `text` that are hard.
  private func hardWords(_ text: String, _ vocabulary: Vocabulary = Vocabulary()) -> [String] {
    let bytes = Array(text.utf8)
    return analyze(text, vocabulary: vocabulary).tokens.filter(\.isHard)
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    // The list of user interfaces.
    "Settings", "Privacy", "Notifications", "Camera", "Microphone", "Accessibility", "Preferences",
    // SCOWL to size 20.
    "The important information about everybody", "Government and university",
    // Base forms.
    "The editors' recommendations", "Unavailable and unsubscribed", "Comfortably reopened",
    "My calculators are adjustable", "Non-members", "Downloadable playlists", "The customization collection",
    "Brightness and loudness", "The happiest powerless thought", "Autosaving wonderfully",
    // School and every day.
    "January and December", "An aquarium of strawberries",
    // Three syllables by -es, -ed or -ing only.
    "Attempting rendering", "It rejected the abscesses",
    // Hyphens: each part counts.
    "A step-by-step tutorial", "Sign-in activity",
    // Names.
    "We met Ozymandias there", "Made in Kyrgyzstan", "Azerbaijani", "Visit Reykjavik", "California",
    "Safari", "the html file", "An OPML file", "Recognised",
    "YouTube and ChatGPT", "MP3", "A new HTTPS site", "iOS 17", "COVID-19", "2024", "24/7",
  ])
  func `knows`(text: String) {
    #expect(hardWords(text) == [])
  }

  @Test(arguments: [
    ("Initialize voice capture subsystem", ["Initialize", "subsystem"]),
    ("Persist ideation to storage", ["ideation"]),
    ("Authentication required", ["Authentication"]),
    ("Network connectivity unavailable", ["connectivity"]),
    ("Utilize comprehensive interoperability mechanisms", ["Utilize", "comprehensive", "interoperability"]),
    ("initializing the parameters", ["initializing", "parameters"]),
    // Forms of jargon, and of a word that is long by itself.
    ("debugging and encoding", ["debugging", "encoding"]),
    ("attenuated", ["attenuated"]),
    ("reauthentication", ["reauthentication"]),
    ("a re-authentication prompt", ["re-authentication"]),
    // A capital marks no name in a title, at a start, after a colon or in quotes.
    ("Enable Interoperability", ["Interoperability"]),
    ("Ozymandias is here", ["Ozymandias"]),
    ("Tap it: Interoperability", ["Interoperability"]),
    ("Choose “Interoperability” here", ["Interoperability"]),
    ("kyrgyzstan", ["kyrgyzstan"]),
    ("Then use Authentication here", ["Authentication"]),
    ("ENABLE INTEROPERABILITY NOW", ["INTEROPERABILITY"]),
  ])
  func `does not know`(text: String, expected: [String]) {
    #expect(hardWords(text) == expected)
  }

  @Test func `takes a project's words`() {
    let familiar = Vocabulary(familiar: ["interoperability", "Authenticator", "ideation-board"])
    #expect(hardWords("interoperability", familiar) == [])
    #expect(hardWords("Two authenticators", familiar) == [])
    #expect(hardWords("an Ideation-Board", familiar) == [])
    let unfamiliar = Vocabulary(familiar: ["camera"]) { word in
      WordSet(["camera", "microphone"]).contains(word)
    }
    #expect(hardWords("Camera and microphone", unfamiliar) == ["microphone"])
  }

  @Test func `counts familiar words with two syllables at most`() {
    let counts = analyze("Notifications of authentication").counts
    #expect(counts.syllables == 5 + 1 + 5)
    #expect(counts.adjustedSyllables == 2 + 1 + 5)
  }

  @Test func `marks names by their form`() {
    let names = analyze("Ask Claude, OneDrive or NASA about MP3 in Paris").tokens.map {
      $0.traits.contains(.name)
    }
    #expect(names == [false, true, true, false, true, false, true, false, true])
    #expect(
      analyze("Tap OK, then DONE on the MYND app").tokens.map { $0.traits.contains(.name) }
        == [false, true, false, false, false, false, true, false])
    #expect(analyze("Das Haus am See", locale: "de").tokens.allSatisfy { !$0.traits.contains(.name) })
  }
}
