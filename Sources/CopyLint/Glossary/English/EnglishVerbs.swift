/// Verbs whose past is not "-ed": base, past, and the participle where it is another word.
enum EnglishVerbs {
  private static let irregular: StaticString = """
    become became become
    begin began begun
    bind bound
    break broke broken
    bring brought
    build built
    buy bought
    catch caught
    choose chose chosen
    come came come
    cut cut
    deal dealt
    do did done
    draw drew drawn
    drive drove driven
    fall fell fallen
    feed fed
    feel felt
    fight fought
    find found
    get got gotten
    give gave given
    go went gone
    grow grew grown
    have had
    hide hid hidden
    hit hit
    hold held
    hurt hurt
    keep kept
    know knew known
    lead led
    leave left
    lend lent
    let let
    lose lost
    make made
    mean meant
    meet met
    overwrite overwrote overwritten
    override overrode overridden
    pay paid
    put put
    read read
    redo redid redone
    rewrite rewrote rewritten
    ride rode ridden
    run ran run
    say said
    see saw seen
    sell sold
    send sent
    set set
    show showed shown
    shut shut
    speak spoke spoken
    speed sped
    spend spent
    split split
    spread spread
    stick stuck
    take took taken
    teach taught
    tell told
    think thought
    undertake undertook undertaken
    undo undid undone
    understand understood
    wear wore worn
    win won
    withhold withheld
    write wrote written
    """

  /// Calls `body` with each irregular form of each verb.
  static func forEachIrregular(
    _ body: (_ base: Span<UInt8>, _ form: Span<UInt8>, _ kind: WordForm) -> Void
  ) {
    irregular.withSpan { list in
      var start = 0
      while start < list.count {
        let verb = Verb(in: list, at: start)
        let base = list.extracting(verb.base)
        body(base, list.extracting(verb.past), verb.participle == nil ? .past : .pastOnly)
        if let participle = verb.participle { body(base, list.extracting(participle), .participle) }
        start = verb.end
      }
    }
  }

  /// Past and participle of a verb in lowercase letters; nil when it is regular.
  static func irregularForms(of verb: String) -> (past: String, participle: String)? {
    irregular.withSpan { list in
      var start = 0
      while start < list.count {
        let entry = Verb(in: list, at: start)
        if isSame(list, entry.base, verb.utf8.span) {
          let past = String(copying: list, entry.past)
          return (past, entry.participle.map { String(copying: list, $0) } ?? past)
        }
        start = entry.end
      }
      return nil
    }
  }

  /// One line of the list.
  private struct Verb {
    let base: Range<Int>
    let past: Range<Int>
    let participle: Range<Int>?
    /// Where the next line starts.
    let end: Int

    init(in list: Span<UInt8>, at start: Int) {
      base = Self.word(list, at: start)
      past = Self.word(list, at: base.upperBound + 1)
      let hasParticiple = past.upperBound < list.count && list[past.upperBound] == UInt8(ascii: " ")
      participle = hasParticiple ? Self.word(list, at: past.upperBound + 1) : nil
      end = (participle ?? past).upperBound + 1
    }

    private static func word(_ list: Span<UInt8>, at start: Int) -> Range<Int> {
      var end = start
      while end < list.count, list[end] != UInt8(ascii: " "), list[end] != UInt8(ascii: "\n") { end += 1 }
      return start..<end
    }
  }

  private static func isSame(_ list: Span<UInt8>, _ range: Range<Int>, _ word: Span<UInt8>) -> Bool {
    guard range.count == word.count else { return false }
    for offset in 0..<word.count where list[range.lowerBound + offset] != word[offset] { return false }
    return true
  }
}

extension StaticString {
  fileprivate func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    withUTF8Buffer { unsafe body($0.span) }
  }
}

extension String {
  fileprivate init(copying bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init()
    for index in range { unicodeScalars.append(Unicode.Scalar(bytes[index])) }
  }
}
