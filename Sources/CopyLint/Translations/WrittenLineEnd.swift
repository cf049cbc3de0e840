/// The code of a line end that is a part of a text, `\n`, so that people see it; nil where there is none.
func writtenLineEnd(in text: ArraySlice<UInt8>) -> Range<Int>? {
  for index in text.indices.dropLast()
  where text[index] == UInt8(ascii: "\\") && text[index + 1] == UInt8(ascii: "n") {
    let next = index + 2 < text.endIndex ? text[index + 2] : 0x20
    // A path of Windows: "C:\new".
    if !next.isASCIISmall { return index..<index + 2 }
  }
  return nil
}
