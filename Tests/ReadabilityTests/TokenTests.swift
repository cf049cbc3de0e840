import Testing

struct TokenTests {
  @Test(arguments: [
    ("You're offline", "⟦You're⟧ ⟦offline⟧"),
    ("You’re offline", "⟦You’re⟧ ⟦offline⟧"),
    ("Sign-in with Wi-Fi", "⟦Sign-in⟧ ⟦with⟧ ⟦Wi-Fi⟧"),
    ("State\u{2011}of\u{2011}the\u{2011}art", "⟦State\u{2011}of\u{2011}the\u{2011}art⟧"),
    ("A list of pre- and post-checks", "⟦A⟧ ⟦list⟧ ⟦of⟧ ⟦pre⟧- ⟦and⟧ ⟦post-checks⟧"),
    ("Wait -- then go", "⟦Wait⟧ -- ⟦then⟧ ⟦go⟧"),
    ("On/off", "⟦On⟧/⟦off⟧"),
    ("N/A at 90 km/h", "⟦N/A⟧ ⟦at⟧ ⟦90⟧# ⟦km/h⟧"),
    ("AT&T and Q&A", "⟦AT&T⟧ ⟦and⟧ ⟦Q&A⟧"),
    ("Save & exit", "⟦Save⟧ & ⟦exit⟧"),
    ("C++, C# and Disney+", "⟦C++⟧, ⟦C#⟧ ⟦and⟧ ⟦Disney+⟧"),
    ("Ask @team or #help", "⟦Ask⟧ @⟦team⟧ ⟦or⟧ #⟦help⟧"),
    ("user_name __ node_modules _draft_", "⟦user_name⟧ __ ⟦node_modules⟧ _⟦draft⟧_"),
    ("long\u{200B}word and soft\u{AD}ware", "⟦long\u{200B}word⟧ ⟦and⟧ ⟦soft\u{AD}ware⟧"),
    ("Hi 👋 there 👨‍👩‍👧 1️⃣ • ★", "⟦Hi⟧ 👋 ⟦there⟧ 👨‍👩‍👧 1️⃣ • ★"),
    ("l'app aujourd'hui", "⟦l'app⟧ ⟦aujourd'hui⟧"),
  ])
  func `finds words`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("Open 24/7", "⟦Open⟧ ⟦24/7⟧#"),
    ("At 12:30 or 12:30 PM", "⟦At⟧ ⟦12:30⟧# ⟦or⟧ ⟦12:30⟧# ⟦PM⟧"),
    ("Only $5.99/mo", "⟦Only⟧ ⟦$5.99/mo⟧#"),
    ("17.2, 1,024 and 2.0.1", "⟦17.2⟧#, ⟦1,024⟧# ⟦and⟧ ⟦2.0.1⟧#"),
    ("Save 50%, 5€ or 30°", "⟦Save⟧ ⟦50%⟧#, ⟦5€⟧# ⟦or⟧ ⟦30°⟧#"),
    ("From -5 to +1 (#1)", "⟦From⟧ ⟦-5⟧# ⟦to⟧ ⟦+1⟧# (⟦#1⟧#)"),
    ("Pages 1–5, 2024-01-15", "⟦Pages⟧ ⟦1–5⟧#, ⟦2024-01-15⟧#"),
    ("A 24-hour day, 1920×1080", "⟦A⟧ ⟦24-hour⟧# ⟦day⟧, ⟦1920×1080⟧#"),
    ("MP3 and 4K, 5GB", "⟦MP3⟧ ⟦and⟧ ⟦4K⟧#, ⟦5GB⟧#"),
    ("Scale: 5 - 3", "⟦Scale⟧: ⟦5⟧# - ⟦3⟧#"),
  ])
  func `finds figures`(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("%@ in %@", ["%@", "%@"], "⟦%@⟧~ ⟦in⟧ ⟦%@⟧~"),
    ("%2$@'s photo", ["%2$@"], "⟦%2$@⟧~'s ⟦photo⟧"),
    ("%@’s photo", ["%@"], "⟦%@⟧~’s ⟦photo⟧"),
    ("%ds left", ["%d"], "⟦%d⟧~s ⟦left⟧"),
    ("%dMB of {total}", ["%d", "{total}"], "⟦%d⟧~⟦MB⟧ ⟦of⟧ ⟦{total}⟧~"),
    ("<b>Save</b> it", ["<b>", "</b>"], "⟦<b>⟧~⟦Save⟧⟦</b>⟧~ ⟦it⟧"),
    ("non-%@ or %@-based", ["%@", "%@"], "⟦non⟧-⟦%@⟧~ ⟦or⟧ ⟦%@⟧~-⟦based⟧"),
    ("See https://a.example/?b=C now", ["https://a.example/?b=C"], "⟦See⟧ ⟦https://a.example/?b=C⟧~ ⟦now⟧"),
    ("%@", ["%@"], "⟦%@⟧~"),
    // Not one line end of two bytes, whatever stands for the placeholder.
    ("a\r%@ b", ["%@"], "⟦a⟧|\r⟦%@⟧~ ⟦b⟧"),
    ("{a… B} it", ["{a… B}"], "⟦{a… B}⟧~ ⟦it⟧"),
  ])
  func `keeps neutral ranges whole`(text: String, neutral: [String], expected: String) {
    #expect(marked(text, neutral: neutral) == expected)
  }
}
