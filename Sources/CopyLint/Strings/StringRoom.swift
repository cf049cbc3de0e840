/// How much the strings of a file may take when each has its own key, comment, source, sentence and variant.
///
/// Readers give what is around a string to each string there. If thousands share one long name, all that they have together
/// grows with the square of the file, and so do memory and time. Files that people write stay far below this.
package struct StringRoom {
  private static let timesFile = 64
  /// So that a small file may repeat itself more often.
  private static let least = 1 << 20
  private static let most = 1 << 30

  /// How many bytes are left.
  private(set) var left: Int
  /// Where the first string is that found no room; nil inside where it has no place.
  private(set) var firstLeftOut: Range<Int>??

  init(file bytes: Int) {
    left = min(bytes * Self.timesFile + Self.least, Self.most)
  }

  init(bytes: Int) {
    left = bytes
  }

  /// For a string by itself.
  static var forOne: StringRoom { StringRoom(bytes: most) }

  /// Whether there is room for a string at `place`; if so, it is gone.
  mutating func take(_ bytes: Int, at place: Range<Int>?) -> Bool {
    guard holds(bytes, at: place) else { return false }
    left -= bytes
    return true
  }

  /// Whether there is room for a string at `place`, asked before work in proportion to `bytes`.
  mutating func holds(_ bytes: Int, at place: Range<Int>?) -> Bool {
    if bytes <= left { return true }
    if firstLeftOut == nil { firstLeftOut = .some(place) }
    return false
  }

  /// Takes over what found no room in a copy.
  mutating func add(leftOutOf copy: StringRoom) {
    firstLeftOut = firstLeftOut ?? copy.firstLeftOut
  }

  /// What to tell about the file; nil where all found room.
  var problem: Problem? {
    firstLeftOut.map { place in
      let message =
        "Shorten the name, comment or source text that many strings share here. Some of them are not checked."
      return Problem(rule: "syntax-error", message: message, range: place)
    }
  }
}
