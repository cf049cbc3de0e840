internal import Readability

/// Everything in a file that may name a key, whatever it is for.
package struct KeyMentions: Sendable, Equatable {
  /// The literals, as `KeyName.key` has them without a table.
  var literals: [KeyName] = []
  /// What literals with values and those that end in a sign begin with: `home.` of `"home.\(name)"`.
  var beginnings: [String] = []
  /// Whether code looks up values that nobody can tell.
  var isDynamic = false

  var isEmpty: Bool { literals.isEmpty && beginnings.isEmpty && !isDynamic }

  /// Notes a literal.
  ///
  /// - Parameter values: where its values are in the text.
  mutating func add(_ text: String, values: [Range<Int>]) {
    literals.append(.key(text.utf8.span, values: values, of: KeyName.noTable))
    if let first = values.first {
      beginnings.append(String(decoding: Array(text.utf8.prefix(first.lowerBound)), as: UTF8.self))
    } else if let last = text.utf8.last,
      [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(last)
    {
      beginnings.append(text)
    }
  }
}
