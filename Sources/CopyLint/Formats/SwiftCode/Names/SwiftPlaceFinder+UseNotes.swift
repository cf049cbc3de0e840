internal import Readability

/// What the uses of a name have in common.
extension SwiftPlaceFinder {
  /// A name that is two things in the file, as `title` may be, is neither for certain.
  static func note(
    _ role: Role, of hash: UInt64, in uses: inout HashTable<Use>, isText: Bool = false, isGuess: Bool = false
  ) {
    guard let known = uses[hash], known.role != role else {
      if var known = uses[hash] {
        known.isText = known.isText && isText
        known.isGuess = known.isGuess && isGuess
        uses.set(known, for: hash)
      } else {
        uses.set(Use(role: role, isText: isText, isGuess: isGuess), for: hash)
      }
      return
    }
    if known.isMixed || isBeside(role) { return }
    if isBeside(known.role) {
      uses.set(Use(role: role, isGuess: isGuess), for: hash)
      return
    }
    if role == .unknown { return }
    let common = known.role == .unknown ? role : known.role.common(with: role)
    let isGuess = isGuess && (known.role == .unknown || known.isGuess)
    uses.set(Use(role: common, isMixed: common == .unknown, isGuess: isGuess), for: hash)
  }

  /// Whether a role is often given to what is something else, too: the title of a button is also its label and its tooltip, and
  /// what a screen reader reads as a value or a hint is also shown.
  private static func isBeside(_ role: Role) -> Bool {
    [.accessibilityLabel, .accessibilityValue, .accessibilityHint, .tooltip].contains(role)
  }

  /// What the uses of a name have in common.
  struct Use: BitwiseCopyable, Sendable {
    var role: Role
    /// Whether they have nothing in common.
    var isMixed = false
    /// Whether all of them are texts that are in a view by themselves.
    var isText = false
    /// Whether none of them is certain.
    var isGuess = false
  }
}
