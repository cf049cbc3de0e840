extension FileReport {
  /// Holds the literals of the code against the keys of the whole project.
  package mutating func judgeLiterals(_ keys: ProjectKeys) {
    guard !literals.isEmpty else { return }
    let records = waiting.filter { record in
      [DataRule.keyMissing, .notLocalized, .keyUnused].contains { $0.about.name == findings.rule(of: record) }
    }
    for (literal, record) in zip(literals, records) {
      if let message = keys.message(on: literal, in: path) { findings.insert(record, saying: message) }
    }
    literals = []
  }

  /// Drops what was found in literals that are only keys: their texts are in string files, which are judged themselves.
  package mutating func leaveOutKeys(_ keys: ProjectKeys) {
    let answered = keyUses.lookups.filter(keys.answers).map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    guard !answered.isEmpty else { return }
    findings.records = findings.records.filter { record in
      guard let place = record.place?.disk.range else { return true }
      let next = answered.partitioningIndex { $0.upperBound >= place.lowerBound }
      guard next < answered.count, answered[next].lowerBound <= place.lowerBound else { return true }
      return place.upperBound > answered[next].upperBound
    }
  }
}

extension ProjectKeys {
  /// What to do about a literal; nil where nothing is certain.
  fileprivate func message(on literal: CodeLiteral, in path: String) -> String? {
    if literal.kind == .plain {
      return isLeftOut(literal, of: path) && isForPeople(literal.text) && !Self.isForTheTeam(path)
        ? "Move this text to your string files. The app is translated, but this text always looks the same."
        : nil
    }
    if literal.kind == .held {
      return isUnused(literal, in: path)
        ? "Remove \(quotedKey(literal.text)) if nobody needs it. No code here names it." : nil
    }
    guard lacks(literal, askedIn: path) else { return nil }
    let files = literal.kind == .member ? "your string files" : quoted(literal.table)
    return "Add \(quotedKey(literal.text)) to \(files). "
      + "No string file has this key, so people see it instead of a text."
  }

  /// Whether a text is a sentence or a command, and no name.
  private func isForPeople(_ text: String) -> Bool {
    let words = Self.withoutValues(text).split { $0 == " " || $0.isNewline }.filter { $0.first != "%" }
    guard let first = words.first, !text.lowercased().contains("debug") else { return false }
    let letters = first.prefix { $0.isLetter }.lowercased()
    if WordLists.english.contains(letters, in: .objectVerbs) || Self.buttons.contains(letters),
      words.count < 5
    {
      return true
    }
    return words.count > 2 && words.dropFirst().contains { ($0.first?.isLowercase ?? false) && $0.count > 1 }
  }

  private static let buttons: Set<String> = [
    "ok", "cancel", "close", "done", "hide", "show", "error", "confirm",
  ]

  /// Whether only the team sees what this code shows.
  private static func isForTheTeam(_ path: String) -> Bool {
    let signs = [
      "Debug", "Developer", "Environment", "Internal", "Diagnos", "Sample", "Demo", "Example", "Mock",
      "Playground", "Test",
      "Experiment",
    ]
    return signs.contains(where: path.contains)
  }

  /// The text without its interpolations.
  private static func withoutValues(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "\\") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ")") else { return result }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
