/// A value with many parts that is passed on often. A copy counts one reference, and not one for each part; before it is changed, it
/// becomes a value of its own.
struct Boxed<Value: Sendable>: @unchecked Sendable {
  // Nothing changes the value of a box that others have, so threads may share it.
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
