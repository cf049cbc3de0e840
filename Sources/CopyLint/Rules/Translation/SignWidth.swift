internal import Readability

/// A punctuation mark that is wider or narrower than in the file's other texts.
struct SignWidth: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "sign-width", group: .translation, severity: .warning, languages: ["ja", "ko", "zh"],
      summary: "A punctuation mark has a different width than in nearly all other texts in the file.")
  }

  var when: When { .never }

  /// In UTF-8 bytes: three letters and the period.
  private static let longestAbbreviation = 10
  /// Fewer signs of the usual width show no habit.
  private static let fewest = 8
  /// Slips are at most one in this many.
  private static let slips = 8

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard ["ja", "ko", "zh"].contains(Locale(catalog.locale).language) else { return }
    var marks = Array(repeating: (full: 0, half: 0), count: WideSign.all.count)
    var places: [(entry: Int, sign: Int, isFull: Bool, range: Range<Int>)] = []
    for index in catalog.indices {
      let row = catalog.entries.rows[index]
      if BareList.isOne(catalog.entries.bytes(row.sentence)) { continue }
      WideSign.forEach(in: catalog.entries.bytes(row.sentence)) { sign, isFull, range in
        if !isFull, WideSign.isInCode(range, catalog.entries.bytes(row.sentence)) { return }
        // “编号.” is short for a longer word, as “No.” is.
        if WideSign.all[sign].half == ".", row.sentence.length <= Self.longestAbbreviation { return }
        if isFull { marks[sign].full += 1 } else { marks[sign].half += 1 }
        places.append((index, sign, isFull, range))
      }
    }
    var last: Int?
    // A wide mark is never wrong in Chinese and Japanese, nor a narrow one in Korean.
    let isKorean = Locale(catalog.locale).language == "ko"
    for place in places where place.entry != last && place.isFull == isKorean {
      if !place.isFull,
        !WideSign.isAmongWide(place.range, catalog.entries.bytes(catalog.entries.rows[place.entry].sentence))
      {
        continue
      }
      let (full, half) = marks[place.sign]
      let (usual, other) = place.isFull ? (half, full) : (full, half)
      guard usual >= Self.fewest, other * Self.slips <= usual else { continue }
      last = place.entry
      let sign = WideSign.all[place.sign]
      let wanted = place.isFull ? sign.half : sign.full
      findings.append(
        CatalogFinding(
          entry: place.entry,
          finding: Finding(
            rule: about.name,
            // A wide one is right in Korean too, if not as the others are.
            severity: place.isFull ? .note : about.severity,
            message: "Write “\(wanted)” here. Nearly all other texts in this file do.", range: place.range,
            words: [place.isFull ? sign.full : sign.half])))
    }
  }
}
