/// How the controls and images of a screen get their names: a row of the scorecard.
package struct ScreenCounts: Sendable, Equatable {
  /// Of the type; empty for code outside of any.
  package var name: String
  /// Those that people use: buttons, links, menus, switches and fields.
  package var controls = 0
  /// Named by words that people see.
  package var byText = 0
  /// Named by a label for screen readers.
  package var byLabel = 0
  /// Without any name.
  package var unnamed = 0
  /// Of these, those that only have an image.
  package var icons = 0
  package var hints = 0
  /// From the app's own files.
  package var images = 0
  package var decorative = 0
  package var labelled = 0
  /// Neither labelled nor hidden.
  package var bare = 0
  package var announcements = 0

  package init(name: String) { self.name = name }

  /// Those whose name comes from a view or a variable of the app's own.
  package var unknown: Int { controls - byText - byLabel - unnamed }

  package static func += (sums: inout ScreenCounts, part: ScreenCounts) {
    sums.controls += part.controls
    sums.byText += part.byText
    sums.byLabel += part.byLabel
    sums.unnamed += part.unnamed
    sums.icons += part.icons
    sums.hints += part.hints
    sums.images += part.images
    sums.decorative += part.decorative
    sums.labelled += part.labelled
    sums.bare += part.bare
    sums.announcements += part.announcements
  }
}

extension ScreenCounts {
  /// Counts what a screen has.
  package init(_ screen: Screen) {
    self.init(name: screen.name)
    announcements = screen.announcements
    for control in screen.controls where !control.surroundings.contains(.style) { count(control) }
  }

  private mutating func count(_ control: Control) {
    if control.hint.isThere { hints += 1 }
    if control.kind == .image { return count(image: control) }
    guard control.isUsed, !control.isUnseen else { return }
    controls += 1
    switch control.name {
    case .words: byText += 1
    case .label: byLabel += 1
    case .nothing:
      unnamed += 1
      if control.content == .images { icons += 1 }
    case .unknown: break
    }
  }

  private mutating func count(image control: Control) {
    guard control.isLooseImage, control.content == .images else { return }
    images += 1
    switch control.name {
    case _ where control.isUnseen: decorative += 1
    case .label: labelled += 1
    case .nothing: bare += 1
    case .words, .unknown: break
    }
  }
}
