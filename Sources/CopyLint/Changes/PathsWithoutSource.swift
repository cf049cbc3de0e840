/// The files whose translations were compared with their source then, but not now: it is lost, or can't be read.
func pathsWithoutSource(now: Report, then past: Report) -> Set<String> {
  let alone = Set(now.files.lazy.filter { !$0.isCompared }.map(\.path))
  return Set(past.files.lazy.filter { $0.isCompared && alone.contains($0.path) }.map(\.path))
}

extension FileReport {
  /// Whether it says that the source of translations is lost: nobody made the texts better that are gone with it.
  package var losesSource: Bool {
    findings.records.contains { $0.isOfLostSource && $0.isOpen }
  }
}
