/// What makes the texts of one language hard.
package struct GradeCauses: Sendable {
  /// The language subtag.
  package let language: String
  package var hardest = HardestTexts()
  package var words = CostlyWords()

  package init(language: String) {
    self.language = language
  }
}
