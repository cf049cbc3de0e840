/// An element that is open while its file is read.
struct InterfaceElement {
  /// The index of its tag among the nodes.
  let node: Int
  /// The name of its tag, such as `buttonCell`.
  let name: String
  /// What it is to the element around it: `normal`, `headerCell`, `userComments`.
  let key: String?
  /// The object that its texts belong to: its own identifier, or that of an element around it.
  let owner: String
  /// How many segments or localized attributes came in it so far: their keys have numbers.
  var numbered = 0
}
