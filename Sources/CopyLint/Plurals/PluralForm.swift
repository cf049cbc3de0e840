/// Which numbers a form of a text is for.
struct PluralForm: Sendable, Equatable {
  /// How many whole numbers take the form.
  enum Numbers: Sendable { case one, zeroAndOne, several, unknown }

  /// nil for a form that the file gives for one number (`=1`), and for a form without a name.
  var category: PluralCategory?
  var numbers: Numbers
  var isOrdinal = false
  /// Whether some whole number up to 200 takes it.
  private(set) var takesWholeNumbers = true
  /// Where its kind is named in the variant, for the name of its argument.
  var argument: Substring

  /// - Parameters:
  ///   - variant: as the entry has it; of nested forms, the innermost counts.
  ///   - own: what the file's own rule says; nil where the language tells.
  ///   - needs: the forms of the language, for ordinal numbers or others.
  init?(variant: String, numbers own: Numbers? = nil, needs: (_ isOrdinal: Bool) -> PluralNeeds) {
    let parts = variant.split(separator: ".", omittingEmptySubsequences: false)
    guard let kind = parts.dropLast().lastIndex(where: { $0 == "plural" || $0 == "selectordinal" }) else {
      return nil
    }
    isOrdinal = parts[kind] == "selectordinal"
    argument = kind > 0 ? parts[kind - 1] : ""
    let label = parts[kind + 1]
    category = PluralCategory(rawValue: String(label))
    if label.hasPrefix("=") {
      numbers = .one
    } else if let category {
      let needs = needs(isOrdinal)
      takesWholeNumbers = needs.taken.contains(category)
      if let own {
        numbers = own
      } else if !needs.severalNumbers.contains(category) {
        numbers = category == .other && !needs.required.contains(.other) ? .several : .one
      } else {
        numbers = category == .one && needs.takesZeroAsOne ? .zeroAndOne : .several
      }
    } else {
      // A form with a number for a name belongs to a language or a rule that nobody knows.
      numbers = Int(label) == nil ? .several : .unknown
    }
  }
}
