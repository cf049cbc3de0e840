/// A field for structs that have many other fields and mutating methods. With it, a mutating method lends the struct to the methods
/// that it calls.
///
/// Without it, the compiler copies all fields to the stack for each of these calls (Swift 6.3). It can't do that if a field is an
/// existential, even an empty one.
struct KeptInPlace: Sendable {
  private let mark: (any Sendable)? = nil
}
