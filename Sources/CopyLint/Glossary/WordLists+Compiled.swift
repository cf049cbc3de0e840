internal import CGlossary
internal import Readability

extension WordLists {
  /// Reads the table that the program carries for these lists in place; nil when there is no table of exactly this
  /// file.
  init?(compiled file: CGlossaryFile) {
    var reader = unsafe CarriedFile.Reader(file.table, count: Int(file.table_count))
    guard let sizes = reader.next(of: Int.self), sizes.count == 2, unsafe sizes[0] == Int(file.count),
      let edges = reader.next(of: Edges.self), edges.count == Name.count,
      let words = HashTable<UInt64>(&reader)
    else { return nil }
    self.words = words
    self.edges = edges
    longest = sizes[1]
  }

  /// The table of a file of lists, as the program carries it.
  package static func compile(_ file: [UInt8]) -> [UInt8] {
    let lists = WordLists(file.span)
    var compiled = CarriedFile()
    compiled.append(CarriedArray([file.count, lists.longest]))
    compiled.append(lists.edges)
    compiled.append(lists.words)
    return compiled.bytes
  }
}
