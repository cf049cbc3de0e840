import Testing

struct SentenceTests {
  @Test(arguments: [
    ("Loading… Please wait", 2),
    ("Loading… please wait", 1),
    ("Loading... Please wait", 2),
    ("Wait… %@ is here", 2),
    ("Saved. Try again.", 2),
    ("Use e.g. Your cat", 1),
    ("Dr. No met Mr. Smith, i.e. Bond vs. Bond", 1),
    ("The doctor. No one came.", 2),
    ("Apples, pears, etc. More", 2),
    ("Apples, pears, etc. Recorded calls stay.", 2),
    ("Apples, pears, etc. %@ stays", 1),
    ("Apples, pears, etc. and more", 1),
    ("Use the pad.\u{A0} Use the pen.", 2),
    ("Use the pad.\u{A0}Use the pen.", 2),
    ("Ask Dr.\u{A0}No.", 1),
    ("We close at 5 p.m. Today", 1),
    ("We close at 5 p.m. Please come back.", 2),
    ("Made by Apple Inc. California", 1),
    ("In the U.S. Navy", 1),
    ("In the U.S. The rest follows.", 2),
    ("No. 5 Lives", 1),
    ("No. Keep it.", 2),
    ("Yahoo! Mail is ready", 1),
    ("Done! Mail is ready", 2),
    ("1. Open the app\n2. Tap Save", 2),
    ("One\nTwo\n\nThree", 3),
    ("Really?! Yes.", 2),
    ("He said “Stop.” She left.", 2),
    ("Version 2.%@ is out", 1),
    ("Done. %@ will go", 2),
    ("Done. ★ ★", 1),
    ("★. Done.", 1),
    ("你好。再见。", 2),
    ("Your photos are saved. iOS will ask you first.", 2),
    ("Turn on iCloud. iPhones and iPads then share it.", 2),
    ("Sell it online. eBay takes a share. macOS, too.", 3),
    ("It runs in your data center. ownCloud is open source.", 2),
    ("He said “Stop.” iTunes stopped.", 2),
    ("Loading… iOS asks you soon", 2),
    ("Works on phones, e.g. iPhone", 1),
    ("Works on phones, tablets, etc. on iOS", 1),
    ("1. iPhone\n2. iPad", 2),
    ("About 5 approx. pH values", 1),
    ("Use 2 for 2/2 and so on. 6/8 is special", 2),
    ("Use No. 5 of the pens", 1),
    ("About approx. 5 pens", 1),
    ("Use a pen, i.a. 5 of them", 1),
    ("Open the file. then close it", 1),
    ("open the file. then close it", 2),
    ("close it, e.g. with a pen. it is safe vs. the other way", 2),
    ("You can copy the rights of another user.Ensure that you have filled in the form", 2),
    ("Set page.Title here", 1),
    ("Set the value of the object with page.Title.Text in the settings of the app", 1),
    ("You can use the framework that is called the new.NET framework in the app", 1),
    ("Réglé. iOS vous demandera.", 2),
    ("", 0),
    (" \n ", 0),
    ("%@", 0),
    ("…", 0),
  ])
  func `counts sentences with words`(text: String, expected: Int) {
    #expect(analyze(text, neutral: ["%@"]).counts.sentences == expected)
  }

  @Test(arguments: [
    ("Use the pad.&nbsp; Use the pen.", "&nbsp;", 2),
    ("Use the pad.&#160;Use the pen.", "&#160;", 2),
    ("Use the pad. &nbsp;Use the pen.", "&nbsp;", 2),
    ("Ask Dr.&nbsp;No.", "&nbsp;", 1),
    ("Use 2.&nbsp;5 pens.", "&nbsp;", 1),
    ("Tom &amp; Jerry.", "&amp;", 1),
    ("Use Tom.&amp;Jerry.", "&amp;", 1),
    (#"Use the pad\nUse the pen"#, #"\n"#, 2),
    (#"Use the pad.\n\nUse the pen."#, #"\n"#, 2),
    (#"Use the pad.\n"#, #"\n"#, 1),
    (#"Use the pad\rUse the pen"#, #"\r"#, 2),
  ])
  func `reads spaces and line ends that are written as code`(text: String, sign: String, expected: Int) {
    #expect(analyze(text, neutral: [sign]).counts.sentences == expected)
  }

  @Test(arguments: [
    ("Works on phones, tablets, etc. <a>Learn more.", "<a>", 2),
    ("Works on phones, tablets, etc. <a>in one place.", "<a>", 1),
    ("Works on phones, tablets, etc. %@ in one place.", "%@", 1),
    ("Ask Dr. <a>No.", "<a>", 1),
  ])
  func `reads over a tag after an abbreviation`(text: String, sign: String, expected: Int) {
    #expect(analyze(text, neutral: [sign]).counts.sentences == expected)
  }

  @Test func `leaves white space out of a sentence`() {
    let analysis = analyze("  Save it.  Try again. \n")
    #expect(analysis.sentences.map(\.range) == [2..<10, 12..<22])
    #expect(analysis.sentences.map(\.words) == [2, 2])
  }
}
