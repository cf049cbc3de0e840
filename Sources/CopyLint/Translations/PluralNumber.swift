/// The values of a string that may be the number of its plural. Libraries that don't name the number leave open which it is.
struct PluralNumber {
  private(set) var references: [Placeholder.Reference] = []

  /// - Parameter plural: the form of the translation; nil for a form of a choice by numbers, as in Java.
  init(of source: SourceText, _ plural: PluralForm?) {
    let syntax = source.forms.syntax
    var values: [Placeholder] = []
    for form in source.forms.first {
      for value in placeholders(inSentence: form.text, syntax: syntax)
      where value.reference != .nothing && !values.contains(where: { $0.reference == value.reference }) {
        values.append(value)
      }
    }
    references = Self.numbers(among: values, plural, syntax).map(\.reference)
  }

  func contains(_ placeholder: Placeholder) -> Bool { references.contains(placeholder.reference) }

  private static func numbers(
    among values: [Placeholder], _ plural: PluralForm?, _ syntax: Syntax
  ) -> [Placeholder] {
    if let plural, MessageDialect(syntax) != nil || syntax == .fluent {
      return values.filter { isNamed($0, as: plural.argument) }
    }
    let told = values.filter { isTold($0) }
    if !told.isEmpty { return told }
    // These always name it, so a string without the name doesn't show it.
    if syntax == .i18next || syntax == .ruby { return [] }
    // A text beside a number is no number; alone, it may be one that the app wrote with separators.
    let numbers = values.filter { $0.type == .integer || $0.type == .number }
    if !numbers.isEmpty { return numbers }
    return values.filter { PlaceholderComparison.mayBeNumber($0) || $0.type == .object }
  }

  private static func isNamed(_ value: Placeholder, as argument: Substring) -> Bool {
    guard case .name(let name) = value.reference else { return PlaceholderComparison.mayBeNumber(value) }
    return argument.isEmpty || name.hasSuffix(argument) || argument.hasSuffix(name)
  }

  /// By its name, which its library or a habit gives it.
  private static func isTold(_ value: Placeholder) -> Bool {
    guard case .name(let name) = value.reference else { return false }
    return ["arg", "count", "n", "COUNT", "N"].contains(name)
  }
}
