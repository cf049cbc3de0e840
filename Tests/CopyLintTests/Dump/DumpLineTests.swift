import Testing

@testable import CopyLint

struct DumpLineTests {
  static func dump(_ document: Document) -> [String] {
    guard let format = allFormats.first(where: { $0.recognizes(document) }) else { return [] }
    var writer = JSONWriter()
    for entry in format.read(document, options: ReadingOptions()).entries {
      dumpLine(entry, path: document.path, format: format.name, document: document, into: &writer)
    }
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `writes one line for each entry`() {
    let text = "\n/* Button title */\n\"é\" = \"Save \\\"x\\\"\"; b = c;\n"
    #expect(
      Self.dump(Document(path: "en.lproj/L.strings", bytes: Array(text.utf8))) == [
        #"{"path":"en.lproj/L.strings","format":"apple-strings","key":"é","locale":"en","localeSource":"path","#
          + #""text":"Save \"x\"","sentence":"Save \"x\"","comment":"Button title","role":"unknown","#
          + #""roleSource":"none","variant":"","state":"translated","source":null,"sourceLocale":null,"#
          + #""maxLength":null,"syntax":"apple","translatable":true,"line":3,"column":8,"start":28,"end":38}"#,
        #"{"path":"en.lproj/L.strings","format":"apple-strings","key":"b","locale":"en","localeSource":"path","#
          + #""text":"c","sentence":"c","comment":null,"role":"unknown","roleSource":"none","variant":"","#
          + #""state":"translated","source":null,"sourceLocale":null,"maxLength":null,"syntax":"apple","#
          + #""translatable":true,"line":3,"column":25,"start":45,"end":46}"#,
      ])
  }

  @Test func `a binary property list has no line and no place`() throws {
    // plutil's form: a dictionary of "k" and "Text", objects at 8, 11 and 13, a table of offsets at 18.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x6B, 0x54] + Array("Text".utf8) + [8, 11, 13]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 18]
    let document = Document(path: "a.strings", bytes: bytes)
    let line = try #require(Self.dump(document).first)
    #expect(line.hasPrefix(#"{"path":"a.strings","format":"apple-strings","key":"k","locale":"en","#))
    #expect(line.contains(#""text":"Text""#))
    #expect(line.hasSuffix(#""line":0,"column":0,"start":null,"end":null}"#))
    for length in 8..<bytes.count {
      let cut = Document(path: "a.strings", bytes: Array(bytes[..<length]))
      let reading = AppleStrings().read(cut, options: ReadingOptions())
      #expect(reading.problems.map(\.rule) == ["syntax-error"])
    }
  }
}
