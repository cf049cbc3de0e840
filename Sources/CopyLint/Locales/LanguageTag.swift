/// Whether what follows the language in a name is what BCP 47 has there, or what people write for it: a script, a region,
/// variants. “no-examples” and “is-Safe-Mode-Test” begin with languages and are English.
///
/// - Parameter name: one that `canonicalLocale` knows.
func hasLocaleForm(_ name: some StringProtocol) -> Bool {
  let parts = name.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
  guard let language = parts.first?.lowercased() else { return false }
  return parts.dropFirst().allSatisfy { part in
    let name = part.lowercased()
    let isDigits = part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    switch part.utf8.count {
    // “to-do” and “no-op”, but “no-no” and “is-IS”.
    case 2:
      return part.first?.isUppercase ?? false || !isListed(language, in: littleWords)
        || isListed("\(language)-\(name)", in: regionsOfLittleWords)
    // “es-419”, “zh-yue”, “en-USA”; Android's “zh-rCN”.
    case 3:
      return isDigits || ["ar", "zh"].contains(language) || part.dropFirst().allSatisfy(\.isUppercase)
    case 4: return isListed(name, in: scripts) || isDigits || ["easy", "kids"].contains(name)
    default: return variants.contains(name) || part.utf8.first?.isASCIIDigit ?? false
    }
  }
}

/// Codes of languages that begin English phrases, and where those languages are spoken.
private let littleWords = "am an as be do he in io is it me my no or so to"
private let regionsOfLittleWords = """
  am-et an-es as-in be-by he-il he-he in-id in-in io-io is-is it-ch it-it it-sm it-va me-me my-mm my-my no-no no-sj \
  or-in so-dj so-et so-ke so-so to-to
  """

/// ISO 15924: those that apps come in.
private let scripts = """
  adlm arab aran armn bali beng bopo brai cakm cans cher copt cyrl deva dsrt ethi geor goth grek gujr guru hang hani \
  hans hant hebr hira java jpan kana khmr knda kore lana laoo latn limb lisu mlym mong mtei mymr nkoo ogam olck orya \
  osge phnx piqd plrd rohg runr shaw sinh sund sylo syrc tale talu taml tavt telu tfng thaa thai tibt ugar vaii visp \
  yiii
  """

/// Of IANA's registry, and those that apps name besides.
private let variants: Set<String> = [
  "abl1943", "ao1990", "arevela", "arevmda", "baku1926", "ekavsk", "fonipa", "fonxsamp", "hepburn",
  "ijekavsk", "jyutping",
  "kkcor", "metelko", "monoton", "nedis", "oxendict", "pinyin", "polyton", "posix", "rozaj", "scotland",
  "scouse",
  "tarask", "uccor", "ucrcor", "unifon", "valencia", "wadegile",
  "arabic", "casual", "classic", "cyril", "cyrillic", "easyread", "euro", "female", "formal", "informal",
  "latam", "latin",
  "leicht", "male", "neutral", "piglatin", "pirate", "plain", "polite", "pseudo", "simple",
]
