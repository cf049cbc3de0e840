extension PropertyList {
  /// Objects may be read this often, references to the same one counted each time.
  private static let maximumNodes = 1 << 20

  /// The binary format of CFBinaryPList.c: objects, a table of their offsets, a trailer of 32 bytes.
  mutating func readBinary(_ bytes: [UInt8]) {
    guard let table = BinaryTable(bytes), read(table.root, of: table, depth: 0) else {
      nodes = []
      problems = [
        Problem(
          rule: "syntax-error", message: "Build this file again. It is a damaged property list.", range: nil)
      ]
      return
    }
  }

  /// Recursion ends at `maximumDepth`; false when something is not sound.
  private mutating func read(_ reference: Int, of table: BinaryTable, depth: Int) -> Bool {
    guard depth < Self.maximumDepth, nodes.count < Self.maximumNodes, let start = table.offset(of: reference),
      let (marker, count, content) = table.header(at: start)
    else { return false }
    let index = nodes.count
    nodes.append(Node(kind: .other, next: index + 1))
    switch marker {
    case 0x50, 0x60:
      guard let text = table.text(marker, count: count, at: content) else { return false }
      nodes[index].kind = .string
      nodes[index].text = text
    case 0xD0:
      nodes[index].kind = .dictionary
      for member in 0..<count {
        let name = nodes.count
        guard let key = table.reference(member, at: content),
          let value = table.reference(count + member, at: content),
          read(key, of: table, depth: depth + 1), nodes[name].kind == .string
        else { return false }
        nodes[name].kind = .key
        guard read(value, of: table, depth: depth + 1) else { return false }
      }
    case 0xA0:
      nodes[index].kind = .array
      for element in 0..<count {
        guard let value = table.reference(element, at: content), read(value, of: table, depth: depth + 1)
        else { return false }
      }
    default: break
    }
    nodes[index].next = nodes.count
    return true
  }
}

/// Where the objects of a binary property list are.
private struct BinaryTable {
  let bytes: [UInt8]
  let root: Int
  let offsetSize: Int
  let referenceSize: Int
  let count: Int
  let start: Int

  init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let root = Self.integer(bytes, at: trailer + 16, size: 8),
      let start = Self.integer(bytes, at: trailer + 24, size: 8),
      count <= bytes.count, start <= trailer, root < count
    else { return nil }
    self.count = count
    self.root = root
    self.start = start
  }

  func offset(of object: Int) -> Int? {
    guard object < count, let offset = Self.integer(bytes, at: start + object * offsetSize, size: offsetSize),
      offset < bytes.count
    else { return nil }
    return offset
  }

  func reference(_ index: Int, at content: Int) -> Int? {
    Self.integer(bytes, at: content + index * referenceSize, size: referenceSize)
  }

  /// The kind of an object, its length, and where its content begins.
  func header(at offset: Int) -> (marker: UInt8, count: Int, content: Int)? {
    let marker = bytes[offset] & 0xF0
    let low = Int(bytes[offset] & 0x0F)
    guard low == 15, marker >= 0x40 else { return (marker, low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] & 0xF0 == 0x10, bytes[offset + 1] & 0x0F <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    let number = Self.integer(bytes, at: offset + 2, size: size)
    guard let count = number, count <= bytes.count else { return nil }
    return (marker, count, offset + 2 + size)
  }

  /// ASCII, or UTF-16 with the high byte first.
  func text(_ marker: UInt8, count: Int, at start: Int) -> String? {
    let length = marker == 0x50 ? count : count * 2
    guard start + length <= bytes.count else { return nil }
    let content = bytes[start..<start + length]
    if marker == 0x50 { return String(decoding: content, as: UTF8.self) }
    var units: [UInt16] = []
    units.reserveCapacity(count)
    for at in stride(from: start, to: start + length, by: 2) {
      units.append(UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A number with the high byte first; nil beyond the file or beyond `Int32`.
  private static func integer(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
