internal import Readability

/// Which types of a run inherit from which, or conform to which protocols, and which of them have a member.
struct Ancestors {
  /// No type has as many ancestors, and a bound on the search.
  private static let most = 256

  /// Where the ancestors of a type are in `lists`.
  private struct Place: BitwiseCopyable, Sendable {
    var start: Int
    var end: Int
  }

  /// By hashes of the names of types that have ancestors.
  private var places = HashTable<Place>()
  /// Hashes of names: the ancestors of one type after those of another, the nearest first, without what no file of the run
  /// declares.
  private var lists: [UInt64] = []
  /// Hashes of members and of the ancestors that declare them.
  private var members = HashTable<Bool>()

  /// - Parameter declarations: of the members that matter.
  init(_ files: [MemberUses], _ declarations: [MemberUses.Declaration]) {
    var own = HashTable<Bool>()
    for file in files { for type in file.types { own.set(true, for: max(1, type)) } }
    var parents: [UInt64: [UInt64]] = [:]
    for file in files {
      for inheritance in file.inheritances where own.contains(max(1, inheritance.from)) {
        parents[inheritance.type, default: []].append(inheritance.from)
      }
    }
    guard !parents.isEmpty else { return }
    var isAncestor = HashTable<Bool>()
    for type in parents.keys {
      let found = Self.ancestors(of: type, parents)
      places.set(Place(start: lists.count, end: lists.count + found.count), for: max(1, type))
      lists += found
      for ancestor in found { isAncestor.set(true, for: max(1, ancestor)) }
    }
    for declaration in declarations where isAncestor.contains(max(1, declaration.type)) {
      members.set(true, for: MemberUses.hash(of: declaration.member, in: declaration.type))
    }
  }

  /// - Returns: each once, the nearest first.
  private static func ancestors(of type: UInt64, _ parents: [UInt64: [UInt64]]) -> [UInt64] {
    var found: [UInt64] = []
    var next: UInt64? = type
    var read = 0
    while let child = next {
      for parent in parents[child] ?? [] where parent != type && !found.contains(parent) {
        if found.count == most { return found }
        found.append(parent)
      }
      next = read < found.count ? found[read] : nil
      read += 1
    }
    return found
  }

  /// Whether a type has ancestors.
  func isBelowOthers(_ type: UInt64) -> Bool { places.contains(max(1, type)) }

  private func above(_ type: UInt64) -> ArraySlice<UInt64>? {
    places[max(1, type)].map { lists[$0.start..<$0.end] }
  }

  /// Whether an ancestor of a type declares a member for which the hash of both is known.
  func declares(_ member: UInt64, above type: UInt64, where isKnown: (UInt64) -> Bool) -> Bool {
    guard let above = above(type) else { return false }
    return above.contains { ancestor in
      let hash = MemberUses.hash(of: member, in: ancestor)
      return members.contains(hash) && isKnown(hash)
    }
  }

  /// The type that two types have a member from; nil where each has its own.
  func common(_ left: UInt64, _ right: UInt64, with member: UInt64) -> UInt64? {
    let rights = declaring(member, from: right)
    return declaring(member, from: left).first(where: rights.contains)
  }

  /// The type, and its ancestors that declare a member, the nearest first.
  private func declaring(_ member: UInt64, from type: UInt64) -> [UInt64] {
    guard let above = above(type) else { return [type] }
    return [type] + above.filter { members.contains(MemberUses.hash(of: member, in: $0)) }
  }
}
