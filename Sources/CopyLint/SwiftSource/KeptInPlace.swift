/// A field for structs with many others and with methods that change them: it lends the struct to its other methods in place.
///
/// Without it, the compiler makes a copy of all fields on the stack for each call from a method that changes the struct. It
/// can't do so where one of them is an existential; whether that holds anything doesn't matter.
struct KeptInPlace: Sendable {
  private let mark: (any Sendable)? = nil
}
