import Testing

@testable import CopyLint

/// Whatever is written over the values of real files reads back, or the format refuses it.
@Suite(.enabled(if: Corpus.folder != nil, "../shared/corpus is not here; set COPY_LINT_SHARED"))
struct CorpusWritingTests {
  /// The folders of the corpus, and the formats that read them.
  static let folders = [
    "android-xml": "android-xml", "po": "po", "qt-ts": "qt-ts", "resx": "resx", "xliff": "xliff",
    "json": "json", "arb": "arb", "properties": "properties", "yaml": "yaml", "ftl": "fluent",
  ]

  static let nastyTexts: [String] = [
    "", " ", "a", " a", "a ", "  a  b  ", "\t", "a\tb", "\n", "a\nb", "a\n\nb\n", "\na", "a\r\nb", "a\rb",
    "\"", "\"a\" \"b\"", "'a' it's", "`a`", "\\", "a\\", "\\n \\u0041 \\x41 \\\"", "%", "100% of %@ %1$s %%",
    "{", "}", "{n}", "{ $n }", "{{n}}", "a { b", "<", "<b>a</b> &amp; &", "]]>", "#", "a # b", "#a", "- a",
    "-", "? a", ": a", "a: b", "a:", "* a", "*a", "&a", "!a", "|", "> a", "@a", "%a", "[a]", "a, b", ",",
    ".a",
    "a;b", ";", "=", "= a", "~", "null", "true", "Yes", "no", "12", "1.5e3", "2024-01-01", "<<", "---", "...",
    "😀👩‍👩‍👧", "שלום ⁧עולם⁩", "e\u{301}a\u{308}", "a\u{A0}b", "a\u{2028}b", "a\u{85}b", "\u{FEFF}a", "a\u{200B}",
    "\u{1}\u{7F}", "a\u{0}b", "日本語、テスト。",
  ]

  /// Each text goes into every n-th file, the next text into the next files. All texts in all files are minutes of work
  /// in a release build and an hour in a debug build.
  static let nastyStep: Int = {
    #if DEBUG
      return Corpus.readsAll ? 7 : 97
    #else
      return 1
    #endif
  }()

  static let longText = String(repeating: "Ünï \"cödé\" \\ 😀 ", count: 3000)

  @Test func `each text is in the document where its map says`() throws {
    for (file, document, format) in try Self.sample() {
      for entry in format.read(document, options: ReadingOptions()).entries {
        let range = try #require(entry.range)
        let text = Array(entry.text.utf8)
        let map = entry.textMap ?? entry.map
        let asIs = ByteMap.Run(
          text: 0, textLength: text.count, document: map.start, documentLength: text.count)
        for run in map.runs.isEmpty ? [asIs] : map.runs where run.textLength == run.documentLength {
          let there = document.bytes[Int(run.document)..<Int(run.document + run.documentLength)]
          #expect(
            text[Int(run.text)..<Int(run.text + run.textLength)] == there, "\(file.path) \(entry.key)")
        }
        // In Android, what is in double quotes in the middle of a value is a piece by itself.
        let whole = map.documentRange(of: 0..<text.count)
        if entry.isFixable, whole != nil || format.name != "android-xml" {
          // Android drops the white space at the ends.
          let isSpace =
            format.name == "android-xml" && whole.map { document.isSpace(around: $0, in: range) } ?? false
          #expect(whole == range || isSpace, "\(file.path) \(entry.key)")
        }
      }
    }
  }

  @Test func `each value written again by its format reads back`() throws {
    var counts: [String: (values: Int, same: Int, refused: Int)] = [:]
    for (file, document, format) in try Self.sample() where document.isEditable {
      var edits: [Edit] = []
      var count = counts[format.name] ?? (0, 0, 0)
      for entry in format.read(document, options: ReadingOptions()).entries where entry.isFixable {
        let range = try #require(entry.range)
        count.values += 1
        guard let bytes = format.encode(entry.text, in: entry, of: document) else {
          count.refused += 1
          continue
        }
        if bytes[...] == document.bytes[range] { count.same += 1 }
        edits.append(Edit(range: range, bytes: bytes, text: entry.text))
      }
      counts[format.name] = count
      let isRead = Self.reads(edits, in: document, format)
      #expect(isRead, "\(file.path)")
      let kept = format.read(document, options: ReadingOptions()).entries.compactMap {
        $0.edit(replacingValueWith: $0.text, in: document, format: format)
      }
      #expect(document.applying(kept) == document.original, "\(file.path)")
    }
    for (name, count) in counts { print("\(name): \(count)") }
  }

  @Test(arguments: nastyTexts)
  func `nasty texts read back or are refused`(_ text: String) throws {
    var refused: [String: Int] = [:]
    let turn = Self.nastyTexts.firstIndex(of: text) ?? 0
    for (file, document, format) in try Self.sample(one: Self.nastyStep, turn) where document.isEditable {
      let entries = format.read(document, options: ReadingOptions()).entries
      let edits = entries.compactMap {
        $0.edit(replacingValueWith: text, in: document, format: format)
      }
      let count = entries.count(where: \.isFixable) - edits.count
      if count > 0 { refused[format.name, default: 0] += count }
      let isRead = Self.reads(edits, in: document, format)
      #expect(isRead, "\(file.path) \(text.debugDescription)")
    }
    if !refused.isEmpty { print("refused \(text.debugDescription): \(refused)") }
  }

  @Test func `long texts read back or are refused`() throws {
    for (file, document, format) in try Self.sample() where document.isEditable {
      let entries = format.read(document, options: ReadingOptions()).entries.filter(\.isFixable)
      let edits = [entries.first, entries.last].compactMap(\.self).compactMap {
        $0.edit(replacingValueWith: Self.longText, in: document, format: format)
      }
      let isRead = Self.reads(edits, in: document, format)
      #expect(isRead, "\(file.path)")
    }
  }

  private static func reads(_ edits: [Edit], in document: Document, _ format: any Format) -> Bool {
    document.verifies(document.applying(edits), after: edits, format: format)
  }

  /// Every n-th file; others at each turn.
  private static func sample(one step: Int = Corpus.readsAll ? 1 : 23, _ turn: Int = 0) throws -> [(
    file: Corpus.File, document: Document, format: any Format
  )] {
    try Corpus.files(of: Array(folders.keys)).enumerated().compactMap { index, file in
      guard (index + turn) % step == 0 else { return nil }
      let format = try #require(allFormats.first { $0.name == folders[file.format] })
      return (file, try file.document(), format)
    }
  }
}

extension Document {
  /// Whether nothing but white space is between two ranges that share a middle.
  fileprivate func isSpace(around inner: Range<Int>, in outer: Range<Int>) -> Bool {
    outer.contains(inner)
      && (bytes[outer.lowerBound..<inner.lowerBound] + bytes[inner.upperBound..<outer.upperBound])
        .allSatisfy { $0 <= 0x20 }
  }
}
