extension Reading {
  /// The problems, with a note where a key comes again with the same text: nobody sees a difference, so it can only mislead
  /// whoever changes one of the two.
  var problemsByText: [Problem] {
    guard problems.contains(where: Self.isDuplicate) else { return problems }
    // Where a key has several locales or forms, each is a text of its own.
    var texts: [String: [String: [String]]] = [:]
    for problem in problems where Self.isDuplicate(problem) { texts[problem.key] = [:] }
    for entry in entries where texts[entry.key] != nil {
      texts[entry.key]?["\(entry.locale)\u{0}\(entry.variant)", default: []].append(entry.text)
    }
    // Once for each key, which may come again any number of times.
    let alike = texts.filter { _, forms in
      guard let count = forms.values.first?.count, count > 1 else { return false }
      return forms.values.allSatisfy { texts in texts.count == count && texts.allSatisfy { $0 == texts[0] } }
    }
    return problems.map { problem in
      guard Self.isDuplicate(problem), alike[problem.key] != nil else { return problem }
      var problem = problem
      problem.isMinor = true
      problem.message = "Remove this \(quotedKey(problem.key)). The file already has it, with the same text."
      return problem
    }
  }

  private static func isDuplicate(_ problem: Problem) -> Bool {
    problem.rule == "duplicate-key" && !problem.isFatal
  }
}
