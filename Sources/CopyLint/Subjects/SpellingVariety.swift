internal import Readability

/// How English is spelled: “color” or “colour”. An app has one of the two in all its words.
enum SpellingVariety: String, Sendable {
  /// As rows of the glossary note it.
  case american = "US spelling"
  case british = "UK spelling"

  /// The variety that a region writes; nil where none is named, and for Canada, which has some of each.
  init?(of locale: String) {
    let locale = Locale(locale)
    guard locale.language == "en" else { return nil }
    switch locale.region {
    case "US", "PH": self = .american
    case "GB", "IE", "AU", "NZ", "ZA", "IN": self = .british
    default: return nil
    }
  }
}
