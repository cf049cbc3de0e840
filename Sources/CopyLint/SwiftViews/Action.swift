/// What happens when people use a control, as far as its closure shows.
package struct Action: Sendable, Equatable {
  /// It changes a property, which may open a dialog.
  package var sets = false
  /// The functions that it calls, in the order of the code.
  package var calls: [String] = []
  /// The properties that it sets.
  package var assigned: [String] = []
  /// It does what cannot be followed, or too much.
  package var isUnclear = false
  /// Its braces are empty: nothing happens yet.
  package var isNothing = false

  package init() {}
}
