import Readability

/// The suppressions of a file, and which of them had something to suppress.
struct SuppressionLedger {
  private struct Line {
    /// Nil for one that applies to the whole file.
    var key: String?
    var rule: String
    var reason: String
    /// The sign before the reason, where it is not the right one.
    var dash = ""
    /// UTF-8 offsets in the document; nil when it has no place there.
    var range: Range<Int>?
    var isUsed = false
  }

  private var lines: [Line] = []
  /// The first line of a rule and a key, by their hash: a file may have as many as strings.
  private var places = HashTable<UInt32>()
  private let mentions: [SuppressionMention]

  init(_ document: Document) {
    mentions = SuppressionMention.all(in: document.bytes.span)
    if mentions.isEmpty { return }
    for suppression in Suppression.all(Suppression.fileMarker, in: document.bytes.span) {
      for rule in suppression.rules {
        add(
          Line(
            rule: rule, reason: suppression.reason, dash: suppression.dash, range: suppression.range))
      }
    }
  }

  /// Whether the file suppresses anything.
  var hasLines: Bool { !lines.isEmpty }

  /// Adds what the comment of an entry says. The forms and translations of an entry share it.
  mutating func note(_ entry: Entry) {
    if let comment = entry.comment { note(comment, key: entry.key, at: entry.range) }
  }

  /// As above, for what has this key and this place.
  mutating func note(_ comment: String, key: String, at range: Range<Int>?) {
    for suppression in Suppression.all(Suppression.entryMarker, in: comment.utf8Span.span) {
      for rule in suppression.rules where index(of: rule, key: key) == nil {
        let place = place(of: rule, before: range) ?? range
        add(
          Line(
            key: key, rule: rule, reason: suppression.reason, dash: suppression.dash, range: place))
      }
    }
  }

  /// The comment that names a rule for the string at `range`: the last one before it.
  private func place(of rule: String, before range: Range<Int>?) -> Range<Int>? {
    guard let start = range?.lowerBound else { return nil }
    var (end, after) = (0, mentions.count)
    while end < after {
      let middle = (end + after) / 2
      if mentions[middle].range.lowerBound < start { end = middle + 1 } else { after = middle }
    }
    // A comment may have a line for each rule.
    for mention in mentions[..<end].suffix(Self.mostLines).reversed() {
      if case .entry(let rules) = mention.kind, rules.contains(rule) { return mention.range }
    }
    return nil
  }

  private static let mostLines = 8

  /// The strings whose comments name a rule.
  func keys(naming rule: String) -> Set<String> {
    Set(lines.lazy.filter { $0.rule == rule }.compactMap(\.key))
  }

  /// Why findings of a rule in an entry do not count; nil when they do.
  mutating func reason(for rule: String, entry: Entry) -> String? {
    lines.isEmpty ? nil : reason(for: rule, key: entry.key)
  }

  /// As above, for the string with this key; for the file where it is empty.
  mutating func reason(for rule: String, key: String) -> String? {
    guard !lines.isEmpty else { return nil }
    let own = key.isEmpty ? nil : index(of: rule, key: key)
    return (own ?? index(of: rule, key: nil)).map { use($0) }
  }

  /// What is wrong with the suppressions themselves, once all findings are in.
  ///
  /// A suppression of a rule that did not run can't be judged.
  ///
  /// - Parameters:
  ///   - comparesFiles: whether translations are compared with their sources in other files. Where they are not, most of the
  ///     rules on translations had nothing to compare.
  ///   - isWhole: whether all strings of the file were checked. If not, a suppression may be for one of the others, and only
  ///     what is misspelled is wrong for sure.
  func problems(_ rules: RuleSet, comparesFiles: Bool, isWhole: Bool) -> [Problem] {
    var problems: [Problem] = []
    // One comment may suppress something in only one part of a control.
    let used = Set(lines.filter { $0.isUsed && $0.key != nil }.map(Comment.init))
    for line in lines {
      let marker = line.key == nil ? "copy-lint:disable-file" : "copy-lint:disable"
      if !line.isUsed, line.key == nil || !used.contains(Comment(line)),
        rules.rule(named: line.rule).map({ isWhole && (comparesFiles || $0.about.group != .translation) })
          ?? !rules.exists(ruleNamed: line.rule)
      {
        let message: String
        if rules.rule(named: line.rule) != nil {
          message = "Remove “\(marker) \(line.rule)”. The rule finds nothing here."
        } else if let nearest = nearestName(to: line.rule, in: allRules.map(\.about.name)) {
          message = "Write “\(nearest)” instead of “\(line.rule)” after “\(marker)”. It is the closest rule."
        } else {
          message = "Remove “\(marker) \(line.rule)”. There is no such rule."
        }
        problems.append(
          Problem(rule: "unused-suppression", message: message, range: line.range, key: line.key ?? ""))
      }
      if !line.dash.isEmpty {
        problems.append(
          Problem(
            rule: "unused-suppression",
            message: "Write “--” before the reason, not “\(line.dash)”. It marks where the reason starts.",
            range: line.range, key: line.key ?? ""))
      }
      if line.reason.isEmpty {
        problems.append(
          Problem(
            rule: "unexplained-suppression",
            message:
              "Say why after “\(marker) \(line.rule)”: “-- ” and a reason. It helps the next person.",
            range: line.range, key: line.key ?? ""))
      }
    }
    return problems + mentionProblems(isWhole: isWhole)
  }

  /// What one comment says about one rule, whichever strings it is for.
  private struct Comment: Hashable {
    var rule: String
    var range: Range<Int>?

    init(_ line: Line) { (rule, range) = (line.rule, line.range) }
  }

  /// What only looks like a suppression.
  private func mentionProblems(isWhole: Bool) -> [Problem] {
    let known = Set(lines.filter { $0.key != nil }.map(\.rule))
    return mentions.compactMap { mention in
      let message: String
      switch mention.kind {
      case .none(let advice): message = advice
      case .file: return nil
      case .entry(let rules):
        guard isWhole else { return nil }
        if rules.allSatisfy(known.contains) { return nil }
        message =
          "Move “copy-lint:disable \(rules.joined(separator: ", "))” into the comment of a string, "
          + "or use “overrides” in .copy-lint.yml. It doesn't belong to a string here."
      }
      return Problem(rule: "unused-suppression", message: message, range: mention.range, key: "")
    }
  }

  /// Adds what was used in the next part of the file, which began with all suppressions so far.
  mutating func append(_ part: SuppressionLedger) {
    let used = lines.map(\.isUsed)
    (lines, places) = (part.lines, part.places)
    for index in used.indices where used[index] { lines[index].isUsed = true }
  }

  private mutating func use(_ index: Int) -> String {
    lines[index].isUsed = true
    return lines[index].reason
  }

  private mutating func add(_ line: Line) {
    let hash = Self.hash(line.rule, line.key)
    if places[hash] == nil { places.set(UInt32(lines.count), for: hash) }
    lines.append(line)
  }

  private func index(of rule: String, key: String?) -> Int? {
    guard let place = places[Self.hash(rule, key)] else { return nil }
    let line = lines[Int(place)]
    if line.rule == rule, line.key == key { return Int(place) }
    // Two have the same hash.
    return lines.firstIndex { $0.rule == rule && $0.key == key }
  }

  private static func hash(_ rule: String, _ key: String?) -> UInt64 {
    let rule = byteHash(rule.utf8.span)
    return max(1, key.map { mixed(rule, ~byteHash($0.utf8.span)) } ?? rule)
  }
}
