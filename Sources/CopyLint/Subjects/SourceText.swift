public import Readability

/// The source of a translation, with everything that rules compare, read once for each pair.
public struct SourceText: Sendable {
  /// The whole sentence, in the form that the translation is for.
  public private(set) var text = ""
  /// `text`, UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var place = Locale("")
  /// Placeholders, markup and addresses in `bytes`.
  public private(set) var neutral: [NeutralRange] = []
  /// The placeholders of `text`.
  public private(set) var placeholders: [Placeholder] = []
  /// Which form it is.
  public private(set) var variant = ""
  /// What the string says in all its forms.
  package private(set) var forms = SourceForms(locale: "", syntax: .none, all: [])
  /// The limit that the source states for the text, in characters.
  public private(set) var maxLength: Int?
  /// How hard it is to read; nil until it is needed.
  public internal(set) var measure: Measure?

  init() {}

  /// Loads another source, reusing the storage of the last one.
  mutating func load(_ form: SourceForms.Form, of forms: SourceForms) {
    text = form.text
    variant = form.variant
    maxLength = form.maxLength
    if place.name != forms.locale { place = Locale(forms.locale) }
    self.forms = forms
    measure = nil
    let syntax = forms.syntax
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text.utf8)
    var ranges: [NeutralRange] = []
    swap(&ranges, &neutral)
    findNeutralRanges(in: bytes.span, syntax: syntax, into: &ranges)
    swap(&ranges, &neutral)
    if !placeholders.isEmpty { placeholders.removeAll(keepingCapacity: true) }
    if mayHoldValue(bytes, neutral) {
      placeholders += CopyLint.placeholders(inSentence: text, syntax: syntax)
    }
  }

  /// BCP 47.
  public var locale: String { place.name }
  /// The language subtag of `locale`, in lowercase letters.
  public var language: String { place.language }
}

/// Whether there is a placeholder in a text with these neutral ranges.
func holdsPlaceholder(_ neutral: [NeutralRange]) -> Bool {
  neutral.contains { $0.kind == .placeholder }
}

/// The same, or whether there is code between backticks: a value is filled in there, too.
func mayHoldValue(_ bytes: [UInt8], _ neutral: [NeutralRange]) -> Bool {
  neutral.contains {
    $0.kind == .placeholder || $0.kind == .markup && bytes[$0.range.lowerBound] == UInt8(ascii: "`")
  }
}
