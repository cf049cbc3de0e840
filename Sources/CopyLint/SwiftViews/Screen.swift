/// A type of a Swift file that shows something, with its controls.
package struct Screen: Sendable, Equatable {
  /// Of the type; empty for code outside of any.
  package var name: String
  /// In the order of the file.
  package var controls: [Control] = []
  /// How often the code tells a screen reader something by itself.
  package var announcements = 0

  /// Whether it shows words: one that doesn't is a part for others to use, who know what it means there.
  var hasWords = false

  init(name: String) { self.name = name }

  /// Whether it shows how something looks or works, and is no screen that people of the app get to.
  var isTrial: Bool {
    let name = name.utf8.span
    return Self.isForTeam(name) || Self.trials.contains { has($0, in: name) }
  }

  private static let trials: [StaticString] = [
    "Demo", "Developer", "Example", "Prototype", "Regtest", "Sample", "TestView", "Tuning",
  ]

  /// Whether the name of a type says that only the team sees what it shows: `SelectedAppsDebugCard`.
  static func isForTeam(_ name: Span<UInt8>) -> Bool { toolsOfTeam.contains { has($0, in: name) } }

  private static let toolsOfTeam: [StaticString] = [
    "Debug", "Fake", "Fixture", "Mock", "Playground", "ViewPreview",
  ]
}

/// Whether a word is in a name, and no small letter goes on with it.
private func has(_ word: StaticString, in name: Span<UInt8>) -> Bool {
  var start = 0
  while let index = name.firstIndex(of: word, from: start, before: name.count) {
    start = index + word.utf8CodeUnitCount
    if !name.byte(start).isASCIISmall { return true }
  }
  return false
}

/// The screens of Swift code.
///
/// - Parameters:
///   - source: the file as a tree.
///   - bytes: the file, UTF-8.
/// - Returns: those with a control, in the order of the file; none for code without views.
package func screens(in source: SwiftSource, _ bytes: [UInt8]) -> [Screen] {
  guard source.hasOpaqueTypes else { return [] }
  var reader = ControlReader(ViewTree(source, bytes))
  return reader.screens()
}

/// Whether code makes views of SwiftUI: each of them is a function or property that returns `some View`.
package func showsViews(_ bytes: [UInt8]) -> Bool { bytes.span.contains("some ") }
