/// Where a configuration sets something.
package struct SettingOrigin: Sendable, Equatable {
  /// Such as `grade.max`, `rules.jargon`, or `overrides.2`, counted from 0.
  package var name: String
  /// The file, as it was opened.
  package var path: String
  package var place: YAMLPlace
}
