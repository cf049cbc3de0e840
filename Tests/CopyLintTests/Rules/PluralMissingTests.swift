import Testing

@testable import CopyLint

/// How bad it is when a plural lacks a form: where people see nothing wrong, it is a note.
struct PluralMissingTests {
  @Test(arguments: [
    // Arabic: 0 alone may have the text of “other”.
    ("ar", "one{ملف} two{ملفان} few{{n} ملفات} many{{n} ملفًا} other{{n} ملف}", "note: zero"),
    ("ar", "zero{لا} one{ملف} two{ملفان} many{{n} ملفًا} other{{n} ملف}", "error: few"),
    ("ar", "one{ملف} other{{n} ملف}", "error: two few many"),
    // Latvian: “zero” is for 0, 10, 11, 20 and more.
    ("lv", "one{{n} fails} other{{n} faili}", "error: zero"),
    ("fr", "one{{n} fichier} other{{n} fichiers}", ""),
    ("he", "one{קובץ} other{{n} קבצים}", "note: two"),
    ("pl", "one{{n} plik} few{{n} pliki} other{{n} pliku}", "note: many"),
    ("pl", "one{{n} plik} other{{n} pliku}", "error: few many"),
    // Its source may have no more, and `--translations` tells.
    ("de", "other{{n} Dateien}", "note: one"), ("pl", "=0{brak} other{{n} pliku}", "note: one few many"),
    ("en", "=0{No match} other{{n} replaced}", ""),
    ("de", "other{+{n} weitere}", ""),
    ("de", "other{+# weitere}", ""),
    ("de", "=0{} other{ +# weitere}", ""),
    ("ru", "other{{n}+ сообщений}", ""),
    ("pl", "other{+{n} więcej}", ""),
  ])
  func `shows in the severity`(_ locale: String, _ forms: String, _ expected: String) throws {
    let text = "{\"a\": \"{n, plural, \(forms)}\"}"
    var checker = Checker(configuration: Configuration())
    let checked = checker.check(Document(path: "app_\(locale).arb", bytes: Array(text.utf8)))
    let report = try #require(checked)
    let found = report.findings.map(\.finding).filter { $0.rule == "plural-missing" }
      .map { "\($0.severity.rawValue): \($0.words.joined(separator: " "))" }
    #expect(found.joined() == expected)
  }
}
