/// A literal of the code, or a key of a string file, that only all files of the project can judge.
package struct CodeLiteral: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// The key of a call that does nothing but look it up: `NSLocalizedString("home.title", …)`.
    case lookup
    /// The key of a member of the app's own, which may look in any table: `"home.title".localized`.
    case member
    /// A text that is looked up to be shown, and that may also be no key: `Text("home.title")`.
    case shown
    /// A text that people see as it stands: `label.text = "Hello"`.
    case plain
    /// No literal: a key that a string file has.
    case held
  }

  package var kind: Kind
  package var text: String
  /// Of the literal in the document, without its quotes; UTF-8 offsets.
  package var range: Range<Int>
  /// The table that the key is looked up in; of no meaning for a member.
  package var table = "Localizable"
  /// The comment at the literal; only where something is suppressed.
  package var comment: String?

  /// The rule that may find something in it.
  package var rule: String {
    switch kind {
    case .lookup, .member, .shown: "key-missing"
    case .plain: "not-localized"
    case .held: "key-unused"
    }
  }
}
