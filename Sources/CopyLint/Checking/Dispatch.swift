internal import Readability

/// The conditions of rules as tables: which rules to ask about a string.
///
/// A rule is a clause for each of its alternatives. What a clause needs is a role, facts of one bit each, and terms; what
/// takes longer is tested last. Most strings have few facts, and so meet few clauses.
struct Dispatch: Sendable {
  /// One alternative of a rule.
  struct Clause: Sendable {
    /// Of the rule, in the list that the dispatch was made from.
    var rule: Int
    var facts: UInt64 = 0
    /// The glossary's rule whose term has to be there, as a bit; 0 if it needs no term.
    var terms: UInt32 = 0
    /// What is not in the tables.
    var tests: [Condition] = []
    /// Whether the rule looks at more than the text, its role and what it translates.
    var looksAround = false
    var each: Condition?
  }

  /// A set of clauses, the first 64 and the next.
  struct Clauses: Sendable {
    static let capacity = 128

    var low: UInt64 = 0
    var high: UInt64 = 0

    mutating func formUnion(_ other: Clauses) {
      low |= other.low
      high |= other.high
    }

    mutating func formIntersection(_ other: Clauses) {
      low &= other.low
      high &= other.high
    }

    mutating func insert(_ index: Int) {
      if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
    }

    mutating func popFirst() -> Int? {
      if low != 0 {
        defer { low &= low - 1 }
        return low.trailingZeroBitCount
      }
      guard high != 0 else { return nil }
      defer { high &= high - 1 }
      return 64 + high.trailingZeroBitCount
    }
  }

  private(set) var clauses: [Clause] = []
  /// Those beyond what the tables hold, to be looked at for each string: only rules that are not built in can be that many.
  var rest: Range<Int> { min(Clauses.capacity, clauses.count)..<clauses.count }
  /// For each role, the clauses that take it, by `Role.number`.
  private var byRole = [Clauses](repeating: Clauses(), count: Role.count)
  /// For each fact, the clauses that are looked at because of it.
  private var byFact = [Clauses](repeating: Clauses(), count: 64)
  /// For each of the glossary's rules, those that need a term of it.
  private var byTerm = [Clauses](repeating: Clauses(), count: 32)
  /// Those that take any role.
  private var ofAnyRole = Clauses()
  /// Those that need a role at most.
  private var others = Clauses()

  /// The conditions that rules add to `SubjectFacts`, from the bit `SubjectFacts.own` on.
  private(set) var own: [Condition] = []
  private(set) var signs = SignTable()
  /// The bits of `own`, by what the table of signs has to say for them.
  private(set) var ofText: (all: UInt64, doubled: UInt64, tripled: UInt64) = (0, 0, 0)
  private(set) var ofSource: UInt64 = 0
  /// Whole texts that are looked for in lists, whatever their role, each with its bit.
  private(set) var wholes: [(list: WordLists.Name, bit: UInt64)] = []

  /// - Parameter conditions: of the rules, by their place in a list of the caller's.
  init(_ conditions: [(rule: Int, when: When)]) {
    insertKeyShape()
    for (rule, when) in conditions {
      for alternative in when.alternatives { insert(alternative, each: when.each, rule: rule) }
    }
  }

  /// The clauses that may be met by a string with these facts; `isMet(_:by:facts:terms:)` tells which are.
  func candidates(role: Role, facts: UInt64, terms: UInt32) -> Clauses {
    let table = byFact.span
    var found = others
    var left = facts
    while left != 0 {
      found.formUnion(table[left.trailingZeroBitCount])
      left &= left - 1
    }
    var kinds = terms
    while kinds != 0 {
      found.formUnion(byTerm[kinds.trailingZeroBitCount])
      kinds &= kinds - 1
    }
    var taken = byRole[role.number]
    taken.formUnion(ofAnyRole)
    found.formIntersection(taken)
    return found
  }

  func isMet(_ clause: Int, by subject: Subject, facts: UInt64, terms: UInt32) -> Bool {
    let needs = clauses[clause].facts
    guard facts & needs == needs, clauses[clause].terms & ~terms == 0 else { return false }
    for index in clauses[clause].tests.indices where !clauses[clause].tests[index].isMet(by: subject) {
      return false
    }
    return true
  }

