/// The forms that a string has for the words of a value: `gender.select.male`, `gender.select.other`.
struct SelectSet {
  /// What comes before the names of the forms in the variant, `gender.select.`.
  var prefix: String
  /// The value; empty where the format gives it no name, as i18next does.
  var name: String
  /// The names, in file order, and the place of the first variant of each.
  var labels: [(name: String, place: Int)]

  /// The choices among the variants of one string.
  ///
  /// - Parameter hasDefault: whether the last form is the default, whatever its name, as in Fluent.
  static func all(in variants: [String], hasDefault: Bool) -> [SelectSet] {
    var sets: [SelectSet] = []
    for (place, variant) in variants.enumerated() {
      let parts = variantParts(variant)
      for kind in parts.indices.dropLast() where parts[kind] == "select" {
        let name = kind > 0 ? parts[kind - 1] : ""
        // What a translation asks of its own terms and of the platform is up to it.
        if hasDefault, isOwn(name) { continue }
        let prefix = parts[...kind].joined(separator: ".") + "."
        let label = parts[kind + 1]
        if let set = sets.firstIndex(where: { $0.prefix == prefix }) {
          if !sets[set].labels.contains(where: { $0.name == label }) {
            sets[set].labels.append((label, place))
          }
        } else {
          sets.append(SelectSet(prefix: prefix, name: name, labels: [(label, place)]))
        }
      }
    }
    if hasDefault {
      for set in sets.indices { sets[set].labels[sets[set].labels.count - 1].name = "other" }
    }
    return sets
  }

  /// Whether `name` is an attribute of a term (`-brand.gender`) or a function of Fluent (`PLATFORM`).
  static func isOwn(_ name: String) -> Bool {
    name.hasPrefix("-")
      || !name.isEmpty
        && name.utf8.allSatisfy { $0 < 0x60 && ($0.isASCIIAlphanumeric || $0 == 0x5F || $0 == 0x2D) }
  }

  func contains(_ label: String) -> Bool { labels.contains { $0.name == label } }
}

/// The parts of a variant: `gender.select.male`. A dot inside a part is written `\.`.
func variantParts(_ variant: String) -> [String] {
  var parts = [""]
  var isEscaped = false
  for character in variant.unicodeScalars {
    if character == ".", !isEscaped {
      parts.append("")
    } else {
      parts[parts.count - 1].unicodeScalars.append(character)
    }
    isEscaped = character == "\\" && !isEscaped
  }
  return parts
}
