/// Something that people use, hear or see on a screen, as Swift code describes it.
package struct Control: Sendable, Equatable {
  /// What a control is for.
  package enum Kind: UInt8, Sendable {
    case button, link, menu, toggle, field, picker, slider, stepper
    /// An image that is no part of a control.
    case image
    /// Anything else that a person can tap or adjust.
    case custom
    /// A shape or an image whose color tells something.
    case sign
    /// An alert or another question.
    case dialog
    /// A message that comes and goes.
    case message
  }

  /// What the control shows of its own.
  package enum Content: UInt8, Sendable {
    /// Words, in a literal or not.
    case words
    case images
    case nothing
    /// A view or a variable of the app's own hides it.
    case unknown
  }

  /// What the code says of a text.
  package enum Words: Sendable, Equatable {
    case none
    /// A literal without interpolations.
    case text(String)
    /// Anything else, such as a variable.
    case code

    package var isThere: Bool { self != .none }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// What `role:` of a button says.
  package enum Purpose: UInt8, Sendable { case plain, destructive, cancel }

  package var kind: Kind
  /// As the code calls it: `Button`.
  package var call: String
  /// Of the name in the document; UTF-8 offsets.
  package var range: Range<Int>
  package var content = Content.unknown
  /// Names of its symbols and images; empty for one that the code works out.
  package var images: [String] = []
  /// The first of its visible words.
  package var title = Words.none
  /// The prompt of a field.
  package var prompt = Words.none
  package var label = Words.none
  package var hint = Words.none
  package var value = Words.none
  package var says: ViewSays = []
  package var surroundings: ViewPlace = []
  package var purpose = Purpose.plain
  package var action = Action()
  /// What the color depends on; only for a sign.
  package var condition = ""
  /// Where its literals begin in the document, by what they are.
  package var literals: [Literal] = []
  /// How many choices a menu or a dialog offers; 0 where the code works them out.
  package var choices = 0
  /// The braces of a dialog with its buttons.
  package var extent = 0..<0
  /// What voice control listens for; nil where the code works some of it out.
  package var names: [String]?
  /// What tests and tools call it; empty without a literal.
  package var identifier = ""
  /// `Screen/Button/trash`; a number follows if there are more of that name.
  package var key = ""
  /// Whether it is drawn in Interface Builder, and not written in code.
  package var isDrawn = false
  /// The comment of the code right above; only where something is suppressed.
  package var comment: String?

  /// A literal of a control.
  package struct Literal: Sendable, Equatable {
    package enum Part: UInt8, Sendable { case title, label, hint, value, name }
    package var part: Part
    /// Of the literal, with its quotes.
    package var start: Int
  }

  init(_ kind: Kind, _ call: String, at range: Range<Int>) {
    self.kind = kind
    self.call = call
    self.range = range
  }
}
