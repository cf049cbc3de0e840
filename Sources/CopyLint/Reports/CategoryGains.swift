/// How many strings each rule alone keeps from being in order.
struct CategoryGains {
  struct Rule {
    var name: String
    /// Errors and warnings that are open.
    var findings = 0
    /// By category.
    var strings = [Int](repeating: 0, count: Scorecard.Category.allCases.count)
  }

  /// In the order in which they come up.
  private(set) var rules: [Rule] = []

  /// What holds a string back in a category.
  private enum Hold: Equatable {
    case nothing
    /// Its number in the file.
    case rule(UInt32)
    case several
  }

  mutating func add(_ file: FileFindings) {
    let categories = Scorecard.Category.allCases
    // By the number of the rule in the file; names are compared once.
    var places: [Int?] = []
    var holds = [Hold](repeating: .nothing, count: file.strings.count * categories.count)
    var alike = [Int](repeating: 1, count: file.strings.count)
    for record in file.records where record.suppressed == nil && record.severity > .note {
      let rule = file.sayings[Int(record.saying)].rule
      let place = place(of: rule, in: file, &places)
      if record.isOpen { rules[place].findings += 1 }
      let failed = Scorecard.Categories(group: record.group)
      alike[Int(record.string)] = 1 + Int(record.series)
      for category in categories where failed.contains(Scorecard.Categories(category)) {
        let cell = Int(record.string) * categories.count + category.rawValue
        // A finding of the baseline stays, whatever happens to the others.
        let hold = record.isOpen ? Hold.rule(rule) : .several
        holds[cell] = holds[cell] == .nothing || holds[cell] == hold ? hold : .several
      }
    }
    for cell in holds.indices {
      guard case .rule(let rule) = holds[cell], let place = places[Int(rule)] else { continue }
      rules[place].strings[cell % categories.count] += alike[cell / categories.count]
    }
  }

  /// The place in `rules` of a rule by its number in a file.
  private mutating func place(of rule: UInt32, in file: FileFindings, _ places: inout [Int?]) -> Int {
    while places.count <= Int(rule) { places.append(nil) }
    if let place = places[Int(rule)] { return place }
    let name = file.rules[rule]
    let place = rules.firstIndex { $0.name == name } ?? rules.count
    if place == rules.count { rules.append(Rule(name: name)) }
    places[Int(rule)] = place
    return place
  }
}
