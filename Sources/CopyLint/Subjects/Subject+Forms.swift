extension Subject {
  /// Whether forms of a message were joined for this text: what is side by side here may be apart for the reader, as in
  /// "When any of {count, plural, one {trigger} other {triggers}} triggers".
  var isMadeOfForms: Bool { !entry.variant.isEmpty && entry.text != entry.sentence }
}
