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

  private let table: WordTable

  init() {
    let acronyms = unsafe creadability_acronyms_en()
    table = unsafe WordTable(acronyms.slots, bytes: Int(acronyms.bytes))
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
    if let known = table.value(WordHash(letters, all)) { return known == 0 ? .spelled : .syllables(known) }
    var hasVowel = false
    for index in all {
      switch letters[index] {
      case UInt8(ascii: "'"): return .word
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
        UInt8(ascii: "y"):
        hasVowel = true
      default: continue
      }
    }
    if !hasVowel { return Self.sounds.contains(letters, all) ? .word : .spelled }
    if letters.count > 3 || Self.shortWords.contains(letters, all) { return .word }
    return .spelled
  }

  /// Words of two or three letters that stand in capitals on buttons and signs.
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
