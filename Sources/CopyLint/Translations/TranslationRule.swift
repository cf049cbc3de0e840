/// A rule that compares a translation with its source. It runs on no other string.
public protocol TranslationRule: Rule {
  /// Looks at a pair and adds what it finds; places are in the translation.
  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding])
}

extension TranslationRule {
  public var comparing: (any TranslationRule)? { self }
}
