/// A list that keeps its room when it is emptied, and is never shared: an array would ask about that at each element.
@safe
struct Buffer<Element>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 64
    unsafe start = .allocate(capacity: capacity)
  }

  deinit {
    unsafe start.deinitialize(count: count)
    unsafe start.deallocate()
  }

  @inline(__always)
  mutating func removeAll() {
    unsafe start.deinitialize(count: count)
    count = 0
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (start + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return unsafe start[index]
    }
    set {
      precondition(index >= 0 && index < count)
      unsafe start[index] = newValue
    }
  }

  var span: Span<Element> {
    @_lifetime(borrow self)
    get {
      unsafe _overrideLifetime(UnsafeBufferPointer(start: start, count: count).span, borrowing: self)
    }
  }

  /// Replaces `elements` by those of the buffer.
  func copy(to elements: inout [Element]) {
    // In place of what was there, as emptying an array costs more than most texts have elements.
    let common = min(count, elements.count)
    var old = elements.mutableSpan
    for index in 0..<common { unsafe old[index] = start[index] }
    if common < count {
      unsafe elements.append(contentsOf: UnsafeBufferPointer(start: start + common, count: count - common))
    } else if common < elements.count {
      elements.removeLast(elements.count - common)
    }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
    capacity *= 2
  }
}
