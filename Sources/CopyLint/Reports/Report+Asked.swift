extension FileFindings {
  /// Leaves out findings on strings, or on terms, that were not asked for.
  package mutating func keepAsked(_ configuration: Configuration) {
    guard !configuration.onlyKeys.isEmpty || configuration.onlyOwnTerms else { return }
    records = records.filter { record in
      configuration.selectsKey(key(of: record))
        && (!configuration.onlyOwnTerms || sayings[Int(record.saying)].isOwnTerm)
    }
  }
}

extension Report {
  /// Leaves out what shows only when all files are read, and was not asked for.
  package mutating func keepAsked(_ configuration: Configuration) {
    let rules = configuration.onlyRules
    let leavesOutWords = !rules.isEmpty && !rules.contains(AppWord.name)
    guard leavesOutWords || !configuration.onlyKeys.isEmpty || configuration.onlyOwnTerms else { return }
    var left: Set<String> = []
    for index in files.indices {
      files[index].findings.keepAsked(configuration)
      let findings = files[index].findings
      files[index].alone.removeAll { !configuration.selectsKey(findings.key(of: $0)) }
      if leavesOutWords { files[index].findings.leaveOutAppWords() }
      left.formUnion(files[index].findings.appWords)
    }
    appWords.removeAll { !left.contains($0.word) }
  }
}

extension FileFindings {
  fileprivate mutating func leaveOutAppWords() {
    records = records.filter { rule(of: $0) != AppWord.name }
  }

  fileprivate var appWords: [String] {
    records.filter { rule(of: $0) == AppWord.name }.flatMap { finding($0).words }
  }
}
