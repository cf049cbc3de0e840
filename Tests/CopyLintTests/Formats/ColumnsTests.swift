import Testing

@testable import CopyLint

struct ColumnsTests {
  @Test func `reads a key with texts by language`() {
    let text =
      "key,en,de_DE,comment,max_length\r\nsave,Save,Sichern,Button title,10\r\n\r\nlong,\"One, \"\"two\"\"\nthree\",,,\r\n"
    #expect(
      dumped(text, "a.csv") == [
        "save = ⟦Save⟧ // Button title", "save = ⟦Sichern⟧ // Button title",
        "long = ⟦One, \"\"two\"\"\nthree⟧ One, \"two\"\nthree", "long = ⟦⟧ new",
      ])
    let entries = read(text, "a.csv").entries
    #expect(entries.map(\.locale) == ["en", "de-DE", "en", "de-DE"])
    #expect(entries[1].source == "Save" && entries[1].maxLength == 10 && entries[0].source == nil)
  }

  @Test func `reads a source and its translation`() {
    let text =
      "location;source;target;id;fuzzy;context;developer_comments\n1;One;Eins;;False;menu;A number\n2;Two;;;True;;\n"
    #expect(
      dumped(text, "fr/a.csv") == ["menu.One = ⟦Eins⟧ // A number", "Two = ⟦⟧ fuzzy"])
    #expect(read(text, "fr/a.csv").entries.map(\.locale) == ["fr", "fr"])
  }

  @Test func `reads forms, tabs and cells that are missing`() {
    let text = "key\ttext\tplural\nn\tOne \"file\"\tone\nn\tFiles\tother\nm\n"
    #expect(dumped(text, "a.tsv") == ["n [plural.one] = ⟦One \"file\"⟧", "n [plural.other] = ⟦Files⟧"])
  }

  @Test(arguments: [
    ("key,text\na,Some", "x", "key,text\na,x"),
    ("key,text\na,Some", "x, \"y\"\nz", "key,text\na,\"x, \"\"y\"\"\nz\""),
    ("key,text\na,\"Some\"", "x \"y\"", "key,text\na,\"x \"\"y\"\"\""), ("key,text\na,Some", "=1+2", nil),
    ("key,text\na,-Some", "-1", "key,text\na,-1"), ("key,text\na,\"Some\"", "", "key,text\na,\"\""),
  ])
  func `quotes a cell that needs it`(_ text: String, _ new: String, _ expected: String?) throws {
    #expect(try edited(text, "a.csv", with: new) == expected)
  }

  @Test func `reports quotes that are wrong, and columns without names`() {
    let (open, _) = problems(in: "key,text\na,⟦\"⟧Some\nb,c", "a.csv")
    #expect(open == ["syntax-error: Close this text with a double quote. All text after it is lost."])
    let (behind, texts) = problems(in: "key,text\na,\"Some\"⟦ more⟧\nb,c", "a.csv")
    #expect(behind == ["syntax-error: Double the quote before this, or remove this. It is lost."])
    #expect(texts == ["Some", "c"])
    let (duplicate, _) = problems(in: "key,text\na,b\n⟦a⟧,c", "a.csv")
    #expect(duplicate == ["duplicate-key: Keep one “a”. The app sees only the last."])
    let unnamed = Document(path: "a.csv", bytes: Array("1,2\n3,4".utf8))
    #expect(Columns().read(unnamed, options: ReadingOptions()).problems.map(\.rule) == ["syntax-error"])
  }

  @Test(arguments: [
    ("key,en\na,b", true), ("id,name,value\n1,a,2", false), ("term,replacement,note\na,b,c", false),
    ("name,age\na,2", false), ("key,value\na,b", true), ("id,en,fr\na,b,c", true),
    ("source,target\na,b", true),
    ("Key;English (en);German (de)\na;b;c", true), ("", false),
  ])
  func `tells texts from data`(_ text: String, _ expected: Bool) {
    #expect(Columns().recognizes(Document(path: "a.csv", bytes: Array(text.utf8))) == expected)
  }

  @Test func `reads plain text by the line, when it is named`() throws {
    #expect(
      dumped("\u{FEFF}One\r\n\r\n  Two \nThree", "a.txt") == ["1 = ⟦One⟧", "3 = ⟦  Two ⟧", "4 = ⟦Three⟧"])
    #expect(!TextLines().recognizes(Document(path: "a.txt", bytes: Array("One".utf8))))
    #expect(try edited("One\nTwo", "a.txt", with: "1") == "1\nTwo")
    for text in ["", " ", "a\nb", "a\r"] { #expect(try edited("One\nTwo", "a.txt", with: text) == nil) }
  }
}
