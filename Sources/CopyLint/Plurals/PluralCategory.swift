/// A form that numbers take in some language (CLDR, “Plural Rules”).
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
