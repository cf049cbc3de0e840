internal import CReadabilityData

/// How English capitals are read.
struct EnglishAcronyms {
  enum Reading: Equatable {
    /// Letter by letter.
    case spelled
    /// In a way of its own: "JPEG" has two syllables.
    case syllables(Int)
    /// A word that happens to be in capitals.
    case word
  }

  private let acronyms: WordTable
  private let words: WordTable

  init() {
    acronyms = unsafe WordTable(creadability_acronyms_en())
    words = unsafe WordTable(creadability_words_en())
  }

  /// How two or more capitals are read; `letters` has them small, without a plural "s".
  ///
  /// - Parameters:
  ///   - isJoined: whether an "&" joins them with others, as in "AT&T".
  ///   - inCapitals: whether the whole sentence is in capitals, so that "IT" is the word.
  func reading(of letters: Span<UInt8>, isJoined: Bool, inCapitals: Bool) -> Reading {
    let all = 0..<letters.count
    if isJoined, letters.count <= 3 { return .spelled }
    if inCapitals, Self.shortWords.contains(letters, all) { return .word }
    let key = WordHash(letters, all)
    if let known = acronyms.value(key) { return known == 0 ? .spelled : .syllables(known) }
    for index in all where letters[index] == UInt8(ascii: "'") { return .word }
    if Self.sounds.contains(letters, all) { return .word }
    if letters.count <= 3 { return Self.shortWords.contains(letters, all) ? .word : .spelled }
    if words.value(key) != nil { return .word }
    if inCapitals || letters.count > Self.longestSpelled { return hasVowel(letters) ? .word : .spelled }
    return isSayable(letters) ? .word : .spelled
  }

  /// Whether capitals can be said as a word: not "GPIO", "RSSI" or "OPML".
  private func isSayable(_ letters: Span<UInt8>) -> Bool {
    guard hasVowel(letters) else { return false }
    var consonants = 0
    for index in letters.indices {
      consonants = isEnglishVowel(letters[index]) ? 0 : consonants + 1
      if consonants == 3, index != letters.count - 1, !Self.threeAtStart.contains(letters, 0..<3) {
        return false
      }
    }
    if consonants >= 3, !Self.threeAtEnd.contains(letters, letters.count - 3..<letters.count) { return false }
    let begins = !isEnglishVowel(letters[0]) && !isEnglishVowel(letters[1])
    return !begins || Self.twoAtStart.contains(letters, 0..<2)
  }

  private func hasVowel(_ letters: Span<UInt8>) -> Bool {
    for index in letters.indices where isEnglishVowel(letters[index]) { return true }
    return false
  }

  /// Longer capitals are words.
  private static let longestSpelled = 5
  private static let twoAtStart = WordList(
    "bl br ch cl cr dr dw fl fr gl gr kn ph pl pr rh sc sh sk sl sm sn sp sq st sw th tr tw wh wr")
  private static let threeAtStart = WordList("chr sch scr spl spr str thr shr")
  private static let threeAtEnd = WordList(
    "rst ght tch nch rch nds rds lds rts nts sks lls rks nks cks sts cts")

  /// Words of two or three letters that are in capitals on buttons and signs.
  private static let shortWords = WordList(
    """
    ad add age ago aid aim air all am an and any app are arm art as ask at ate bad bag bar bat be bed beg bet \
    bid big bin bit boo bow box boy bug bus but buy by bye can cap car cat cop cow cry cup cut dad day did die \
    dig dim do dog dot dry due ear eat egg end era eye fan far fat fee few fit fix fly fog for fox fun fur gap \
    gas get god got gun guy had ham has hat he her hey hi hid him hip his hit hop hot how hug hut ice if ill in \
    ink inn is it its jam jar jet job joy key kid kit la lab lap law lay leg let lid lie lip log lot low mad \
    man map mat may me men met mix mob mom mud my nap net new no nod nor not now nut odd of off oh oil old on \
    one or our out owe own pad pan pay pen pet pie pig pin pit pop pot pro put ran rat raw ray red rid rob rot \
    row rub rug run sad sat saw say sea see set sew she shy sin sip sir sit six ski sky so son spy sum sun tab \
    tag tan tap tax tea ten the tie tip to toe ton too top toy try two up us use van via wait war was wax way \
    we web wet who why win won wow yes yet you zoo
    """)
  private static let sounds = WordList("hmm shh psst hm sh pst brr mmm zzz")
}
