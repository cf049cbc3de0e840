/// An email address that shows only what one looks like: “user1@users.com”. Each language has its own.
enum SampleAddress {
  static func isOne(_ address: String) -> Bool {
    let parts = address.lowercased().split(separator: "@")
    guard parts.count == 2 else { return false }
    var name = parts[0]
    while name.utf8.last.map(\.isASCIIDigit) ?? false { name.removeLast() }
    return names.contains(name) || parts[1].hasPrefix("email.") || parts[1].hasPrefix("users.")
  }

  private static let names: Set<Substring> = [
    "user", "users", "username", "name", "yourname", "you", "me", "someone", "somebody", "person", "optional",
    "email", "example", "john", "jane", "john.doe", "jane.doe", "johndoe", "janedoe",
  ]
}
