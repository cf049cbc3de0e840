/// What a literal in Swift code is to people.
package struct SwiftPlace: BitwiseCopyable, Sendable {
  package var role = Role.unknown
  /// The call that looks the text up, such as `NSLocalizedString(…)`; `SwiftNode.nothing` without one.
  var lookup = SwiftNode.nothing
  /// The call that shows the text, such as `Text(…)`, whatever its role is; `SwiftNode.nothing` without one.
  var view = SwiftNode.nothing
  /// The literal in whose interpolation it is; `SwiftNode.nothing` for most.
  var outer = SwiftNode.nothing
  /// The property or function whose value it is; `SwiftNode.nothing` when it is only inside one.
  var declaration = SwiftNode.nothing
  /// The call, closure or assignment that tells what it is; `SwiftNode.nothing` where none does.
  var decider = SwiftNode.nothing
  /// The label of the argument by which it is that.
  var label = SwiftPiece.none
  /// The app looks the literal up in its string files: a different text would be a different key.
  var isKey = false
  /// Only the name of something of the app's own tells what it is.
  var isLikely = false
  /// The table names what takes it, and no name of the app's own stands between.
  var isListed = false
  /// What takes it may make something else of it.
  var isGuess = false
  /// Names of the app's own tell that it is shown, and nothing else does: only what reads as words is.
  var isShownByName = false
  /// A function of the app's own looks it up: people see it wherever it goes.
  var isLookedUp = false
  /// A text is made of it by `+`.
  var isJoined = false
  /// What shows it is a text by itself, and no control.
  var isText = false
  /// People see it for certain: it is not only looked up.
  var isShown = false

  /// Whether the property or function whose value it is tells what it is.
  var isOfDeclaration: Bool { declaration >= 0 && decider == declaration }

  /// The same text of an error, if it reads as words.
  var asError: SwiftPlace {
    var error = self
    (error.role, error.isShownByName) = (.error, true)
    return error
  }
}
