/// How much memory the words take together that the analyzers of one thread remember.
///
/// The first languages of a text get more of it than later ones, which have a little in any case. So one language has all the
/// room that helps it, and a text in many languages doesn't take a MiB for each.
package final class WordRoom {
  private var left: Int

  package init(bytes: Int) {
    left = bytes
  }

  /// Whether there was so much left; it is taken.
  func take(_ bytes: Int) -> Bool {
    guard bytes <= left else { return false }
    left -= bytes
    return true
  }

  func giveBack(_ bytes: Int) { left += bytes }
}
