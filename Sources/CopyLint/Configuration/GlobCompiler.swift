/// Turns a pattern into the steps that `Glob` follows.
struct GlobCompiler {
  /// What is wrong with a pattern.
  enum Mistake: String, Error {
    case openBracket = "Close the “[” of this pattern with “]”."
    case openBrace = "Close the “{” of this pattern with “}”."
    case emptySet = "Put at least one character between “[” and “]”."
    case backwardRange = "Reverse the range between “[” and “]”. The smaller character comes first."
    case lastBackslash = "Remove the “\\” at the end of this pattern."
    case tooLong = "Make this pattern shorter. The limit is 1,000 characters."
    case tooDeep = "Use fewer nested “{” in this pattern. The limit is 8."
  }

  private static let longest = 1000
  private static let deepest = 8

  private let pattern: [Unicode.Scalar]
  private var at = 0
  private var steps: [GlobStep] = []

  init(_ pattern: String) {
    self.pattern = Array(pattern.unicodeScalars.prefix(Self.longest + 1))
  }

  mutating func compile() throws(Mistake) -> [GlobStep] {
    guard pattern.count <= Self.longest else { throw .tooLong }
    try sequence(depth: 0)
    return steps
  }

  /// Up to the end, or inside braces to the next `,` or `}`.
  private mutating func sequence(depth: Int) throws(Mistake) {
    while at < pattern.count {
      let scalar = pattern[at]
      if depth > 0, scalar == "," || scalar == "}" { return }
      at += 1
      switch scalar {
      case "*": star()
      case "?": steps.append(.any)
      case "[": try set()
      case "{": try alternatives(depth: depth + 1)
      case "\\":
        guard at < pattern.count else { throw .lastBackslash }
        steps.append(.one(pattern[at]))
        at += 1
      default: steps.append(.one(scalar))
      }
    }
    if depth > 0 { throw .openBrace }
  }

  private mutating func star() {
    guard at < pattern.count, pattern[at] == "*" else {
      steps.append(.run)
      return
    }
    let isAtPartStart = at < 2 || ["/", "{", ","].contains(pattern[at - 2])
    while at < pattern.count, pattern[at] == "*" { at += 1 }
    if isAtPartStart, at < pattern.count, pattern[at] == "/" {
      at += 1
      steps += [.split([steps.count + 1, steps.count + 3]), .runAcross, .one("/")]
    } else {
      steps.append(.runAcross)
    }
  }

  private mutating func set() throws(Mistake) {
    var set = GlobSet()
    if at < pattern.count, pattern[at] == "!" || pattern[at] == "^" {
      set.isInverted = true
      at += 1
    }
    while at < pattern.count, pattern[at] != "]" {
      let first = try setMember()
      if at + 1 < pattern.count, pattern[at] == "-", pattern[at + 1] != "]" {
        at += 1
        let last = try setMember()
        guard first <= last else { throw .backwardRange }
        set.ranges.append(first...last)
      } else {
        set.ranges.append(first...first)
      }
    }
    guard at < pattern.count else { throw .openBracket }
    guard !set.ranges.isEmpty else { throw .emptySet }
    at += 1
    steps.append(.oneOf(set))
  }

  private mutating func setMember() throws(Mistake) -> Unicode.Scalar {
    if pattern[at] == "\\" { at += 1 }
    guard at < pattern.count else { throw .openBracket }
    defer { at += 1 }
    return pattern[at]
  }

  private mutating func alternatives(depth: Int) throws(Mistake) {
    guard depth <= Self.deepest else { throw .tooDeep }
    let split = steps.count
    steps.append(.split([]))
    var starts: [Int] = []
    var ends: [Int] = []
    while true {
      starts.append(steps.count)
      try sequence(depth: depth)
      ends.append(steps.count)
      steps.append(.jump(0))
      guard at < pattern.count else { throw .openBrace }
      let isLast = pattern[at] == "}"
      at += 1
      if isLast { break }
    }
    steps[split] = .split(starts)
    for end in ends { steps[end] = .jump(steps.count) }
  }
}
