import Testing

@testable import CopyLint

@Suite struct `Neutral ranges` {
  /// Pieces that make or nearly make a range, put together at random, with a fixed seed.
  @Test func `are the same when bytes without a sign are skipped`() {
    let pieces = [
      "a", "Save", " ", " ", "é", "😀", "%", "@", "%@", "%1$@", "$", "{", "}", "{n}", "\\(", ")", ":", "://",
      "https://a.b", "mailto:", "tel:", "C:\\U", "www.1", ".", "..", "/", "~/", "/usr/bin", "and/or", "b.com",
      "v2.0", "x@y.org", "<b>", "</b>", "<", "&amp;", "&", "**", "*", "`", "`c`", "[", "]", "](", "](x)", "5",
      "-",
      "_", "+", "\n", "#@f@", "arg", "(", "\"", "o:", "l:",
    ]
    var seed: UInt64 = 7
    for round in 0..<5_000 {
      var text = ""
      for _ in 0..<(round % 12) {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(seed >> 33) % pieces.count]
      }
      for syntax in [Syntax.apple, .icu, .laravel, .vue, .none] {
        var quick: [NeutralRange] = []
        findNeutralRanges(in: text.utf8.span, syntax: syntax, into: &quick)
        if quick != plainNeutralRanges(in: text.utf8.span, syntax: syntax) {
          Issue.record("\(text.debugDescription) \(syntax)")
        }
      }
    }
  }

  @Test(arguments: [
    "Hello ⟦%@⟧",
    "⟦%1$@⟧ sent ⟦%2$lld⟧ files",
    "⟦%d⟧ of ⟦%li⟧, ⟦%5.2f⟧, ⟦%-10s⟧, ⟦%+d⟧, ⟦%#x⟧, ⟦%'d⟧, ⟦%*d⟧, ⟦%1$*2$d⟧, ⟦%.*f⟧",
    "⟦%hhd⟧ ⟦%zu⟧ ⟦%qi⟧ ⟦%Lf⟧ ⟦%c⟧ ⟦%S⟧ ⟦%p⟧",
    "⟦%lld⟧GB and ⟦%@⟧s",
    "⟦%#@files@⟧ in ⟦%1$#@folders@⟧: ⟦%arg⟧, ⟦%1$arg⟧",
    "⟦%.1f⟧⟦%%⟧ done",
    "⟦%d⟧⟦%%⟧",
    "100% guaranteed",
    "Get 40% of your dose",
    "50 % de remise",
    "50\u{A0}% de remise",
    "5%-ige L\u{F6}sung",
    "Only % of them",
    "⟦% d⟧ and on",
    "%",
    "100%",
    "%$1@ and %",
    "Copied to ⟦~/Library/Logs⟧",
    "Home is $(not here) but ⟦$(PRODUCT_NAME)⟧",
    "You have ⟦\\(count)⟧ left, ⟦\\(names.joined(by: \", \"))⟧",
    "Set {all of these} and ⟦{name}⟧",
    "One.⟦\\n⟧Two⟦\\n⟧⟦\\n⟧ Three⟦\\n⟧", "⟦C:\\new⟧ or ⟦D:\\n⟧ or \\name or \\n_1 or \\t",
  ])
  func `of Apple strings`(marked: String) { check(marked, .apple) }

  @Test(arguments: [
    "⟦{name}⟧ and ⟦{0}⟧ and ⟦{ user.name }⟧ and ⟦{count, number}⟧ and ⟦{}⟧",
    "⟦{{name}}⟧ ⟦{{- name}}⟧ ⟦{{ count, number }}⟧ ⟦$t(key)⟧ ⟦$t(key, {\"count\": 1})⟧",
    "⟦%{name}⟧ ⟦%<name>s⟧ ⟦%<size>.2f⟧ ⟦%(name)s⟧ ⟦${name}⟧ ⟦${a + {b}}⟧ ⟦$(VAR)⟧ ⟦$NAME$⟧",
    "⟦{n, plural, one {# file} other {# files}}⟧ left",
    "⟦%@⟧ ⟦%d⟧ ⟦%1$s⟧ ⟦%02d⟧ ⟦%.1f⟧ ⟦%lld⟧ ⟦%%⟧",
    "{choose one of these}, {or this!}",
    "100%do and 5%d and %sure and % d and %+d",
    "$5 and $10$, $t and $",
    "a { b",
    "a } b",
    "⟦{a}⟧ { ⟦{b}⟧",
    "\\ and (parentheses)",
    ":name and @:key",
  ])
  func `of texts without a grammar`(marked: String) { check(marked, .none) }

  @Test(arguments: [
    (Syntax.icu, "⟦{n, plural, one {# file} other {# files}}⟧"),
    (.java, "⟦%n⟧ ⟦%tY⟧ ⟦%<s⟧ ⟦%1$tB⟧ ⟦%,d⟧ and ⟦{0}⟧"),
    (.dotnet, "⟦{0:N2}⟧ of ⟦{1,10}⟧"),
    (.pythonBrace, "⟦{}⟧ ⟦{0!r:>{width}}⟧"),
    (.qt, "⟦%1⟧ of ⟦%L2⟧: ⟦%n⟧ file(s), ⟦%12⟧3"),
    (.vue, "⟦{name}⟧ ⟦@:common.ok⟧ ⟦@.upper:ok⟧"),
    (.laravel, "Hi ⟦:name⟧, it is 5:30 ⟦:AM⟧"),
    (.fluent, "⟦{ $count }⟧ of ⟦{ -brand }⟧ ⟦{\"\"}⟧"),
    (.ruby, "⟦%{name}⟧ has ⟦%s⟧, 5% off"),
    (.flutter, "⟦{a}⟧ {"),
  ])
  func `of other grammars`(syntax: Syntax, marked: String) {
    check(marked, syntax)
  }

  @Test(arguments: [
    "⟦<b>⟧Bold⟦</b>⟧ and ⟦<a href=\"https://a.b/?q=1\">⟧link⟦</a>⟧⟦<br/>⟧⟦<br />⟧⟦<0>⟧text⟦</0>⟧⟦<1/>⟧",
    "⟦<!-- note -->⟧Text",
    "Tom ⟦&amp;⟧ Ann ⟦&#64;⟧ ⟦&#x40;⟧, AT&T, Q&A; &;",
    "Enter <your name>, a < b > c, I <3 you > me, <",
    "⟦**⟧Bold⟦**⟧, 2 * 3, *required",
    "Run ⟦`git pull`⟧ now. Don`t and can`t; `open",
    "Draw ⟦```\n|:dedB dedB|\n```⟧ or ```open",
    "See [our terms⟦](https://example.com/(a))⟧ or ^[⟦%d⟧ file⟦](inflect: true)⟧, a](b c",
    "array](x), [text] (aside)",
  ])
  func `of markup`(marked: String) { check(marked, .apple) }

  @Test(arguments: [
    "Go to ⟦https://example.com/a?b=c#d⟧. Then (⟦http://x.org/(y)⟧), ⟦app://open⟧!",
    "It starts with ⟦http://⟧ or ⟦https://⟧.",
    "Visit ⟦www.example.travel⟧ or ⟦example.com⟧, ⟦help.example.co.uk/a/b⟧ or ⟦Example.org⟧.",
    "请访问⟦example.com⟧获取",
    "⟦https://de.wikipedia.org/wiki/K\u{E4}se⟧ schmeckt",
    "Mail ⟦name@example.com⟧, ⟦first.last+tag@mail.example.org⟧ or ⟦mailto:me@example.com⟧.",
    "Type ⟦about:config⟧ or (⟦about:logins⟧). What it is about: this, about:This.",
    "@you and me@home and you@",
    "⟦~/Library/x⟧, ⟦/usr/local/bin⟧, ⟦../other⟧, ⟦C:\\Users\\me⟧",
    "$5 /month and/or 24/7, 1/2, a / b, km/h",
    "e.g. this, i.e. that, U.S. law, 3.5 mm, package.json, Node.js, v1.2.3, p.m.",
    "Wait...what. Done.Next",
    "note:⟦example.com⟧ is ⟦https://a.io⟧",
  ])
  func `of addresses`(marked: String) { check(marked, .none) }

  @Test func `has nothing to say of the empty text`() { check("", .apple) }

  @Test(arguments: [
    "{", "{{", "{a", "{ {} ", "%", "%(", "%{", "${", "\\(", "<", "<a ", "<a b=", "&", "&a", "[", "](", "[](",
    "`", "` `", "*", "a.", "a@", "a-", "a:", "about:a", "a://",
    "/a", "/a ", "~/", ".", "$A", "%1", "%#@", "'/", "'.",
  ])
  func `takes linear time on fifty thousand bytes of`(piece: String) {
    var ranges: [NeutralRange] = []
    let clock = ContinuousClock()
    for syntax in [Syntax.apple, .icu] {
      let text = Array(String(repeating: piece, count: 50_000 / piece.utf8.count).utf8)
      let time = clock.measure { findNeutralRanges(in: text.span, syntax: syntax, into: &ranges) }
      #expect(time < .seconds(5))
    }
  }

  private func check(_ marked: String, _ syntax: Syntax) {
    let wanted = MarkedText(marked)
    var ranges: [NeutralRange] = []
    findNeutralRanges(in: wanted.bytes.span, syntax: syntax, into: &ranges)
    #expect(
      MarkedText.show(wanted.bytes, ranges.map(\.range)) == MarkedText.show(wanted.bytes, wanted.ranges))
  }
}

