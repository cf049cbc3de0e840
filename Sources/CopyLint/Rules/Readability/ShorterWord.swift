/// A shorter word for a long one of the screen.
enum ShorterWord {
  /// - Parameter word: in any case.
  /// - Returns: in small letters; nil where we know none.
  static func forWord(_ word: String) -> String? { words[word.lowercased()] }

  private static let words = [
    "administration": "admin", "administrative": "admin", "administrator": "admin",
    "applications": "apps", "carbohydrates": "carbs", "configuration": "setup",
    "congratulations": "well done", "miscellaneous": "other", "photographs": "photos",
    "reauthentication": "sign-in", "recommendations": "tips", "synchronization": "sync",
    "synchronize": "sync", "synchronizing": "syncing", "unauthenticated": "signed out",
    "uninstallation": "removal",
  ]
}
