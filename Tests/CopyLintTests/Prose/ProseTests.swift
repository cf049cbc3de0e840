import Testing

@testable import CopyLint

/// What a text of ten words or more is instead of prose.
@Suite struct ProseTests {
  private func subject(_ text: String) -> Subject {
    var checker = Checker(configuration: Configuration())
    return checker.check(Entry(key: "key", text: text, locale: "en", syntax: .apple)).subject
  }

  private func exception(_ text: String) -> Prose.Exception? {
    let subject = subject(text)
    return Prose.exception(
      subject.bytes.span, neutral: subject.neutral.span, tokens: subject.analysis.tokens.span,
      lists: subject.lists)
  }

  @Test(
    arguments: [
      ("© 2024 The owners of this app and all of the people who helped", .license),
      ("Copyright 2024 by the owners of this app and all who helped them", .license),
      ("Made by us in (c) 2024, with help from all of our good friends", .license),
      ("The app comes without any warranty, as far as the law of your country allows", .license),
      ("Licensed under the Apache License, so you may use it as you like it best", .license),
      ("This is free software under the GNU General Public License, so take it and use it", .license),
      ("This is free software; you can redistribute it and change it as much as you like", .license),
      ("Use it under the terms of the GNU General Public Licence as you like it best", .license),
      ("Permission is granted to copy, share and change this page as much as you like", .license),
      (
        "You shall indemnify us and hold us harmless from all claims that others make because of what you did with the app",
        .legal
      ),
      (
        "To the fullest extent permitted by law, we give no promise of any kind about the app or what you can do with it",
        .legal
      ),
      ("4.2 We may ask you for your name and address when you order something from us", .legal),
      ("10.2.11 use the app in a way that may harm it or keep others from its use", .legal),
      ("Lorem ipsum dolor sit amet and so on until the page is full of it", .sample),
      ("The quick brown fox jumps over the lazy dog in the yard again", .sample),
      ("This is a paragraph with dolore incididunt est adipiscing nulla magna reprehenderit sed", .sample),
      ("“I like it so much that I use it on all of my phones”", .quotation),
      ("\"I like it so much that I use it on all my phones\" — Ada", .quotation),
      ("Run --all --user_id=7 --out=a.b::c() with the other flags, or -n and -m", .code),
      ("SELECT name, mail FROM users WHERE id = ? ORDER BY name ASC NULLS LAST", .code),
      ("CREATE CACHED TABLE alert (name varchar not null, size integer default one)", .code),
      ("Germany, France, Italy, Spain, Poland, Malta, New Zealand, Sweden, Norway, Finland", .list),
      ("Red wine; white wine; green tea; black tea; hot milk; cold water", .list),
      ("grid data view settings icon attribute filter cell row column table sort", .list),
      ("%1$@ and %2$@ met %3$@ at Old Town Hall near Green Park Gate in %4$@", .names),
    ] as [(String, Prose.Exception)])
  func `takes out what is not running text`(text: String, expected: Prose.Exception) {
    #expect(exception(text) == expected)
    #expect(subject(text).measure.isProse == false)
  }

  @Test(arguments: [
    "You can find the copyright of each photo below it, if its owner told us",
    "He said “yes” and she said “no”, so they went on as “friends” for a while",
    "We keep your notes, photos and files on this phone, and nowhere else in the world",
    "By going on, you agree to these Terms and to our notes on privacy, which you should read first",
    "2.5 million people use the app every day, and all of them find a friend",
    "Meet us at 5 p.m. near the old town hall, and bring your best friend along",
    "Everyone leverages conversational intelligence, thereby mitigating executive impairment throughout everyday situations.",
    "Turn On All Of The Lights In The House When You Come Home At Night",
  ])
  func `leaves running text alone`(text: String) {
    #expect(exception(text) == nil)
    #expect(subject(text).measure.isProse == true)
  }

  /// Eleven and ten words; a name with a capital inside is not one of the ten.
  @Test(arguments: [
    ("One of the two copies that OpenStreetMap kept is gone now", true),
    ("One of the copies that OpenStreetMap kept is gone now", false),
  ])
  func `needs ten words besides names with capitals inside`(text: String, isProse: Bool) {
    #expect(subject(text).measure.isProse == isProse)
  }

  /// A tag is white space, and nothing but white space; a long text of one piece takes no longer than others.
  @Test func `reads odd texts to their end`() {
    for text in [
      "", "\"", "“", "&quot;", "(c) ", "a=" + String(repeating: "b", count: 100_000),
      String(repeating: "\"", count: 100_000), String(repeating: "<b>", count: 20_000),
      String(repeating: "x, ", count: 50_000), "licensed under the", "copyright ",
    ] {
      _ = exception(text)
    }
  }
}
