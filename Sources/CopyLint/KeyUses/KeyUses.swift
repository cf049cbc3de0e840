/// Which strings of other files the code or the layout of one file asks for, and what they are there.
package struct KeyUses: Sendable {
  /// A place that asks for a string.
  struct Use: BitwiseCopyable, Sendable {
    var name: KeyName
    /// Less of the name, for when the whole name leads nowhere; the same as `name` where there is no less.
    var short: KeyName
    var role: Role
    /// 0-based.
    var line: UInt32
  }

  /// A name of the code that stands for a key.
  struct Accessor: BitwiseCopyable, Sendable {
    var name: KeyName
    /// The last two parts of the name.
    var short: KeyName
    var key: KeyName
  }

  /// In file order.
  var uses: [Use] = []
  var accessors: [Accessor] = []

  package init() {}

  package var isEmpty: Bool { uses.isEmpty && accessors.isEmpty }
}
