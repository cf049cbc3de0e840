import Testing

@testable import CopyLint

@Suite struct `Lists of two columns` {
  private func terms(_ text: String) -> (terms: [String], problems: [String]) {
    var glossary = Glossary()
    let document = Document(path: "words.csv", bytes: Array(text.utf8))
    let problems = glossary.add(document)
    return (
      glossary.terms.map { "\($0.term)=\($0.replacements.joined(separator: "|"))" }, problems.map(\.message)
    )
  }

  @Test(arguments: [
    ("foo,bar\nbaz,qux\n", ["foo=bar", "baz=qux"]),
    ("\u{FEFF}foo,bar\r\nbaz,qux", ["foo=bar", "baz=qux"]),
    ("\"foo, bar\",qux\nbaz,a|b\n", ["foo, bar=qux", "baz=a|b"]),
    ("foo;bar\nbaz;\"a;b\"\n", ["foo=bar", "baz=a;b"]),
    ("foo\tbar\nbaz\tqux, quux\n", ["foo=bar", "baz=qux, quux"]),
    ("foo,\nbaz,qux\n", ["foo=", "baz=qux"]),
    // Heads as people write them.
    ("Avoid,Use\nfoo,bar\n", ["foo=bar"]),
    ("from;to\nfoo;bar\n", ["foo=bar"]),
    ("\"instead of\",write\nfoo,bar\n", ["foo=bar"]),
    // Half a head is a row.
    ("word,bar\nfoo,baz\n", ["word=bar", "foo=baz"]),
    // The names of a glossary with another sign between them.
    ("term;replacement;mode\nfoo;bar;fix\n", ["foo=bar"]),
  ])
  func `the first column is the term, the second what to write`(text: String, expected: [String]) {
    let (terms, problems) = terms(text)
    #expect(terms == expected)
    #expect(problems == [])
  }

  @Test(arguments: [
    // One known name is a header with a slip.
    ("word,replacement\nfoo,bar\n", "Start with a line that names the columns, such as “term,replacement”."),
    ("foo,bar,baz\n", "Start with a line that names the columns, such as “term,replacement”."),
    ("foo\nbar\n", "Start with a line that names the columns, such as “term,replacement”."),
    (
      "foo,bar\nbaz,a,b\n",
      "Put quotes around a field with a comma in it. This row has 3 fields for 2 columns."
    ),
    ("foo,bar\n,b\n", "Write a term in this row, or remove the row."),
  ])
  func `what cannot be taken so is said`(text: String, problem: String) {
    #expect(terms(text).problems == [problem])
  }

  @Test(arguments: [("foo,bar\n", true), ("avoid,use\n", true), ("term,replacement\n", false), ("", false)])
  func `it can be told from a glossary`(text: String, expected: Bool) {
    #expect(Glossary.isPlainList(Document(path: "", bytes: Array(text.utf8))) == expected)
  }
}
