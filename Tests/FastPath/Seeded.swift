/// A small generator with a seed (SplitMix64), so that a text can be had again.
package struct Seeded: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number below `bound`, nearly all as likely as any other.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