/// The ranges by a walk over every byte, as the grammars are meant.
private func plainNeutralRanges(in text: Span<UInt8>, syntax: Syntax) -> [NeutralRange] {
  var ranges: [NeutralRange] = []
  var hasOpenBracket = false
  var index = 0
  while index < text.count {
    var end: Int?
    var kind = NeutralRange.Kind.placeholder
    switch text[index] {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: ":"),
      UInt8(ascii: "@"):
      end = FoundPlaceholder.find(in: text, at: index, syntax: syntax)?.end
      if end == nil, text[index] == UInt8(ascii: "\\") {
        (end, kind) = (WrittenLineEnd.end(in: text, at: index), .entity)
      }
    case UInt8(ascii: "<"): (end, kind) = (MarkupGrammar.tagEnd(in: text, at: index), .markup)
    case UInt8(ascii: "&"): (end, kind) = (MarkupGrammar.entityEnd(in: text, at: index), .entity)
    case UInt8(ascii: "*"), UInt8(ascii: "`"):
      (end, kind) = (MarkupGrammar.markEnd(in: text, at: index), .markup)
    case UInt8(ascii: "["): hasOpenBracket = true
    case UInt8(ascii: "]") where hasOpenBracket:
      hasOpenBracket = false
      (end, kind) = (MarkupGrammar.linkTargetEnd(in: text, at: index), .markup)
    default: break
    }
    var next = index + 1
    if end == nil, AddressGrammar.canStart(in: text, at: index) {
      if let address = AddressGrammar.end(in: text, at: index) {
        (end, kind) = (address.end, address.kind)
      } else {
        next = max(next, AddressGrammar.wordEnd(in: text, at: index))
      }
    }
    if let end {
      ranges.append(NeutralRange(range: index..<end, kind: kind))
      next = end
    }
    index = next
  }
  return ranges
}
