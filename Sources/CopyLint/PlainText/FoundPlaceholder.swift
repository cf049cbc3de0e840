/// A placeholder as the grammars find it, without storage of its own.
struct FoundPlaceholder {
  /// Which value it takes.
  enum Reference {
    case nothing
    /// The next value in order.
    case next
    /// That of the placeholder before it.
    case previous
    case position(Int)
    /// UTF-8 offsets of the name in the text.
    case name(Range<Int>)
  }

  /// The offset after it.
  var end: Int
  var type: PlaceholderType
  var reference = Reference.nothing
  /// Whether a value takes 64 bits in C.
  var isLong = false
  /// Whether i18next puts the value in without escaping it.
  var isUnescaped = false
  /// Values that come before it for its width and its precision.
  var sizes = 0
}
