internal import Readability

/// Which types of a run inherit from which, or conform to which protocols, and which of them have a member.
struct Ancestors {
  /// A type this deep below another one is not looked for.
  private static let deepest = 16

  /// By hashes of the names of types; without what no file of the run declares.
  private var parents: [UInt64: [UInt64]] = [:]
  /// Hashes of members of types.
  private var members = HashTable<Bool>()

  init(_ files: [MemberUses]) {
    let own = Set(files.lazy.flatMap(\.types))
    for file in files {
      for inheritance in file.inheritances where own.contains(inheritance.from) {
        parents[inheritance.type, default: []].append(inheritance.from)
      }
    }
    guard !parents.isEmpty else { return }
    for file in files {
      for declaration in file.declarations {
        members.set(true, for: MemberUses.hash(of: declaration.member, in: declaration.type))
      }
    }
  }

  /// The ancestors of a type that declare a member, the nearest first.
  func declaring(_ member: UInt64, above type: UInt64) -> [UInt64] {
    guard var next = parents[type] else { return [] }
    var found: [UInt64] = []
    var seen: Set<UInt64> = [type]
    for _ in 0..<Self.deepest where !next.isEmpty {
      next = next.filter { seen.insert($0).inserted }
      found += next.filter { members[MemberUses.hash(of: member, in: $0)] != nil }
      next = next.flatMap { parents[$0] ?? [] }
    }
    return found
  }

  /// The type that two types have a member from; nil where each has its own.
  func common(_ left: UInt64, _ right: UInt64, with member: UInt64) -> UInt64? {
    let lefts = [left] + declaring(member, above: left)
    let rights = Set([right] + declaring(member, above: right))
    return lefts.first(where: rights.contains)
  }
}
