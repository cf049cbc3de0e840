/// The forms of one string in one language: its own, and those of its named parts.
struct VariedText {
  /// One text.
  struct Form {
    /// As Xcode spells it in XLIFF; empty when there is one form only.
    var variant: String
    var piece: Substitutions.Piece
    /// The raw value; nil when the file has no such place.
    var range: Range<Int>?
    var state = TranslationState.translated
    /// Whether a fix may be written.
    var isFixable = true
  }

  /// A named part, such as `files` in `%#@files@`.
  struct Part {
    var name: String
    var nameRange: Range<Int>?
    var forms: [Form] = []

    /// The form that stands for the part when another one is looked at.
    var other: Form? { forms.last { $0.variant.hasSuffix("other") } ?? forms.last }
  }

  var own: [Form] = []
  var parts: [Part] = []

  /// The texts by variant, and what stands for others, once `index` was asked for.
  private var texts: [String: String] = [:]
  private var usual: String?

  init(own: [Form] = []) {
    self.own = own
  }

  var isEmpty: Bool { own.isEmpty && parts.isEmpty }

  /// The text of which a translation's `variant` is the translation: the same form, `other`, or whatever there is.
  func text(matching variant: String) -> String? {
    if !texts.isEmpty {
      if let same = texts[variant] { return same }
      let other = variant.lastIndex(of: ".").flatMap { texts[variant[...$0] + "other"] }
      return other ?? usual
    }
    let all = own + parts.flatMap(\.forms)
    if let same = all.first(where: { $0.variant == variant }) { return same.piece.text }
    if let dot = variant.lastIndex(of: ".") {
      let other = variant[...dot] + "other"
      if let form = all.first(where: { $0.variant == other }) { return form.piece.text }
    }
    return usualText
  }

  private var usualText: String? {
    (own.first { $0.variant.isEmpty || $0.variant.hasSuffix("other") } ?? own.first)?.piece.text
  }

  /// Makes a table of many forms, so that each form of each translation finds its own at once.
  mutating func index() {
    guard own.count + parts.reduce(0, { $0 + $1.forms.count }) > 16 else { return }
    for form in own + parts.flatMap(\.forms) where texts[form.variant] == nil {
      texts[form.variant] = form.piece.text
    }
    usual = usualText
  }

  /// Calls `body` with each form and the whole sentence it makes, the other parts at `other`.
  ///
  /// A form of the string that only puts its parts in a row has no words of its own, and is left out.
  ///
  /// - Parameter room: what is left for sentences; the first one that finds no room is the last.
  func forEachSentence(within room: inout StringRoom, _ body: (Form, Substitutions.Piece) -> Void) {
    guard !parts.isEmpty else {
      for form in own { body(form, form.piece) }
      return
    }
    func add(_ form: Form, _ sentence: Substitutions.Piece) -> Bool {
      guard room.take(sentence.text.utf8.count, at: form.range) else { return false }
      body(form, sentence)
      return true
    }
    var substitutions = Substitutions()
    for part in parts { substitutions.other[part.name] = part.other?.piece }
    for form in own where hasWords(form) {
      guard add(form, substitutions.sentence(of: form.piece) ?? form.piece) else { return }
    }
    // A part is seen in the form that most people see. Its forms have their places in the same one.
    var frames: [String: Substitutions.Piece] = [:]
    for frame in own.filter({ $0.variant.isEmpty || $0.variant.hasSuffix("other") }) + own {
      guard frames.count < parts.count else { break }
      for name in substitutions.parts(in: frame.piece) where frames[name] == nil {
        frames[name] = frame.piece
      }
    }
    for part in parts {
      for form in part.forms {
        let framed = frames[part.name].flatMap {
          substitutions.sentence(of: $0, choosing: (part.name, form.piece))
        }
        guard add(form, framed ?? substitutions.sentence(of: form.piece) ?? form.piece) else { return }
      }
    }
  }

  private func hasWords(_ form: Form) -> Bool {
    let bytes = Array(form.piece.text.utf8)
    var done = 0
    for token in substitutionTokens(in: bytes) {
      if Self.hasLetter(bytes[done..<token.range.lowerBound]) { return true }
      done = token.range.upperBound
    }
    return done == 0 || Self.hasLetter(bytes[done...])
  }

  private static func hasLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 >= 0x80 || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
  }
}
