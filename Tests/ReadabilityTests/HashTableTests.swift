import Testing

@testable import Readability

@Suite struct `A hash table` {
  /// Hashes that no two runs differ in.
  private static func hash(_ number: Int) -> UInt64 { WordSet.hash("word \(number)".utf8.span) }

  @Test(arguments: [0, 1, 11, 12, 13, 1_000, 60_000]) func `holds what was put in, and nothing else`(
    count: Int
  ) {
    var table = HashTable<Int>()
    for number in 0..<count where !table.set(number, for: Self.hash(number)) {
      Issue.record("\(number) was there")
    }
    #expect(table.count == count)
    #expect(table.isEmpty == (count == 0))
    for number in 0..<count where table[Self.hash(number)] != number { Issue.record("\(number) is gone") }
    for number in count..<count + 1_000 where table.contains(Self.hash(number)) {
      Issue.record("\(number) was never put in")
    }
  }

  @Test func `keeps the last value of a hash`() {
    var table = HashTable<Int>()
    let isNew = [table.set(1, for: 5), table.set(2, for: 5)]
    #expect(isNew == [true, false])
    #expect(table[5] == 2 && table.count == 1)
  }

  @Test func `is a set when it has no values`() {
    var set = HashTable<Void>()
    let isNew = [set.insert(7), set.insert(7)]
    #expect(isNew == [true, false])
    #expect(set.contains(7) && !set.contains(8))
    #expect(set.values.count == set.hashes.count)
  }

  @Test func `finds hashes that want the same slot, also at its end`() {
    var table = HashTable<Int>()
    let hashes = (0..<10).map { UInt64.max - UInt64($0) }
    for (number, hash) in hashes.enumerated() { table.set(number, for: hash) }
    #expect(hashes.map { table[$0] } == Array(0..<10))
    #expect(!table.contains(1))
  }

  @Test func `keeps its room`() {
    var table = HashTable<Int>()
    table.reserve(1_000, like: 0)
    let size = table.hashes.count
    for number in 0..<1_000 { table.set(number, for: Self.hash(number)) }
    #expect(table.hashes.count == size)
    var hashes: [UInt64] = []
    table.forEachHash { hashes.append($0) }
    #expect(hashes.sorted() == (0..<1_000).map(Self.hash).sorted())
  }

  @Test func `is read in place, and copied when it changes`() throws {
    var table = HashTable<Int>()
    for number in 0..<100 { table.set(number, for: Self.hash(number)) }
    var file = CarriedFile()
    file.append(table)
    // Kept for good, as what a program carries is.
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.bytes.count, alignment: 8)
    unsafe memory.copyBytes(from: file.bytes)
    var reader = unsafe CarriedFile.Reader(memory.baseAddress, count: memory.count)
    let ofOtherSize = reader.next(of: UInt16.self)
    #expect(ofOtherSize?.count == nil)
    let read = HashTable<Int>(&reader)
    let carried = try #require(read)
    let afterTheLast = reader.next(of: Int.self)
    #expect(afterTheLast?.count == nil)
    for number in 0..<100 { #expect(carried[Self.hash(number)] == number) }
    var changed = carried
    for number in 100..<200 { changed.set(number, for: Self.hash(number)) }
    #expect(changed.count == 200 && changed[Self.hash(150)] == 150 && changed[Self.hash(50)] == 50)
    #expect(carried.count == 100 && carried[Self.hash(150)] == nil)
  }

  @Test func `no file is a file without arrays`() {
    var reader = unsafe CarriedFile.Reader(nil, count: 0)
    let first = reader.next(of: Int.self)
    #expect(first?.count == nil)
  }
}
