/// A list whose elements the program carries and that is read in place, until someone changes it: then it is copied.
@safe @frozen @usableFromInline
package struct CarriedArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// nil when the elements are in `own`.
  @usableFromInline var carried: UnsafePointer<Element>?
  @usableFromInline var carriedCount = 0
  @usableFromInline var own: [Element] = []

  @inlinable package init() {}

  @inlinable package init(_ elements: [Element]) {
    own = elements
  }

  /// - Parameter start: as long-lived as the program, and aligned for the element.
  package init(carried start: UnsafePointer<Element>, count: Int) {
    unsafe carried = start
    carriedCount = count
  }

  @inlinable package var count: Int { unsafe carried == nil ? own.count : carriedCount }
  @inlinable package var isEmpty: Bool { count == 0 }
  @inlinable package var indices: Range<Int> { 0..<count }

  @inlinable package subscript(index: Int) -> Element {
    get {
      guard let carried = unsafe carried else { return own[index] }
      precondition(index >= 0 && index < carriedCount)
      return unsafe carried[index]
    }
    set {
      copy()
      own[index] = newValue
    }
  }

  @inlinable package var span: Span<Element> {
    @_lifetime(borrow self)
    get {
      guard let carried = unsafe carried else { return own.span }
      return unsafe _overrideLifetime(
        UnsafeBufferPointer(start: carried, count: carriedCount).span, borrowing: self)
    }
  }

  /// The elements, to be changed.
  package var elements: [Element] {
    @inlinable get {
      guard let carried = unsafe carried else { return own }
      return unsafe Array(UnsafeBufferPointer(start: carried, count: carriedCount))
    }
    @inlinable _modify {
      copy()
      yield &own
    }
  }

  @inlinable mutating func copy() {
    guard let carried = unsafe carried else { return }
    own = unsafe Array(UnsafeBufferPointer(start: carried, count: carriedCount))
    unsafe self.carried = nil
  }
}
