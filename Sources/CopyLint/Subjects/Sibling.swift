/// A string of the same control.
struct Sibling: Sendable {
  var text: String
  var role: Role
}
