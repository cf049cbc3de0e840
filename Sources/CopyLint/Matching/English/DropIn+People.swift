internal import Readability

extension DropIn {
  /// Makes "enables users to link" into "lets users link": people are not turned on. A switch that is turned on to do
  /// something ("Enable sync to send a tab") keeps its words.
  ///
  /// - Returns: whether people, or what may be, are the object, and nothing else is to be done.
  mutating func letPeople(_ hit: Glossary.Hit, _ subject: Subject) -> Bool {
    guard hit.tokens.count == 1, hit.facts.partOfSpeech == .verb || hit.facts.partOfSpeech == .phrase,
      let form = Self.form(subject.foldedText(hit.range))
    else { return false }
    let tokens = subject.analysis.tokens
    let first = hit.tokens.upperBound + 1
    for number in tokens.indices[first...].prefix(Self.longestObject + 1) {
      guard subject.isOneSpace(before: number) else { return false }
      let word = subject.foldedText(tokens[number].range)
      if word == "to", number > first {
        return lets(form, first..<number, to: number, hit, subject)
      }
      // "Disable user", "enabled users": this is not about a switch.
      if number == first, word != "you", isPerson(word), !goesOn(number + 1, subject) {
        replacements = []
        return true
      }
      if word != "the", isFunctionWord(word), !isPerson(word), !isDeterminer(word) { return false }
    }
    return false
  }

  /// - Parameters:
  ///   - object: the tokens of who or what is enabled.
  ///   - to: the token after them.
  private mutating func lets(
    _ form: (let: String?, isBase: Bool), _ object: Range<Int>, to: Int, _ hit: Glossary.Hit,
    _ subject: Subject
  ) -> Bool {
    let tokens = subject.analysis.tokens
    let isPerson = isPerson(subject.foldedText(tokens[object.upperBound - 1].range))
    guard to + 1 < tokens.count, subject.isOneSpace(before: to + 1),
      !isDeterminer(subject.foldedText(tokens[to + 1].range)), let verb = form.let
    else { return false }
    guard isPerson else {
      // "This enables Jenkins to run": it may or may not be a switch.
      guard !form.isBase else { return false }
      replacements = []
      return true
    }
    let people = subject.text(tokens[object.lowerBound].range.lowerBound..<tokens[to - 1].range.upperBound)
    replacements = ["\(verb) \(people)"]
    range = range.lowerBound..<tokens[to].range.upperBound
    hold(to: .unsafe)
    return true
  }

  /// How many words of an object to look at: "other users of the app".
  private static let longestObject = 4

  /// The form of "let" that replaces a form of "enable"; nil for any other word.
  private static func form(_ word: String) -> (let: String?, isBase: Bool)? {
    switch word {
    case "enable": ("let", true)
    case "enables": ("lets", false)
    case "enabled": ("let", false)
    case "enabling": ("letting", false)
    case "disable", "disables", "disabled", "disabling": (nil, false)
    default: nil
    }
  }

  /// Whether a noun follows for which the person is only a name: "user accounts".
  private func goesOn(_ number: Int, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    guard number < tokens.count, subject.isOneSpace(before: number) else { return false }
    return !isFunctionWord(subject.foldedText(tokens[number].range))
      || subject.foldedText(tokens[number].range) == "to"
  }
}

extension Subject {
  fileprivate func isOneSpace(before number: Int) -> Bool {
    let tokens = analysis.tokens
    let gap = tokens[number - 1].range.upperBound..<tokens[number].range.lowerBound
    return gap.count == 1 && bytes[gap.lowerBound] == 0x20
  }
}

/// Words for people; "them" and "it" may be things.
private func isPerson(_ word: String) -> Bool { people.contains(word) }

private let people: ExactWords = [
  "you", "us", "me", "anyone", "everyone", "everybody", "someone", "somebody", "people", "person", "user",
  "users", "developer", "developers", "admin", "admins", "administrator", "administrators", "customer",
  "customers", "member", "members", "others", "team", "teams", "visitor", "visitors", "guest", "guests",
  "employees", "staff", "players", "students", "teachers", "authors", "owners", "friends", "contributors",
  "maintainers", "readers", "editors", "viewers", "attacker", "attackers", "organizations", "companies",
  "businesses",
]
