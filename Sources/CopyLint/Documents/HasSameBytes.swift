/// Whether two texts are the same, byte by byte. `==` takes two spellings of a letter for one, and is slow beyond
/// ASCII.
func hasSameBytes(_ left: String, _ right: String) -> Bool {
  let left = left.utf8.span
  let right = right.utf8.span
  let count = left.count
  guard count == right.count else { return false }
  var index = 0
  while index &+ 8 <= count {
    if left.word(at: index) != right.word(at: index) { return false }
    index &+= 8
  }
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}
