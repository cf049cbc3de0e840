/// What is held to be true of any input, whatever its bytes.
typealias Property = (_ input: [UInt8]) throws(Violation) -> Void

/// One thing to fuzz, by name.
struct Target: Sendable {
  var name: String
  /// Longer inputs cost time and find nothing more, in bytes.
  var maximumLength: Int
  /// Makes what is kept from one input to the next.
  var makeProperty: @Sendable () -> Property

  init(_ name: String, maximumLength: Int = 1024, _ makeProperty: @escaping @Sendable () -> Property) {
    self.name = name
    self.maximumLength = maximumLength
    self.makeProperty = makeProperty
  }
}

/// An input for which a property does not hold.
struct Violation: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Throws unless `condition` is true.
func hold(_ condition: Bool, _ message: @autoclosure () -> String) throws(Violation) {
  if !condition { throw Violation(message()) }
}

/// Throws unless both are the same.
func same<Value: Equatable>(
  _ found: Value, _ expected: Value, _ message: @autoclosure () -> String
) throws(Violation) {
  if found != expected { throw Violation("\(message())\n  found     \(found)\n  expected  \(expected)") }
}
