extension Report {
  /// Finds what shows only when all files of a project are read.
  package mutating func findAcrossFiles() {
    findAppWords()
    judgeClaims()
    findTwinIdentifiers()
    for index in files.indices { files[index].waiting = [] }
  }

  /// The places in `files` of those with something of a rule that waits.
  func filesWaiting(for rule: String) -> [Int] {
    files.indices.filter { file in
      files[file].waiting.contains { files[file].findings.rule(of: $0) == rule }
    }
  }
}
