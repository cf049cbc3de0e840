/// The values by which a form is chosen that need not be shown in it: the number of a plural, and a number that a form of
/// Fluent is named after, as in `[1] one hour`.
///
/// Whether a form for several numbers may leave its number out is for `number-lost`.
struct ChosenValues {
  private var names: [String] = []

  /// - Parameter variant: as the entry has it, such as `days.select.1.hours.plural.one`.
  init(of variant: String) {
    guard variant.utf8.contains(UInt8(ascii: ".")) else { return }
    let parts = variantParts(variant)
    for kind in parts.indices.dropFirst().dropLast() {
      switch parts[kind] {
      case "plural", "selectordinal": names.append(parts[kind - 1])
      case "select":
        if !parts[kind + 1].isEmpty, parts[kind + 1].utf8.allSatisfy(\.isASCIIDigit) {
          names.append(parts[kind - 1])
        }
      default: break
      }
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
