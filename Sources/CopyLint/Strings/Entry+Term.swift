extension Entry {
  /// Whether it is a term of Fluent, such as `-brand-name`. No program shows it: the messages of its own language do, and
  /// they alone say what it chooses its form by.
  var isFluentTerm: Bool { syntax == .fluent && keyBytes.byte(0) == UInt8(ascii: "-") }
}
