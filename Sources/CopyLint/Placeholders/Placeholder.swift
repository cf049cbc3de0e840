/// A place in a text where a value is put in.
public struct Placeholder: Sendable, Equatable {
  /// Which value it takes.
  public enum Reference: Sendable, Equatable {
    /// None: it stands for a sign, as `%%` does.
    case nothing
    /// As the grammar counts: `%1$@` and the first `%@` are 1, `{0}` and the first `{}` are 0.
    case position(Int)
    /// By name, as `{count}`.
    case name(String)
  }

  /// UTF-8 offsets in the text.
  public var range: Range<Int>
  /// Which value it takes.
  public var reference: Reference
  /// What kind of value it takes.
  public var type: PlaceholderType
  /// Whether a value takes 64 bits in C.
  package var isLong = false
  /// Whether i18next puts the value in without escaping it.
  package var isUnescaped = false

  package init(range: Range<Int>, reference: Reference, type: PlaceholderType) {
    self.range = range
    self.reference = reference
    self.type = type
  }
}

/// What kind of value a placeholder takes. Kinds that the app cannot put in for each other differ.
public enum PlaceholderType: UInt8, Sendable {
  /// Any value.
  case any
  /// `%@` of NSString.
  case object
  /// As C has it.
  case integer, float, character, string, pointer
  /// Of `java.util.Formatter`.
  case boolean, hash
  /// A day, a time, or both.
  case date
  /// A number of any kind, as ICU has it.
  case number
  /// A word that chooses among forms.
  case choice
  /// A part with forms of its own, as `%#@files@`.
  case variable
  /// Another text: `$t(key)`, `@:key`.
  case nested
  /// No value: `%%`.
  case literal
}
