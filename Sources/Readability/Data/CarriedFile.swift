/// A file of arrays that the program carries and reads in place: before each array the size of an element and their
/// number, 4 bytes each, and each begins at a multiple of 8.
///
/// The elements are as this compiler and this machine keep them; where another one has other sizes, the file is not
/// read, and what is in it is made from its source.
package struct CarriedFile {
  /// What is written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds an array. The elements have no padding, whose bytes could be any.
  package mutating func append<Element>(_ elements: CarriedArray<Element>) {
    append(UInt32(MemoryLayout<Element>.stride))
    append(UInt32(elements.count))
    unsafe elements.elements.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    while bytes.count % 8 != 0 { bytes.append(0) }
  }

  private mutating func append(_ number: UInt32) {
    unsafe withUnsafeBytes(of: number) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Takes the arrays out in their order.
  @safe package struct Reader {
    private let start: UnsafeRawPointer?
    private let count: Int
    private var index = 0

    /// - Parameter start: aligned to 8 bytes, and as long-lived as the program; nil when there is no file.
    package init(_ start: UnsafeRawPointer?, count: Int) {
      unsafe self.start = start
      self.count = count
    }

    /// The next array; nil when it has elements of another size, or when none is left.
    package mutating func next<Element>(of type: Element.Type) -> CarriedArray<Element>? {
      guard let start = unsafe start, index + 8 <= count,
        unsafe start.load(fromByteOffset: index, as: UInt32.self) == UInt32(MemoryLayout<Element>.stride)
      else { return nil }
      let elements = unsafe Int(start.load(fromByteOffset: index + 4, as: UInt32.self))
      let first = index + 8
      guard elements <= (count - first) / max(1, MemoryLayout<Element>.stride) else { return nil }
      index = (first + elements * MemoryLayout<Element>.stride + 7) & ~7
      return unsafe CarriedArray(
        carried: (start + first).assumingMemoryBound(to: Element.self), count: elements)
    }
  }
}
