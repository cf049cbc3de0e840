/// The values by which a form is chosen that need not be shown in it: the number of a plural, a number that a form of Fluent is
/// named after, as in `[1] one hour`, and a word, as in `[East] 東`, if the source shows the value itself.
///
/// Whether a form for several numbers may leave its number out is for `number-lost`.
struct ChosenValues {
  private var names: [String] = []

  /// - Parameters:
  ///   - variant: as the entry has it, such as `days.select.1.hours.plural.one`.
  ///   - source: what it translates.
  init(of variant: String, source: SourceForms) {
    guard variant.utf8.contains(UInt8(ascii: ".")) else { return }
    let parts = variantParts(variant)
    for kind in parts.indices.dropFirst().dropLast() {
      switch parts[kind] {
      case "plural", "selectordinal": names.append(parts[kind - 1])
      case "select":
        let isNumber = !parts[kind + 1].isEmpty && parts[kind + 1].utf8.allSatisfy(\.isASCIIDigit)
        if isNumber || parts[kind + 1] != "other" && !Self.chooses(by: parts[kind - 1], source) {
          names.append(parts[kind - 1])
        }
      default: break
      }
    }
  }

  private static func chooses(by name: String, _ source: SourceForms) -> Bool {
    source.all.contains { form in
      let parts = variantParts(form.variant)
      return zip(parts, parts.dropFirst()).contains { $0 == name && $1 == "select" }
    }
  }

  func contains(_ placeholder: Placeholder) -> Bool {
    switch placeholder.reference {
    case .name(let name): names.contains { $0 == name || "$" + $0 == name }
    case .position(let position): names.contains("\(position)")
    case .nothing: false
    }
  }
}
