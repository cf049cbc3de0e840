extension VariedText {
  /// Parts that a text names and nothing defines, and parts that no text names.
  func problems(key: String, locale: String) -> [Problem] {
    var problems: [Problem] = []
    let names = Set(parts.map(\.name))
    var used: Set<String> = []
    for form in own + parts.flatMap(\.forms) where form.piece.text.utf8.contains(UInt8(ascii: "#")) {
      for token in substitutionTokens(in: Array(form.piece.text.utf8)) {
        used.insert(token.name)
        if !names.contains(token.name) {
          let place = form.range == nil ? nil : form.piece.map.documentRange(of: token.range) ?? form.range
          problems.append(undefinedSubstitution(token.name, at: place, key: key, locale: locale))
        }
      }
    }
    for part in parts where !used.contains(part.name) {
      problems.append(unusedSubstitution(part.name, at: part.nameRange, key: key, locale: locale))
    }
    return problems
  }
}
