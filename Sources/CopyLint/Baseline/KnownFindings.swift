internal import Readability

/// Findings of another time, to compare those of a report with: the same fingerprint, or the same but for the path,
/// when the string or its file was moved.
struct KnownFindings {
  private let lines: [Baseline.Line]
  private(set) var isMet: [Bool]
  private var places: [String: Int] = [:]
  /// The lines by rule and string; made when first asked for.
  private var ofStrings: [Name: [Int]]?

  private struct Name: Hashable {
    var rule: String
    var key: String
    /// Without its region: “pt.json” may have become “pt-PT.json”.
    var language: String

    init(of reported: ReportedFinding) {
      (rule, key) = (reported.finding.rule, reported.key)
      language = Locale(reported.locale).language
    }

    init(of line: Baseline.Line) {
      (rule, key, language) = (line.rule, line.key, Locale(line.locale).language)
    }
  }

  private let countsQuiet: Bool

  /// - Parameter countsQuiet: whether a line is still met when a comment now suppresses its finding. In a baseline it
  ///   is not, so that the line goes.
  init(_ lines: [Baseline.Line], countsQuiet: Bool = false) {
    self.lines = lines
    self.countsQuiet = countsQuiet
    isMet = Array(repeating: false, count: lines.count)
    places.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() { places[line.fingerprint] = index }
  }

  /// Whether some lines were not met yet.
  var isOpen: Bool { isMet.contains(false) }

  /// Whether older builds may have written the lines.
  var mayBeFormer: Bool { !countsQuiet }

  /// The place of a finding among the lines; nil when it is not there under its path.
  ///
  /// - Parameter name: its fingerprint, or the one that it had before.
  mutating func meet(_ reported: ReportedFinding, as name: String) -> Int? {
    guard let place = places[name] else { return nil }
    return meet(reported, at: place)
  }

  /// The place of a finding that now has a different number among those of its rule in the string. Ask for it when all
  /// others were met by their numbers.
  mutating func meetAnyNumber(_ reported: ReportedFinding) -> Int? {
    let name = Name(of: reported)
    let base = fingerprintBase(reported.fingerprint)
    let found = candidates()[name]?.first { !isMet[$0] && fingerprintBase(lines[$0].fingerprint) == base }
    return found.map { meet(reported, at: $0) }
  }

  private mutating func meet(_ reported: ReportedFinding, at place: Int) -> Int {
    if countsQuiet || reported.suppressed == nil { isMet[place] = true }
    return place
  }

  /// The place of a finding under another path. Ask for it when all others were met at theirs.
  ///
  /// - Parameter isRepeated: whether each file of the format holds the same texts, so that one line stands for all.
  mutating func meetMoved(_ reported: ReportedFinding, isRepeated: Bool) -> Int? {
    guard let candidates = candidates()[Name(of: reported)] else { return nil }
    for index in candidates where lines[index].path != reported.path && (isRepeated || !isMet[index]) {
      let (line, base) = (lines[index], fingerprintBase(lines[index].fingerprint))
      guard
        base == digest(of: reported, path: line.path, locale: line.locale)
          || base == formerDigest(of: reported, path: line.path, locale: line.locale)
      else { continue }
      return meet(reported, at: index)
    }
    return nil
  }

  private mutating func candidates() -> [Name: [Int]] {
    if let ofStrings { return ofStrings }
    var found: [Name: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      found[Name(of: line), default: []].append(index)
    }
    ofStrings = found
    return found
  }
}
