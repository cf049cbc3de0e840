import Testing

@testable import CopyLint

/// The file `bytes` at `path` with `new` in place of `range` of an entry's sentence, or of its whole value; nil when
/// the format refuses. What is written has to read back.
func edited(
  _ bytes: [UInt8], _ path: String, entry index: Int = 0, _ range: Range<Int>? = nil, with new: String
) throws -> [UInt8]? {
  let document = Document(path: path, bytes: bytes, isNamed: true)
  let format = try #require(allFormats.first { $0.recognizes(document) })
  let entries = format.read(document, options: ReadingOptions()).entries
  let entry = entries[index]
  let change =
    if let range {
      edit(replacing: range, of: entry, with: new, in: document, format: format)
    } else {
      edit(replacingValueOf: entry, with: new, in: document, format: format)
    }
  guard let change else { return nil }
  let result = apply([change], to: document)
  #expect(
    verifies(result, after: [change], of: document, format: format, options: ReadingOptions()),
    "\(String(decoding: result, as: UTF8.self))")
  return result
}

func edited(
  _ text: String, _ path: String, entry index: Int = 0, _ range: Range<Int>? = nil, with new: String
) throws -> String? {
  try edited(Array(text.utf8), path, entry: index, range, with: new).map {
    String(decoding: $0, as: UTF8.self)
  }
}
