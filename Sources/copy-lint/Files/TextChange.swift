import CopyLint

/// A piece of text to put in a place of a document.
struct TextChange: Equatable {
  /// In bytes of the decoded document.
  var range: Range<Int>
  var text: String
}

extension Document {
  /// The file on disk with insertions made, in the encoding of the file; those at one place in their order.
  func inserting(_ changes: [TextChange]) -> [UInt8] {
    var edits: [Edit] = []
    let order = changes.indices.sorted { left, right in
      (changes[left].range.lowerBound, left) < (changes[right].range.lowerBound, right)
    }
    for index in order {
      let bytes = Array(changes[index].text.utf8)
      if let last = edits.indices.last, edits[last].range == changes[index].range {
        edits[last].bytes += bytes
      } else {
        edits.append(Edit(range: changes[index].range, bytes: bytes, text: ""))
      }
    }
    return applying(edits)
  }
}
