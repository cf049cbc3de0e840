import Testing

@testable import Readability

struct SyllableTests {
  /// Syllables of the tokens of a text, in order.
  private func syllables(_ text: String) -> [Int] {
    analyze(text).tokens.map { Int($0.syllables) }
  }

  @Test(arguments: [
    ("Settings", 2), ("Privacy", 3), ("Notifications", 5), ("Start", 1), ("recording", 3),
    ("Authentication", 5), ("required", 2), ("initialize", 4), ("subsystem", 3), ("ideation", 4),
    ("storage", 2), ("network", 2), ("connectivity", 5), ("unavailable", 5), ("offline", 2),
    ("save", 1), ("saved", 1), ("delete", 2), ("account", 2), ("email", 2), ("password", 2),
    ("camera", 3), ("microphone", 3), ("utilize", 3), ("comprehensive", 4), ("mechanisms", 4),
    ("the", 1), ("people", 2), ("science", 2), ("create", 2), ("created", 3), ("area", 3),
    ("idea", 3), ("video", 3), ("radio", 3), ("trying", 2), ("being", 2), ("rhythm", 2),
    ("McDonald", 3), ("business", 2), ("Wednesday", 2), ("queue", 1), ("café", 2), ("naïve", 2),
  ])
  func `counts words`(word: String, expected: Int) {
    #expect(syllables(word) == [expected])
  }

  @Test(arguments: [
    // The first in CMUdict.
    ("history", 3), ("real", 1), ("every", 3), ("different", 3), ("several", 2), ("general", 3),
    ("usually", 4), ("trial", 2), ("fuel", 2), ("current", 2), ("boundary", 3), ("diary", 3), ("located", 3),
    ("url", 3),
    // No letter stands for a vowel before R.
    ("fire", 1), ("hour", 1), ("our", 1), ("requires", 2), ("requiring", 3), ("tower", 2), ("towering", 3),
    // Other dictionaries know better.
    ("aren’t", 1), ("weren't", 1), ("serenely", 3), ("Dr", 2), ("abs", 1),
  ])
  func `takes one of several pronunciations`(word: String, expected: Int) {
    #expect(syllables(word) == [expected])
  }

  @Test func `survives letters that are not of the English alphabet`() {
    #expect(!syllables("Quıcĸsıɩⅴεʀ ıɩⅴε ʀʀ'ʀ").isEmpty)
  }

  @Test(arguments: [
    ("app's", 1), ("watch's", 2), ("boss’s", 2), ("don't", 1), ("can’t", 1), ("isn't", 2), ("couldn’t", 2),
    ("didn't", 2), ("you're", 1), ("You’ll", 1), ("it'll", 2), ("I've", 1), ("should've", 2), ("users'", 2),
    ("widget's", 2), ("dashboard’s", 2), ("o'clock", 2), ("don\u{2BC}t", 1),
  ])
  func `counts contractions and possessives`(word: String, expected: Int) {
    #expect(syllables(word) == [expected])
  }

  @Test(arguments: [
    ("VPN", 3), ("URL", 3), ("HTTPS", 5), ("PDF", 3), ("PDFs", 3), ("PDF's", 3), ("URLs", 3), ("WWW", 9),
    ("JPEG", 2), ("JSON", 2), ("GIF", 1), ("PIN", 1), ("SIM", 1), ("RAM", 1), ("FAQ", 3), ("USB", 3),
    ("ID", 2), ("IDs", 2), ("OK", 2), ("TV", 2), ("AI", 2), ("UUID", 4), ("NASA", 2), ("XML", 3),
    ("OFF", 1), ("ADD", 1), ("DELETE", 2), ("CANCEL", 2), ("DON'T", 1), ("Hmm", 1), ("Shh", 1), ("SHH", 1),
    ("html", 4), ("GPIO", 4), ("RSSI", 4), ("OPML", 4), ("MYND", 1), ("EXTRA", 2), ("ENTRY", 2), ("FIRST", 1),
  ])
  func `spells out acronyms, not words in capitals`(word: String, expected: Int) {
    #expect(syllables(word) == [expected])
  }

  @Test func `reads a sentence in capitals as words`() {
    #expect(syllables("TURN IT OFF") == [1, 1, 1])
    #expect(syllables("Our IT team") == [1, 2, 1])
    #expect(syllables("USE THE VPN") == [1, 1, 3])
  }

  @Test(arguments: [
    ("OneDrive", 2), ("ChatGPT", 4), ("iPhone", 2), ("YouTube", 2), ("macOS", 3), ("eSIM", 2),
    ("HTTPServer", 6), ("camelCaseWord", 4), ("user_name", 3), ("Wi-Fi", 2), ("WiFi", 2), ("sign-in", 2),
    ("state-of-the-art", 4), ("AT&T", 4), ("Q&A", 3), ("e.g.", 2), ("p.m.", 2), ("U.S.", 2), ("C++", 3),
  ])
  func `sums the parts of joined words`(word: String, expected: Int) {
    #expect(syllables(word) == [expected])
  }

  @Test(arguments: [
    ("0", 2), ("7", 2), ("12", 1), ("17", 3), ("20", 2), ("21", 3), ("70", 3), ("77", 4),
    ("100", 3), ("700", 4), ("1,000", 3), ("2024", 4), ("24/7", 4), ("12:30", 3), ("17.2", 4),
    ("50%", 4), ("5%", 3), ("$5", 3), ("£5", 2), ("1st", 1), ("2nd", 2), ("20th", 3), ("90s", 2), ("3D", 2),
    ("4K", 2), ("5GB", 3), ("99999999999999999999", 4), ("3-day", 2), ("#1", 3),
  ])
  func `reads figures aloud, four syllables at most`(figure: String, expected: Int) {
    #expect(syllables(figure) == [expected])
  }

  @Test func `counts nothing for a language without a counter`() {
    let analysis = analyze("Mbwa anafanya nini?", locale: "sw")
    #expect(analysis.counts.words == 3)
    #expect(analysis.counts.syllables == 0)
    #expect(analysis.counts.adjustedSyllables == 0)
  }

  @Test func `reads numbers as ICU spells them`() throws {
    let speller = try NumberSpeller(locale: "en")
    let words = EnglishWords()
    var spelled: [UInt8] = []
    var numbers = (0..<1200).map { Int64($0) }
    var power: Int64 = 1000
    while power < 1_000_000_000_000_000_000 {
      numbers += [power - 1, power, power + 1, power * 7, power / 7 * 10, power / 17 * 100]
      power *= 10
    }
    for number in numbers where number < 1_000_000_000_000_000_000 {
      try speller.spell(number, into: &spelled)
      var count = 0
      for word in spelled.split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }) {
        count += words.syllables(Array(word).span)
      }
      #expect(EnglishNumbers.cardinal(number) == count, "\(number)")
    }
    #expect(EnglishNumbers.cardinal(1_000_000_000_000_000_000) == nil)
  }

  @Test(arguments: [
    ("en", 1_024, "one thousand twenty-four"), ("de", 24, "vierundzwanzig"), ("fr", 80, "quatre-vingts"),
    ("it", 23, "ventitré"), ("fi", 21, "kaksikymmentäyksi"),
  ])
  func `spells numbers without soft hyphens`(locale: String, number: Int64, expected: String) throws {
    let speller = try NumberSpeller(locale: locale)
    var words: [UInt8] = []
    try speller.spell(number, into: &words)
    #expect(String(decoding: words, as: UTF8.self) == expected)
  }
}
