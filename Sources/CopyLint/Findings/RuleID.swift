/// A rule by its place in `allRules`: what the engine compares and looks up instead of names.
struct RuleID: Hashable, Sendable {
  let index: UInt8

  init(index: Int) {
    self.index = UInt8(index)
  }
}
