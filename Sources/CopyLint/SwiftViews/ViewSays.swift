/// What the modifiers of a view say of it.
package struct ViewSays: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It has a spoken label.
  package static let label = ViewSays(rawValue: 1 << 0)
  package static let hint = ViewSays(rawValue: 1 << 1)
  package static let value = ViewSays(rawValue: 1 << 2)
  /// Nobody gets to it, or only sometimes.
  package static let hidden = ViewSays(rawValue: 1 << 3)
  /// Its parts are one element.
  package static let combined = ViewSays(rawValue: 1 << 4)
  /// Its parts are left out.
  package static let ignored = ViewSays(rawValue: 1 << 5)
  /// It names itself in another way, such as by a representation.
  package static let named = ViewSays(rawValue: 1 << 6)
  package static let adjustable = ViewSays(rawValue: 1 << 7)
  /// People can tap it once.
  package static let tapped = ViewSays(rawValue: 1 << 8)
  /// It has a trait, or a trait is taken away.
  package static let trait = ViewSays(rawValue: 1 << 9)
  /// It has an action for screen readers.
  package static let action = ViewSays(rawValue: 1 << 10)
  /// A tooltip, which is a hint for screen readers on some systems and a label on others.
  package static let help = ViewSays(rawValue: 1 << 11)
  /// A modifier of the app's own may say more.
  package static let own = ViewSays(rawValue: 1 << 12)
  /// Names for voice control.
  package static let names = ViewSays(rawValue: 1 << 13)
  /// The look of the main action of a screen.
  package static let prominent = ViewSays(rawValue: 1 << 14)
  /// A picker whose choices are all in sight, each with its own name, such as the days of a calendar.
  package static let segmented = ViewSays(rawValue: 1 << 16)
  /// Nobody sees its words: `.labelsHidden()`, `.labelStyle(.iconOnly)`.
  package static let wordless = ViewSays(rawValue: 1 << 17)
  /// A key does what it does.
  package static let shortcut = ViewSays(rawValue: 1 << 18)
  /// Its color depends on something.
  package static let colored = ViewSays(rawValue: 1 << 15)
}

/// What is around a view.
package struct ViewPlace: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// In an alert or another question.
  package static let dialog = ViewPlace(rawValue: 1 << 0)
  package static let swipe = ViewPlace(rawValue: 1 << 1)
  /// In a menu.
  package static let menu = ViewPlace(rawValue: 1 << 2)
  /// Part of an element whose parts are read as one.
  package static let grouped = ViewPlace(rawValue: 1 << 3)
  /// Part of something that is hidden or whose parts are left out.
  package static let unseen = ViewPlace(rawValue: 1 << 4)
  /// Part of something that has a label.
  package static let labelled = ViewPlace(rawValue: 1 << 5)
  /// In the label of a control.
  package static let control = ViewPlace(rawValue: 1 << 6)
  /// In a preview or a test.
  package static let preview = ViewPlace(rawValue: 1 << 7)
  /// In a style or a modifier, which does not know what it is used on.
  package static let style = ViewPlace(rawValue: 1 << 8)
  /// Behind what people look at.
  package static let backdrop = ViewPlace(rawValue: 1 << 10)
  /// In a view of the app's own, which may name or hide what it is given.
  package static let own = ViewPlace(rawValue: 1 << 11)
  /// In one of the branches of a condition.
  package static let conditional = ViewPlace(rawValue: 1 << 12)
  /// In a property or function of a type, which may use it anywhere.
  package static let part = ViewPlace(rawValue: 1 << 9)
}
