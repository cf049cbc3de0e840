/// `“a”`, `“a” and “b”`, `“a”, “b” and “c”`.
///
/// - Parameter items: as the message shows them, with their quotation marks.
func listed(_ items: [String]) -> String {
  guard let last = items.last, items.count > 1 else { return items.joined() }
  return items.dropLast().joined(separator: ", ") + " and " + last
}
