internal import CICU

/// The quotation marks that a language uses.
struct QuotationMarkSet: Sendable {
  /// Those of CLDR.
  var start: Unicode.Scalar
  var end: Unicode.Scalar
  /// These, those inside them, and others that the language's writers begin with.
  var openers: [Unicode.Scalar]

  /// nil for a language that ICU does not know.
  init?(language: String) {
    func mark(_ kind: CICUQuotation) -> Unicode.Scalar? {
      let code = unsafe cicu_quotation_mark(language, kind)
      return code > 0 ? Unicode.Scalar(UInt32(code)) : nil
    }
    guard let start = mark(CICUQuotationStart), let end = mark(CICUQuotationEnd) else { return nil }
    self.start = start
    self.end = end
    openers = [start, mark(CICUQuotationInnerStart)].compactMap { $0 }
    for row in Self.others where row.languages.split(separator: " ").contains(language[...]) {
      openers += Array(row.marks.unicodeScalars)
    }
  }

  /// In addition to CLDR's: guillemets where German-like marks are used, English marks where apps have them everywhere.
  private static let others: [(languages: String, marks: String)] = [
    ("de cs sk sl hr sr bs hu pl ro bg mk et lt lv is sq", "»›«‹„‚"),
    ("da no nb nn sv fi", "»›«‹„‚“‘”’"),
    ("fr es it pt ca gl eu ko zh ja tr el vi id ms ar he fa th hi nl ru uk be en", "“‘"),
    ("es it pt ca gl eu el ru uk be fa ar tr hy fr az ug", "«"), ("ru uk be he nl", "„"), ("zh ja ko", "「『《"),
    ("he ar fa", "”"),
  ]
}
