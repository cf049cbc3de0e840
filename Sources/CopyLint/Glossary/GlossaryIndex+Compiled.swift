internal import CGlossary
internal import Readability

extension GlossaryIndex {
  /// Reads the index that the program carries for this glossary, in place; nil when it has no index of exactly this file.
  init?(compiled file: CGlossaryFile) {
    var reader = unsafe CarriedFile.Reader(file.table, count: Int(file.table_count))
    guard let sizes = reader.next(of: Int.self), sizes.count == 1, unsafe sizes[0] == Int(file.count),
      let rows = reader.next(of: GlossaryRow.self), let heads = HashTable<Int32>(&reader),
      let filter = reader.next(of: UInt64.self)
    else { return nil }
    self.init()
    bytes = unsafe CarriedArray(carried: file.bytes, count: Int(file.count))
    self.rows = rows
    self.heads = heads
    self.filter = KeyFilter(carried: filter)
  }

  /// The index of a file, read as a default glossary is.
  init(trusted file: [UInt8], language: String) {
    self.init()
    addTrustedFile(file)
    if language == "en" { addIrregularForms() }
  }

  /// As the program carries it.
  func compiled() -> [UInt8] {
    var compiled = CarriedFile()
    compiled.append(CarriedArray([bytes.count]))
    compiled.append(rows)
    compiled.append(heads)
    compiled.append(filter.words)
    return compiled.bytes
  }
}
