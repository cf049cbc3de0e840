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
    irregular.span { list in
      var start = 0
      while start < list.count {
        let base = word(list, at: start)
        let past = word(list, at: base.upperBound + 1)
        var end = past.upperBound
        if end < list.count, list[end] == UInt8(ascii: " ") {
          let participle = word(list, at: end + 1)
          end = participle.upperBound
          body(list.extracting(base), list.extracting(past), .pastOnly)
          body(list.extracting(base), list.extracting(participle), .participle)
        } else {
          body(list.extracting(base), list.extracting(past), .past)
        }
        start = end + 1
      }
    }
  }

  /// Past and participle of a verb in small letters; nil when it is regular.
  static func irregularForms(of verb: String) -> (past: String, participle: String)? {
    var found: (past: String, participle: String)?
    forEachIrregular { base, form, kind in
      guard String(copying: base) == verb else { return }
      let form = String(copying: form)
      switch kind {
      case .participle: found?.participle = form
      default: found = (form, form)
      }
    }
    return found
  }

  private static func word(_ list: Span<UInt8>, at start: Int) -> Range<Int> {
    var end = start
    while end < list.count, list[end] != UInt8(ascii: " "), list[end] != UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }
}

extension StaticString {
  fileprivate func span(_ body: (Span<UInt8>) -> Void) {
    withUTF8Buffer { unsafe body($0.span) }
  }
}

extension String {
  fileprivate init(copying bytes: Span<UInt8>) {
    self.init()
    for index in bytes.indices { unicodeScalars.append(Unicode.Scalar(bytes[index])) }
  }
}
