extension Condition {
  /// The condition in plain words; nil for one that asks nothing.
  var words: String? {
    switch self {
    case .role(let roles): Self.words(for: roles)
    case .sign(let signs): "The text has \(signs.words)."
    case .run(let signs, let length): "The text has \(signs.words), \(length) or more in a row."
    case .fact(let fact): fact.words
    case .word(let list): "The text has a word from the list “\(list.key)”."
    case .phrase(let list): "The text has a phrase from the list “\(list.key)”."
    case .opening(let list): "The text begins with a phrase from the list “\(list.key)”."
    case .whole(let list, _): "The whole text is a phrase from the list “\(list.key)”."
    case .term(let rule): "The text has a term that the glossary gives to “\(rule.rawValue)”."
    case .words(let range): "The text has \(Self.words(for: range, "words"))."
    case .bytes(let range): "The text has \(Self.words(for: range, "bytes"))."
    case .sentence(let limit): "A sentence has more than \(Int(min(limit, 1e9))) words."
    case .ending(let signs): "The text ends in \(signs.words)."
    case .syntax(let syntaxes):
      "The placeholders are those of \(Self.list(syntaxes.map { "“\($0.rawValue)”" }))."
    case .knows(let list): "There is a list “\(list.key)” for the language."
    case .sourceSign(let signs): "The source has \(signs.words)."
    case .reads: nil
    }
  }

  private static func words(for roles: RoleSet) -> String {
    let all = Role.identifiers
    let taken = all.filter { Role(identifier: $0).map { roles.contains($0) } ?? false }
    guard taken.count * 2 > all.count else { return "The role is \(list(taken.map { "“\($0)”" }))." }
    return "The role is not \(list(all.filter { !taken.contains($0) }.map { "“\($0)”" }))."
  }

  private static func words(for range: ClosedRange<Int>, _ what: String) -> String {
    if range.upperBound == 0 { return "no \(what)" }
    return range.upperBound == .max
      ? "\(range.lowerBound) \(what) or more" : "\(range.upperBound) \(what) or fewer"
  }

  /// “a, b or c”.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension Signs {
  /// The characters, where there are few and all can be seen.
  fileprivate var words: String {
    let shown = 12
    let signs = all(atMost: shown + 1)
    let isVisible = signs.allSatisfy { $0.value > 0x20 && $0.properties.generalCategory != .format }
    if signs == [" "] { return "spaces" }
    guard signs.count <= shown, isVisible else { return "a character that the rule looks for" }
    return Condition.list(signs.map { "“\($0)”" })
  }
}

extension SubjectFacts {
  /// One fact in plain words.
  fileprivate var words: String {
    switch self {
    case .sourceText: "The text is not a translation."
    case .translated, .pair: "The text is a translation, and its source is known."
    case .form: "The string has several forms, and this is one."
    case .plural: "The string is a form of a plural."
    case .sibling: "The file has another string of the same control."
    case .limited: "The file says how long the text may be."
    case .blank: "The text is empty."
    case .spaceAtEdge: "The text begins or ends with a space."
    case .keyShape: "The text has the form of a key, such as “save.title”."
    case .placeholder: "The text has a placeholder."
    case .wordless: "The text has no word."
    case .likeNeighbors: "Two words in a row look alike."
    case .capitals: "The text has a word in capitals."
    case .hardWord: "The text has a long word that few people know."
    case .overGrade: "The text is above the highest grade."
    case .sameAsSource: "The text is the same as its source."
    case .otherEnd: "The text does not end in the letter that its source ends in."
    case .pairSpace: "The text or its source has a space at an end, or line breaks."
    case .pairPlaceholder: "The text or its source has a placeholder."
    case .pairMarkup: "The text or its source has a tag."
    case .sourceAddress: "The source has a web or email address."
    case .sourceMeasure: "The text is hard to read, and its source is known."
    default: "The text has what the rule looks for."
    }
  }
}
