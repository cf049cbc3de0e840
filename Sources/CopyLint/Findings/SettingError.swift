/// Why a rule does not take a setting.
public struct SettingError: Error, Equatable {
  /// What values the setting takes, as a sentence for people.
  public let message: String

  /// An error that says what to write instead.
  public init(_ message: String) {
    self.message = message
  }
}
