extension Report {
  /// Marks the findings that `baseline` lists as known and the others as new, and keeps the lines whose finding is gone.
  /// The report needs its fingerprints.
  ///
  /// - Parameters:
  ///   - baseline: what is known.
  ///   - looksAt: whether this run would have found what the line lists.
  package mutating func compare(with baseline: Baseline, looksAt: (Baseline.Line) -> Bool) {
    var known = KnownFindings(baseline.lines)
    mark(with: &known)
    markAlone(with: &known)
    // What is new since a revision is the doing of the change: both sides were judged by this program.
    changedRules = changes == nil ? baseline.changedRules : []
    let open = baseline.lines.indices.filter { !known.isMet[$0] }.map { baseline.lines[$0] }
    gone = open.filter(looksAt)
    unasked = open.count - gone.count
  }

  /// Marks what only a run finds that compares no files, so that what such a run wrote down is not gone.
  private mutating func markAlone(with known: inout KnownFindings) {
    for file in files.indices {
      for index in files[file].alone.indices {
        let reported = files[file].findings.reported(files[file].alone[index])
        let place =
          known.meet(reported, as: reported.fingerprint) ?? known.meetAnyNumber(reported)
          ?? known.meetMoved(reported, isRepeated: repeatsSource(files[file].format))
        files[file].alone[index].age = place == nil ? .new : .known
      }
    }
  }

  /// Marks each finding that is among `known`, and the others as new unless they were marked before.
  mutating func mark(with known: inout KnownFindings) {
    isCompared = true
    var places = files.map { $0.findings.map { known.meet($0, as: $0.fingerprint) } }
    for file in files.indices {
      let isRepeated = repeatsSource(files[file].format)
      let lacksSome = places[file].contains { $0 == nil } && known.isOpen
      let former = lacksSome && known.mayBeFormer ? files[file].formerFingerprints() : [:]
      for (index, name) in former.sorted(by: { $0.key < $1.key }) where places[file][index] == nil {
        places[file][index] = known.meet(files[file].findings[index], as: name)
      }
      for index in files[file].findings.indices {
        let reported = files[file].findings[index]
        if lacksSome, places[file][index] == nil, reported.finding.severity > .note {
          places[file][index] = known.meetAnyNumber(reported)
        }
        if places[file][index] == nil {
          places[file][index] = known.meetMoved(reported, isRepeated: isRepeated)
        }
        let isKnown = places[file][index] != nil || files[file].findings.records[index].age == .known
        if isKnown {
          files[file].findings.records[index].age = .known
        } else if files[file].findings.records[index].age == nil {
          files[file].findings.records[index].age = .new
        }
      }
    }
  }
}
