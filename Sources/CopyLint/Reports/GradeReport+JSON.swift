import Readability

extension GradeReport {
  /// One document of the schema `copy-lint/grade/1`.
  public func json(versions: ToolVersions) -> [UInt8] {
    var json = JSONWriter()
    let total = total
    json.object {
      $0.member("schema", "copy-lint/grade/1")
      $0.member("tool", versions)
      $0.object("total") {
        $0.member("entries", total.entries)
        Self.write(total.counts, total.measure, into: &$0)
      }
      $0.array("parts") { list in
        for part in parts {
          list.object {
            $0.member("path", part.path)
            $0.member("format", part.format)
            $0.member("locale", part.locale)
            $0.member("entries", part.entries)
            Self.write(part.counts, part.measure, into: &$0)
          }
        }
      }
      $0.array("strings") { list in
        for text in texts {
          list.object {
            $0.member("path", text.path)
            $0.member("key", text.entry.key)
            $0.member("locale", text.entry.locale)
            $0.member("variant", text.entry.variant)
            $0.member("role", text.entry.role.identifier)
            $0.member("text", text.entry.text)
            Self.write(text.counts, text.measure, into: &$0)
          }
        }
      }
    }
    json.newline()
    return json.bytes
  }

  private static func write(_ counts: Counts, _ measure: Measure, into json: inout JSONWriter) {
    json.member("counts", counts)
    json.member("measure", measure)
    var ease = Measure(formula: "flesch-reading-ease", words: counts.words, why: measure.why)
    ease.value = Self.ease(counts, measure)
    json.member("readingEase", ease)
  }
}
