/// Reads the values of one configuration file; what does not fit is noted with its place and left out.
struct ConfigurationDecoder {
  let path: String
  var problems: [ConfigurationProblem] = []
  var origins: [SettingOrigin] = []

  /// Rules that are not built in.
  let ownRules: [any Rule]
  /// Of the program; nil where that does not matter.
  let version: String?

  init(path: String, ownRules: [any Rule] = [], version: String? = nil) {
    self.version = version
    self.path = path
    self.ownRules = ownRules
  }

  mutating func report(_ message: String, at place: YAMLPlace) {
    problems.append(ConfigurationProblem(path: path, place: place, message: message))
  }

  /// The members of a mapping whose keys are among `keys`; others are reported with the nearest.
  mutating func members(of node: YAMLNode, keys: [String]) -> [YAMLNode.Member] {
    if node.isNull { return [] }
    guard case .mapping(let members) = node.content else {
      // “translations: true” for “translations: {check: true}”.
      if case .scalar(let text, isPlain: true) = node.content, text == "true" || text == "false",
        keys.contains("check")
      {
        report("Write “{check: \(text)}” here.", at: node.place)
      } else {
        report("Write keys with their values here, such as “\(keys.first ?? ""): …”.", at: node.place)
      }
      return []
    }
    return members.filter { member in
      if keys.contains(member.key) { return true }
      reportUnknown(member.key, among: keys, what: "key", at: member.place)
      return false
    }
  }

  mutating func reportUnknown(_ name: String, among names: [String], what: String, at place: YAMLPlace) {
    // “maximum” is “max” written out.
    let longer = names.filter { $0.utf8.count >= 3 && name.hasPrefix($0) }
    if let nearest = nearestName(to: name, in: names) ?? (longer.count == 1 ? longer[0] : nil) {
      report("Write “\(nearest)” instead of \(quoted(name)). There is no such \(what).", at: place)
    } else {
      let hint = what == "rule" ? " “copy-lint rules” lists the rules." : ""
      report("Leave out \(quoted(name)). There is no such \(what).\(hint)", at: place)
    }
  }

  mutating func text(_ node: YAMLNode) -> String? {
    guard case .scalar(let text, _) = node.content, !node.isNull else {
      report("Write a word or a text here.", at: node.place)
      return nil
    }
    return text
  }

  /// One text stands for a list of one.
  mutating func texts(_ node: YAMLNode) -> [String] {
    if node.isNull { return [] }
    // “allow: yes” allows nothing: a word that is alone and plain is meant as a switch.
    if case .scalar(let text, isPlain: true) = node.content, Self.switches.contains(text.lowercased()) {
      report(
        "Name each one here, such as “[one, two]”. \(quoted(text)) turns nothing on or off.", at: node.place)
      return []
    }
    guard case .sequence(let items) = node.content else { return text(node).map { [$0] } ?? [] }
    return items.compactMap { text($0) }
  }

  private static let switches = ["yes", "no", "true", "false", "on", "off"]

  mutating func flag(_ node: YAMLNode) -> Bool? {
    if case .scalar(let text, isPlain: true) = node.content {
      if text == "true" { return true }
      if text == "false" { return false }
    }
    report("Write true or false here.", at: node.place)
    return nil
  }

  mutating func number(_ node: YAMLNode, in range: ClosedRange<Double>) -> Double? {
    if case .scalar(let text, isPlain: true) = node.content, let number = Double(text), range.contains(number)
    {
      return number
    }
    let limits = "\(twoDecimals(range.lowerBound)) to \(twoDecimals(range.upperBound))"
    report("Write a number from \(limits) here.", at: node.place)
    return nil
  }

  mutating func glob(_ node: YAMLNode) -> Glob? {
    guard let pattern = text(node) else { return nil }
    if let problem = Glob.problem(in: pattern) {
      report(problem, at: node.place)
      return nil
    }
    return Glob(pattern)
  }

  mutating func globs(_ node: YAMLNode) -> [Glob] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.content else { return glob(node).map { [$0] } ?? [] }
    return items.compactMap { glob($0) }
  }

  /// A list of mappings.
  mutating func items(_ node: YAMLNode) -> [YAMLNode] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.content else {
      report("Start each item of this list with “-”.", at: node.place)
      return []
    }
    return items
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, _ type: Choice.Type
  ) -> Choice? {
    guard let text = text(node) else { return nil }
    // “iOS” is how people write it.
    if let choice = Choice(rawValue: text) ?? Choice(rawValue: text.lowercased()) { return choice }
    reportWrong(text, names: Choice.allCases.map(\.rawValue), at: node.place)
    return nil
  }

  /// Names what may be there: the nearest of many, else all of them.
  mutating func reportWrong(_ text: String, names: [String], at place: YAMLPlace) {
    let isLong = names.count > 6
    if isLong, nearestName(to: text, in: names) != nil {
      return reportUnknown(text, among: names, what: "value", at: place)
    }
    let last = names.last ?? ""
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " + last : last
    report(
      "Write \(isLong ? "one of these instead of \(quoted(text)): \(list)" : "\(list) instead of \(quoted(text))").",
      at: place)
  }
}
