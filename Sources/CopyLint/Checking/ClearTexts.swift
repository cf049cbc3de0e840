import Readability

/// The texts of a file in which nothing was found, so that a text that comes again is not checked again.
///
/// A third of the strings of a large file are there twice. Of a text only a hash is kept, with the little that the sums
/// take from it. 56 bits of the hash count: of a hundred thousand texts two share them in one of ten million runs.
struct ClearTexts {
  /// What the sums have to know of a text that they hold already.
  struct Text: Equatable {
    var isMeasured: Bool
    var lacksFormula: Bool
    /// Whether it is read as prose.
    var isProse: Bool
    /// `GradeHistogram.bar(of:)`.
    var bar: Int?

    init(isMeasured: Bool, lacksFormula: Bool, isProse: Bool, bar: Int?) {
      self.isMeasured = isMeasured
      self.lacksFormula = lacksFormula
      self.isProse = isProse
      self.bar = bar
    }

    fileprivate init(bits: UInt64) {
      isMeasured = bits & 1 != 0
      lacksFormula = bits & 2 != 0
      isProse = bits & 4 != 0
      bar = bits >> 3 & 31 == 0 ? nil : Int(bits >> 3 & 31) - 1
    }

    fileprivate var bits: UInt64 {
      (isMeasured ? 1 : 0) | (lacksFormula ? 2 : 0) | (isProse ? 4 : 0) | UInt64((bar ?? -1) + 1) << 3
    }
  }

  /// The upper bits of hashes, and in the lowest eight what is known; 0 is an empty slot. Open addressing with linear
  /// probing, three quarters full at most.
  private var slots: [UInt64] = []
  private var count = 0
  /// What the last string had in common with most others of its file, and a hash of it.
  private var place = (locale: StringRow.noLocale, syntax: Syntax.none, hash: UInt64(0))

  private static let known: UInt64 = 0xFF

  /// What is known of the text with this hash, which is not 0; nil when nothing is.
  subscript(hash: UInt64) -> Text? {
    guard count > 0 else { return nil }
    let found = slots[slot(of: hash)]
    return found == 0 ? nil : Text(bits: found & Self.known)
  }

  mutating func insert(_ text: Text, for hash: UInt64) {
    if count >= slots.count - slots.count >> 2 { grow() }
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return }
    slots[slot] = Self.name(of: hash) | text.bits
    count += 1
  }

  /// The part of a hash that is kept; never 0.
  private static func name(of hash: UInt64) -> UInt64 { max(known + 1, hash & ~known) }

  private func slot(of hash: UInt64) -> Int {
    let name = Self.name(of: hash)
    var slot = Int(truncatingIfNeeded: name.multipliedFullWidth(by: UInt64(slots.count)).high)
    while slots[slot] != 0, slots[slot] & ~Self.known != name {
      slot += 1
      if slot == slots.count { slot = 0 }
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(256, old.count * 2))
    for text in old where text != 0 { slots[slot(of: text)] = text }
  }
}

extension ClearTexts {
  /// A name for all that a rule may look at in a string which does not look around; 0 for a string that has more to it:
  /// forms, limits, values, or a sibling.
  mutating func hash(of row: StringRow, in table: StringTable, translating forms: SourceForms?) -> UInt64 {
    guard row.isShown, row.state == .translated, !row.isForm, row.extras == StringRow.nothing
    else { return 0 }
    if place.hash == 0 || place.syntax != row.syntax || place.locale != row.locale {
      let locale = byteHash(table.locale(row.locale).name.utf8.span)
      let hash = Self.joined(locale, byteHash(row.syntax.rawValue.utf8.span))
      place = (row.locale, row.syntax, hash)
    }
    var hash = Self.joined(byteHash(table.bytes(row.sentence)), place.hash)
    let hasSource = !row.source.isNone || row.sourceLocale != StringRow.noLocale || row.origin != nil
    let isTranslation: UInt64 = hasSource ? 1 : 0
    hash = Self.joined(
      hash, isTranslation << 16 | UInt64(row.role.container.rawValue) << 8 | UInt64(row.role.part.rawValue))
    guard let forms else { return hash }
    guard forms.all.count == 1, forms.all[0].maxLength == nil, forms.all[0].variant.isEmpty,
      !forms.all[0].text.isEmpty
    else { return 0 }
    hash = Self.joined(hash, byteHash(forms.all[0].text.utf8.span))
    hash = Self.joined(hash, byteHash(forms.locale.utf8.span))
    return Self.joined(hash, byteHash(forms.syntax.rawValue.utf8.span))
  }

  private static func joined(_ hash: UInt64, _ other: UInt64) -> UInt64 {
    max(1, mixed(hash ^ other, 0x9E37_79B9_7F4A_7C15))
  }
}

extension Subject {
  /// What the sums have to know when the same text comes again.
  func clearText() -> ClearTexts.Text {
    ClearTexts.Text(
      isMeasured: measure.value != nil, lacksFormula: measure.why == .noFormula,
      isProse: entry.role.isRead && analysis.counts.words > 0, bar: GradeHistogram.bar(of: measure))
  }
}