  private mutating func insert(_ conditions: [Condition], each: Condition?, rule: Int) {
    var clause = Clause(rule: rule, each: each)
    var roles: RoleSet?
    for condition in conditions {
      switch condition {
      case .role(let set): roles = roles.map { $0.intersection(set) } ?? set
      case .fact(let fact): clause.facts |= fact.rawValue
      case .term(let term): clause.terms |= term.bit
      case .reads: clause.looksAround = true
      default:
        let known = Self.fact(of: condition) ?? 0
        let bit = known == 0 ? bit(of: condition) : known
        clause.facts |= bit
        if bit == 0 || !Self.isExact(condition) { clause.tests.append(condition) }
      }
    }
    let index = clauses.count
    guard index < Clauses.capacity else {
      if let roles { clause.tests.insert(.role(roles), at: 0) }
      clauses.append(clause)
      return
    }
    clauses.append(clause)
    if clause.terms != 0 {
      byTerm[clause.terms.trailingZeroBitCount].insert(index)
    } else if clause.facts != 0 {
      // The last is the rarest.
      byFact[63 - clause.facts.leadingZeroBitCount].insert(index)
    } else {
      others.insert(index)
    }
    if let roles { roles.forEachNumber { byRole[$0].insert(index) } } else { ofAnyRole.insert(index) }
  }

  /// What is already known of each string and means the same; nil when there is nothing.
  private static func fact(of condition: Condition) -> UInt64? {
    switch condition {
    case .word(.negatives): SubjectFacts.negative.rawValue
    case .word(.secondNegatives): SubjectFacts.secondNegative.rawValue
    case .word(.instructionVerbs): SubjectFacts.instructionVerb.rawValue
    case .word(.controlNouns): SubjectFacts.controlNoun.rawValue
    case .word(.senseWords): SubjectFacts.senseWord.rawValue
    case .word(.colors): SubjectFacts.color.rawValue
    case .phrase(.genericLinkParts): SubjectFacts.linkWord.rawValue
    case .sentence(let limit) where limit >= Double(SubjectFacts.many): SubjectFacts.manyWords.rawValue
    default: nil
    }
  }

  /// Whether the bit of a condition says all.
  private static func isExact(_ condition: Condition) -> Bool {
    switch condition {
    case .sign, .word, .sourceSign: true
    case .run(_, let length): length <= 3
    default: false
    }
  }

  /// A bit for what one pass over the text finds; 0 when no bit is left, or when there is nothing to find.
  private mutating func bit(of condition: Condition) -> UInt64 {
    let last = 60
    if let place = own.firstIndex(of: condition) { return 1 << UInt64(SubjectFacts.own + place) }
    let bit: UInt64 = 1 << UInt64(SubjectFacts.own + own.count)
    guard SubjectFacts.own + own.count <= last else { return 0 }
    switch condition {
    case .sign(let set):
      signs.insert(set, as: bit)
      ofText.all |= bit
    case .run(let set, let length) where set.ranges.isEmpty && length > 1:
      signs.insert(set, as: bit)
      if length == 2 { ofText.doubled |= bit } else { ofText.tripled |= bit }
    case .sourceSign(let set):
      signs.insert(set, as: bit)
      ofSource |= bit
    case .whole(let list, _) where list.isOfLinks:
      wholes.append((list, bit))
    default: return 0
    }
    own.append(condition)
    return bit
  }

  // What `keyShape` is read from: a byte that no key has, and one that joins the parts of a key.
  static let noKey: UInt64 = 1 << 62
  static let joinsKey: UInt64 = 1 << 61

  private mutating func insertKeyShape() {
    signs.insert(
      Signs(0...0x2D, 0x2F...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60...0x60, 0x7B...0x10_FFFF), as: Self.noKey)
    signs.insert("._", as: Self.joinsKey)
  }
}

extension WordLists.Name {
  /// Whether texts of any role are looked for in it.
  fileprivate var isOfLinks: Bool { self == .genericLinks || self == .moreLinks }
}
