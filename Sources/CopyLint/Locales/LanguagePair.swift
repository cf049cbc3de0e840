/// Whether a name is that of two languages, as dictionaries have it (`en-de`), and not that of a language in a region.
///
/// A region may have the code of a language: `de-AT`, `zh-TW`, `es-AR`. So both have to be widely known languages, and the
/// second has to be that of the region, which the first is hardly spoken in. “en-DE” is how shops write English for Germany.
func isLanguagePair(_ name: some StringProtocol) -> Bool {
  let bytes = Array(name.utf8)
  guard bytes.count == 5, bytes[2] == UInt8(ascii: "-") || bytes[2] == UInt8(ascii: "_"),
    [0, 1, 3, 4].allSatisfy({ bytes[$0].isASCIISmall })
  else { return false }
  let pair = (String(decoding: bytes[..<2], as: UTF8.self), String(decoding: bytes[3...], as: UTF8.self))
  return pair.0 != pair.1 && isListed(pair.0, in: firstOfPairs) && isListed(pair.1, in: secondOfPairs)
    && !isListed("\(pair.0)-\(pair.1)", in: regionalForms)
}

private let firstOfPairs =
  "ar bg cs da de el en es fi fr he hi hu id it ja ko lt lv nl no pl pt ro ru sk sv th tr uk vi zh"

/// Codes of languages that are also those of the countries where they are spoken, or of no country.
private let secondOfPairs = "bg cs da de en es fi fr hu id it ja ko lt lv nl pl pt ro ru th tr zh"

/// What is spoken in these countries, too.
private let regionalForms = "de-it de-fr sv-fi hu-ro ru-lv ru-lt tr-bg ar-fr"
