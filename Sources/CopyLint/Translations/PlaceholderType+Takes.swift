extension PlaceholderType {
  /// Whether a value for a placeholder of type `source` can be put in here.
  func takes(_ source: PlaceholderType) -> Bool {
    if self == source || self == .any || source == .any { return true }
    switch (self, source) {
    case (.number, .integer), (.integer, .number), (.number, .float), (.float, .number): return true
    case (.choice, .string), (.string, .choice): return true
    default: return false
    }
  }
}
