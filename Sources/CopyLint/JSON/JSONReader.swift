/// JSON text as a flat list of values with their places, in the order of the text.
///
/// The values of an object or array follow it; `Node.next` leads past them. Comments are skipped. What is wrong
/// is in `faults`; the values that could be read are still there. Nothing here recurses.
package struct JSONReader: Sendable {
  /// How deep objects and arrays may be nested.
  package static let maximumDepth = 512
  /// Reading stops after this many faults.
  package static let maximumFaults = 20

  /// One value or member name.
  package struct Node: Sendable, Equatable {
    package enum Kind: UInt8, Sendable { case object, array, string, number, `true`, `false`, null }

    package var kind: Kind
    /// Whether a string holds a backslash.
    package var hasEscapes = false
    /// UTF-8 offsets; a string without its quotes.
    var start: Int32
    var end: Int32
    private var after: Int32

    /// Index of the node after this one and all that is in it.
    package internal(set) var next: Int {
      get { Int(after) }
      set { after = Int32(newValue) }
    }

    // A node for every few bytes of a large file: each takes 16.
    init(kind: Kind, hasEscapes: Bool = false, start: Int32, end: Int32, next: Int) {
      self.kind = kind
      self.hasEscapes = hasEscapes
      self.start = start
      self.end = end
      after = Int32(next)
    }

    /// UTF-8 offsets; a string without its quotes.
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  package let bytes: [UInt8]
  /// The root is the first; the members of an object alternate between name (a string) and value.
  package internal(set) var nodes: [Node] = []
  /// In the order they were met.
  package internal(set) var faults: [Fault] = []

  /// Objects and arrays that are open while the text is read.
  var levels: [Level] = []
  /// How many levels of values stay in `nodes`.
  let keptDepth: Int

  /// An open object or array.
  struct Level: Sendable {
    var isObject: Bool
    var start: Int
    /// nil where it is not kept.
    var node: Int?
  }

  /// Reads one JSON value from `bytes`, from the offset `start` to the end.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    keptDepth = .max
    // Room that is not used is never touched, and so costs nothing; growing would copy all nodes each time.
    nodes.reserveCapacity(bytes.count / 12)
    scan(from: start)
  }

  /// As above, but what is deeper than `depth` levels is looked at and forgotten; `readPart` reads it again.
  init(_ bytes: [UInt8], from start: Int, keeping depth: Int) {
    self.bytes = bytes
    keptDepth = depth
    scan(from: start)
  }

  /// Reads nothing yet.
  init(parts bytes: [UInt8]) {
    self.bytes = bytes
    keptDepth = .max
  }

  /// Reads the value at `start` in place of what was read before.
  mutating func readPart(at start: Int) {
    nodes.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    scan(from: start, isPart: true)
  }

  /// The index of the outermost value; nil when the text holds none.
  package var root: Int? { nodes.isEmpty ? nil : 0 }

  /// The members of the object at `index`, in the order of the text; none for any other value.
  package func members(of index: Int) -> Members {
    let isObject = nodes[index].kind == .object
    return Members(nodes: nodes, at: index + 1, end: isObject ? nodes[index].next : index + 1)
  }

  /// The indices of the elements of the array at `index`; none for any other value.
  package func elements(of index: Int) -> [Int] {
    guard nodes[index].kind == .array else { return [] }
    var found: [Int] = []
    var at = index + 1
    while at < nodes[index].next {
      found.append(at)
      at = nodes[at].next
    }
    return found
  }

  /// The value of the last member called `name`, as parsers have it; nil when there is none.
  package func value(of name: String, in index: Int) -> Int? {
    var found: Int?
    for member in members(of: index) where isString(member.name, name) { found = member.value }
    return found
  }

  /// Members of an object, without an allocation.
  package struct Members: Sequence, IteratorProtocol, Sendable {
    let nodes: [Node]
    var at: Int
    let end: Int

    package mutating func next() -> (name: Int, value: Int)? {
      guard at + 1 < end else { return nil }
      defer { at = nodes[at + 1].next }
      return (at, at + 1)
    }
  }
}
