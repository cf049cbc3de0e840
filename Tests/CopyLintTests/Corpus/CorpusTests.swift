import Foundation
import Testing

@testable import CopyLint

@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct CorpusTests {
  /// Added to texts: all that some format has to escape.
  static let suffix = " “x” \"y\" 'z' \\ \\u0041 \n\t & <b> é 😀 %@ {n} ; = /* */ // \u{2028}"

  /// The rough count takes the empty key of a catalog for a string; Xcode leaves it there, and it has no text.
  static let emptyKeys: Set = [
    "xcstrings/Ranchero-Software+NetNewsWire/Shared/Localizable.xcstrings",
    "xcstrings/meshtastic+Meshtastic-Apple/Localizable.xcstrings",
  ]

  @Test func `every file is read, and has as many strings as its list says`() throws {
    var table: [String: (files: Int, listed: Int, strings: Int, entries: Int, problems: Int)] = [:]
    for file in try Corpus.files() {
      let document = try file.document()
      let format = try #require(allFormats.first { $0.recognizes(document) })
      #expect(format.name == file.format)
      let reading = format.read(document, options: ReadingOptions())
      // The list counts the keys of a `.stringsdict` and of messages, whatever forms they have.
      let countsKeys = ["stringsdict", "json", "arb"].contains(file.format)
      let strings = countsKeys ? Set(reading.entries.map(\.key)).count : reading.entries.count
      #expect(strings == file.strings - (Self.emptyKeys.contains(file.path) ? 1 : 0), "\(file.path)")
      for problem in document.problems + reading.problems where problem.range != nil {
        #expect(document.place(of: problem.range).line > 0)
      }
      var row = table[file.format] ?? (0, 0, 0, 0, 0)
      row.files += 1
      row.listed += file.strings
      row.strings += strings
      row.entries += reading.entries.count
      row.problems += document.problems.count + reading.problems.count
      table[file.format] = row
    }
    for (format, row) in table.sorted(by: { $0.key < $1.key }) {
      print("\(format): \(row)")
      #expect(abs(row.listed - row.strings) * 100 <= row.listed)
    }
  }

  @Test func `every file of an XML format has as many strings as its list says`() throws {
    for file in try Corpus.files(of: ["android-xml", "qt-ts", "resx", "xliff"]) {
      let document = try file.document()
      let format = try #require(allFormats.first { $0.recognizes(document) })
      #expect(format.name == file.format)
      let entries = format.read(document, options: ReadingOptions()).entries
      // The list counts units and messages: each has one source.
      let isPaired = format.name == "qt-ts" || format.name == "xliff"
      let strings = isPaired ? entries.count { $0.source == nil } : entries.count
      #expect(strings == file.strings, "\(file.path)")
    }
  }

  @Test func `each text is in the document where its map says`() throws {
    for file in try sample() {
      let document = try file.document()
      let format = try #require(allFormats.first { $0.recognizes(document) })
      for entry in format.read(document, options: ReadingOptions()).entries {
        guard let range = entry.range else {
          #expect(document.isBinaryPropertyList)
          continue
        }
        let sentence = Array(entry.sentence.utf8)
        let whole = ByteMap.Run(
          text: 0, textLength: sentence.count, document: entry.map.start, documentLength: sentence.count)
        for run in entry.map.runs.isEmpty ? [whole] : entry.map.runs
        where run.textLength == run.documentLength {
          let text = sentence[Int(run.text)..<Int(run.text + run.textLength)]
          let there = document.bytes[Int(run.document)..<Int(run.document + run.documentLength)]
          #expect(text == there, "\(file.path) \(entry.key)")
        }
        if entry.text == entry.sentence {
          #expect(entry.map.documentRange(of: 0..<sentence.count) == range, "\(file.path) \(entry.key)")
        }
      }
    }
  }

  @Test func `a text that is written over reads back, and nothing else changes`() throws {
    for file in try sample() {
      let document = try file.document()
      let format = try #require(allFormats.first { $0.recognizes(document) })
      guard document.isEditable else { continue }
      let before = format.read(document, options: ReadingOptions()).entries
      let there = edits(before, in: document, format) { $0.text + Self.suffix }
      let changed = document.applying(there)
      #expect(
        document.verifies(changed, after: there, format: format),
        "\(file.path)")
      let result = Document(path: document.path, bytes: changed)
      let after = format.read(result, options: ReadingOptions()).entries
      #expect(skeleton(of: result, after) == skeleton(of: document, before), "\(file.path)")

      var texts = before.map(\.text)[...]
      let back = edits(after, in: result, format) { _ in texts.popFirst() ?? "" }
      let again = Document(path: document.path, bytes: result.applying(back))
      let entries = format.read(again, options: ReadingOptions()).entries
      #expect(entries.map(\.text) == before.map(\.text), "\(file.path)")
      #expect(skeleton(of: again, entries) == skeleton(of: document, before), "\(file.path)")
    }
  }

  @Test func `grade counts what check counts`() throws {
    for file in try sample() { try expectAgreement(on: try file.document(), Configuration()) }
  }

  @Test func `grade counts in pieces what it counts in the whole`() throws {
    var count = 0
    for file in try sample() where file.format == "apple-strings" {
      let document = try file.document()
      guard Checker(configuration: Configuration()).canGradeInPieces(document) else { continue }
      let all = document.original
      var checker = Checker(configuration: Configuration())
      let inPieces = checker.grade(path: document.path) { offset, bytes in
        let piece = all.dropFirst(offset).prefix(1500)
        bytes += piece
        return piece.count == 1500
      }
      guard let inPieces else { continue }
      count += 1
      let whole = checker.grade(document)
      #expect(whole?.findings.isEmpty ?? false, "\(file.path)")
      #expect(inPieces.locales.map(\.counts) == whole?.locales.map(\.counts), "\(file.path)")
    }
    #expect(count > 20)
  }

  /// One edit for each entry that can take one.
  private func edits(
    _ entries: StringTable, in document: Document, _ format: any Format, text: (Entry) -> String
  ) -> [Edit] {
    entries.compactMap { $0.edit(replacingValueWith: text($0), in: document, format: format) }
  }

  /// The bytes on disk without the values that can be changed.
  private func skeleton(of document: Document, _ entries: StringTable) -> [UInt8] {
    var bytes: [UInt8] = []
    var done = 0
    let ranges = entries.filter(\.isFixable).compactMap(\.range).map(document.originalRange(of:))
    // The forms of a message lie in the range of the whole.
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > done {
      bytes += document.original[done..<max(done, range.lowerBound)]
      done = range.upperBound
    }
    return bytes + document.original[done...]
  }

  /// All files in a release build, some in a debug build.
  private func sample() throws -> [Corpus.File] {
    let files = try Corpus.files()
    if Corpus.readsAll { return files }
    return files.enumerated().filter { $0.offset % 7 == 0 || $0.element.format == "stringsdict" }.map(
      \.element)
  }
}
