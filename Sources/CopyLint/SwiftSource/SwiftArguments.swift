/// The arguments of a call, the last first; nothing is allocated for them.
struct SwiftArguments: Sequence, IteratorProtocol {
  /// No call for people has more arguments.
  private static let most = 40

  private let arguments: [SwiftArgument]
  private var index: Int32
  private var count = 0

  /// - Parameters:
  ///   - arguments: those of the whole file.
  ///   - last: the index of the call's last argument.
  init(_ arguments: [SwiftArgument], from last: Int32) {
    self.arguments = arguments
    index = last
  }

  mutating func next() -> SwiftArgument? {
    guard index >= 0, count < Self.most else { return nil }
    let argument = arguments[Int(index)]
    index = argument.previous
    count += 1
    return argument
  }

  /// The call's last argument.
  var first: SwiftArgument? {
    var arguments = self
    return arguments.next()
  }

  /// The one that comes last here, which is the call's first.
  var last: SwiftArgument? {
    var last: SwiftArgument?
    for argument in self { last = argument }
    return last
  }
}
