/// A rule by its place in `allRules`, rules from outside after them: what the engine compares and looks up instead of names.
struct RuleID: Hashable, Sendable {
  let index: UInt16

  init(index: Int) {
    self.index = UInt16(index)
  }
}
