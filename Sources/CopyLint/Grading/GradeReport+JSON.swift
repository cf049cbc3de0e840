import Readability

extension GradeReport {
  /// One document of the schema `copy-lint/grade/1`.
  ///
  /// `total` is the language with most words; `totals` has each.
  package func json(versions: ToolVersions) -> [UInt8] {
    var json = JSONWriter()
    let totals = totals
    json.object {
      $0.member("schema", "copy-lint/grade/1")
      $0.member("tool", versions)
      $0.object("total") {
        $0.member("entries", parts.reduce(0) { $0 + $1.entries })
        let most = totals.first
        write(
          most?.counts ?? Counts(), most?.measure ?? .ofNothing, language: most?.locale ?? "en", into: &$0)
        $0.member("prose", prose: most?.proseMeasure ?? .ofNothing)
      }
      write("totals", totals, into: &$0)
      write("folders", folders, into: &$0)
      write("parts", parts, into: &$0)
      $0.array("strings") { list in for text in texts { list.object { write(text, into: &$0) } } }
      $0.array("hardest") { list in
        for hard in causes.flatMap(\.hardest.texts) {
          list.object {
            write(hard.text, into: &$0)
            $0.array("words") { list in
              for cost in hard.costs { Self.write(cost.word, cost.cost, into: &list) }
            }
          }
        }
      }
      $0.array("words") { list in
        for cause in causes {
          guard let formula = Language(locale: cause.language)?.formulas.first else { continue }
          for (word, cost) in dearest(cause, by: formula) {
            Self.write(word.text, cost, language: cause.language, count: word.use.count, into: &list)
          }
        }
      }
    }
    json.newline()
    return json.bytes
  }

  private func write(_ name: String, _ parts: [Part], into json: inout JSONWriter) {
    json.array(name) { list in
      for part in parts {
        list.object {
          $0.member("path", part.path)
          if !part.format.isEmpty { $0.member("format", part.format) }
          $0.member("locale", part.locale)
          $0.member("entries", part.entries)
          write(part.counts, part.measure, language: part.locale, into: &$0)
          $0.member("prose", prose: part.proseMeasure)
        }
      }
    }
  }

  private func write(_ text: GradedText, into json: inout JSONWriter) {
    json.member("path", text.path)
    json.member("key", text.entry.key)
    json.member("locale", text.entry.locale)
    json.member("variant", text.entry.variant)
    json.member("role", text.entry.role.identifier)
    json.member("text", text.entry.text)
    write(text.counts, text.measure, language: text.entry.locale, into: &json)
  }

  private func write(_ counts: Counts, _ measure: Measure, language: String, into json: inout JSONWriter) {
    json.member("counts", counts)
    json.member("measure", measure)
    let known = Language(locale: language)
    if known?.code == "en" {
      var ease = Formula.fleschReadingEase.measure(of: counts)
      if measure.value == nil { ease = Measure(formula: ease.formula, words: counts.words, why: measure.why) }
      json.member("readingEase", ease)
    }
    guard showsAllFormulas else { return }
    json.array("formulas") { list in
      for formula in known?.formulas ?? [] { list.object { Self.write(formula, counts, into: &$0) } }
    }
  }

  private static func write(_ formula: Formula, _ counts: Counts, into json: inout JSONWriter) {
    let measure = formula.measure(of: counts)
    json.member("formula", formula.name)
    json.member("title", formula.title)
    json.member("value", measure.value)
    json.member("standardError", measure.standardError)
    json.member("words", measure.words)
    json.member("scale", formula.scale.rawValue)
    json.member("limit", formula.limit)
    json.member("ease", measure.ease?.rawValue)
    json.member("canGate", formula.canGate(counts))
    json.member("why", measure.why?.rawValue)
  }

  private static func write(
    _ word: String, _ cost: Double, language: String? = nil, count: Int? = nil, into json: inout JSONWriter
  ) {
    json.object {
      $0.member("text", word)
      if let language { $0.member("locale", language) }
      if let count { $0.member("count", count) }
      $0.member("cost", cost)
    }
  }
}

extension Measure {
  /// The measure of no texts at all.
  fileprivate static var ofNothing: Measure {
    Measure(formula: Formula.fleschKincaidGrade.name, why: .noText)
  }
}
