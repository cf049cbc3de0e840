import Testing

@testable import copy_lint

/// In gettext, the file itself says which numbers take which form.
@Suite struct `Plural forms of gettext` {
  private func found(_ locale: String, _ header: String?, _ one: String, _ other: String) -> [String] {
    let forms = header.map { "\"Plural-Forms: \($0)\\n\"\n" } ?? ""
    let file =
      "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\(forms)\n"
      + "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"\(one)\"\nmsgstr[1] \"\(other)\"\n"
    return MemoryMachine(["po/\(locale).po": file]).run(
      ["check", "--rule", "number-lost", "--notes", "--format", "xcode", "."]
    ).output.split(separator: "\n").filter { $0.contains("(number-lost)") }.map(String.init)
  }

  @Test func `are for the numbers that the header gives them`() {
    // CLDR's “one” is for 0 and 1 in Portuguese, and for 1, 21 and 31 in Russian.
    #expect(found("pt", "nplurals=2; plural=(n != 1);", "Um ficheiro", "%d ficheiros") == [])
    #expect(found("ru", "nplurals=2; plural=(n != 1);", "Один файл", "%d файлов") == [])
    let zero = "po/pt.po:8:12: note: Add “%d”. This form is also used for 0. (number-lost)"
    #expect(found("pt", "nplurals=2; plural=(n > 1);", "Um ficheiro", "%d ficheiros") == [zero])
    #expect(
      found("de", "nplurals=2; plural=(n > 1);", "Eine Datei", "%d Dateien") == [
        zero.replacing("pt.po", with: "de.po")
      ])
  }

  @Test func `are for the numbers of the language where the header is silent`() {
    #expect(
      found("pt", nil, "Um ficheiro", "%d ficheiros") == [
        "po/pt.po:7:12: note: Add “%d”. This form is also used for 0. (number-lost)"
      ])
    #expect(found("de", nil, "Eine Datei", "%d Dateien") == [])
  }
}
