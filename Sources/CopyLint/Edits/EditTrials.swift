/// Tries edits of a file together. The entries that then read as something else tell which edits are at fault.
///
/// Edits in one entry can't be told apart that way: they are tried half by half, in all such entries at once. Where an
/// edit also spoils the entries after it, the others are tried again without it. So the number of readings grows with
/// what is wrong in one entry, and not with the length of the file.
struct EditTrials {
  private let file: UneditedFile
  private let edits: [Edit]
  /// What is still to be tried, as ranges of `edits`: for the edits of each entry a list, the next one last.
  private var pending: [[Range<Int>]] = []
  private var sound: [Range<Int>] = []
  private var readings = 0

  /// Far more than a file takes whose edits spoil no entry but their own. What is not known to be sound by then is not
  /// written.
  static let mostReadings = 64

  private enum Verdict {
    case sound
    case wrong
    /// To be tried alone, since it may be what spoiled others.
    case suspect
    case unclear
  }

  /// - Parameter edits: disjoint, in the order of the file.
  init(_ edits: [Edit], in file: UneditedFile) {
    self.file = file
    self.edits = edits
  }

  /// The edits that read back as they were meant, each together with others.
  mutating func soundEdits() -> [Edit] {
    pending = groups().map { [$0] }
    return soundEdits { $0.verdicts(on: $1) }
  }

  /// The same without a look at the entries, for a file in which an edit spoils an entry that holds others.
  mutating func soundEditsByHalves() -> [Edit] {
    pending = edits.indices.map { [$0..<$0 + 1] }
    return soundEdits { trials, groups in
      let verdict: Verdict = trials.comparison(of: groups).isMeant ? .sound : .unclear
      return groups.map { _ in verdict }
    }
  }

  /// The edits, those that share an entry in one group.
  private func groups() -> [Range<Int>] {
    var isJoined = [Bool](repeating: false, count: edits.count)
    for entry in file.reading.entries {
      for index in entry.indices(of: edits).dropFirst() { isJoined[index] = true }
    }
    var groups: [Range<Int>] = []
    for index in edits.indices {
      let start = isJoined[index] ? groups.popLast()?.lowerBound : nil
      groups.append((start ?? index)..<index + 1)
    }
    return groups
  }

  private typealias Judge = (inout EditTrials, [Range<Int>]) -> [Verdict]

  private mutating func soundEdits(by judge: Judge) -> [Edit] {
    sound = []
    while readings < Self.mostReadings {
      let open = pending.indices.filter { !pending[$0].isEmpty }
      guard !open.isEmpty else { break }
      attempt(open, judge)
    }
    return sound.sorted { $0.lowerBound < $1.lowerBound }.flatMap { edits[$0] }
  }

  /// Tries the next edits of each of the lists `numbers` in `pending`, together.
  private mutating func attempt(_ numbers: [Int], _ judge: Judge) {
    guard readings < Self.mostReadings else { return }
    let verdicts = judge(&self, numbers.map { pending[$0][pending[$0].count - 1] })
    let isTelling = verdicts.contains { $0 != .unclear }
    if !isTelling, numbers.count > 1 {
      attempt(Array(numbers[..<(numbers.count / 2)]), judge)
      attempt(Array(numbers[(numbers.count / 2)...]), judge)
      return
    }
    var suspects: [Int] = []
    for (number, verdict) in zip(numbers, verdicts) {
      switch verdict {
      case .sound: sound.append(pending[number].removeLast())
      case .suspect where numbers.count > 1: suspects.append(number)
      case .unclear where isTelling: break
      case .wrong, .suspect, .unclear:
        let group = pending[number].removeLast()
        guard group.count > 1 else { continue }
        let middle = group.lowerBound + group.count / 2
        pending[number] += [middle..<group.upperBound, group.lowerBound..<middle]
      }
    }
    for number in suspects { attempt([number], judge) }
  }

  /// Reads the file with the edits of `groups`.
  private mutating func comparison(of groups: [Range<Int>]) -> EditComparison {
    readings += 1
    let tried = groups.flatMap { edits[$0] }
    return file.comparison(with: file.document.applying(tried), after: tried)
  }

  /// What becomes of each of `groups`, in order, when all are tried together.
  private mutating func verdicts(on groups: [Range<Int>]) -> [Verdict] {
    let comparison = comparison(of: groups)
    guard !comparison.isMeant else { return groups.map { _ in .sound } }
    let entries = file.reading.entries
    let end = comparison.firstLost ?? entries.count
    let tried = groups.flatMap { edits[$0] }
    let owners = groups.indices.flatMap { number in groups[number].map { _ in number } }

    var verdicts: [Verdict] = groups.map { _ in .sound }
    var isSure = !comparison.hasNewProblems
    for index in comparison.wrong {
      let inside = entries[index].indices(of: tried)
      // An entry without an edit changed: any of the edits may have done it.
      if inside.isEmpty { isSure = false }
      for number in inside { verdicts[owners[number]] = .wrong }
    }
    for entry in entries[min(end, entries.count)...] {
      for number in entry.indices(of: tried) where verdicts[owners[number]] != .wrong {
        verdicts[owners[number]] = .unclear
      }
    }
    if comparison.firstLost != nil {
      // Either the edit before what was lost did it, or the one in it.
      let place = verdicts.firstIndex(of: .unclear) ?? verdicts.count
      if place > 0, verdicts[place - 1] == .sound { verdicts[place - 1] = .suspect }
      if place < verdicts.count { verdicts[place] = .suspect }
    }
    return isSure ? verdicts : verdicts.map { $0 == .sound ? .unclear : $0 }
  }
}
