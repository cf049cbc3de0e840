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
      entry.edit(replacing: range, with: new, in: document, format: format)
    } else {
      entry.edit(replacingValueWith: new, in: document, format: format)
    }
  guard let change else { return nil }
  let result = document.applying([change])
  #expect(
    document.verifies(result, after: [change], format: format),
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
