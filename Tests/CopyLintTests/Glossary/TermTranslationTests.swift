import Testing

@testable import CopyLint

/// Terms of a glossary with those of other languages.
@Suite struct `Translations of terms` {
  /// `de cart = Warenkorb !Korb`.
  private func shown(_ terms: [TranslationTerm]) -> [String] {
    terms.map { term in
      let all = term.targets + term.forbidden.map { "!" + $0 }
      return
        "\(term.locale) \(term.source) = \(all.joined(separator: " "))\(term.isCaseSensitive ? " (case)" : "")"
    }
  }

  private func table(_ text: String, _ path: String = "terms.csv") -> [String] {
    let document = Document(path: path, bytes: Array(text.utf8))
    guard TermTable.recognizes(document, sourceLocale: "en") else { return ["no table"] }
    let table = TermTable(document, sourceLocale: "en")
    return shown(table.terms) + table.problems.map(\.message)
  }

  @Test func `a right word and a wrong one may be in rows of their own, each once`() {
    #expect(
      table("source,de\ncart|cart|basket,Korb\ncart,!Wagen|Korb\ncart,!Wagen|Warenkorb\n") == [
        "de cart = Korb Warenkorb !Wagen", "de basket = Korb",
      ])
  }

  @Test func `come from TBX, concept by concept`() {
    func term(_ text: String, _ status: String = "", _ more: String = "") -> String {
      let note = status.isEmpty ? "" : "<termNote type=\"administrativeStatus\">\(status)</termNote>"
      return "<termSec><term>\(text)</term>\(note)\(more)</termSec>"
    }
    func section(_ language: String, _ terms: String) -> String {
      "<langSec xml:lang=\"\(language)\">\(terms)</langSec>"
    }
    let text = """
      <tbx><text><body>
      <conceptEntry>\(section("en-US", term("cart") + term("basket", "deprecatedTerm-admn-sts")))
      \(section("de", term("Korb", "deprecatedTerm-admn-sts") + term("Einkaufswagen", "admittedTerm-admn-sts")
        + term("Warenkorb", "preferredTerm-admn-sts")))\(section("pt_BR", term("carrinho")))</conceptEntry>
      <conceptEntry>\(section("de", term("nur hier")))</conceptEntry>
      <conceptEntry>\(section("en", term("IT", "", "<termNote type=\"termType\">acronym</termNote>")))
      \(section("de", term("EDV", "supersededTerm-admn-sts")))</conceptEntry>
      </body></text></tbx>
      """
    let base = TermBase(Document(path: "a.tbx", bytes: Array(text.utf8)))
    #expect(base.problems.isEmpty)
    #expect(
      shown(base.translations(from: "en")) == [
        "de cart = Warenkorb Einkaufswagen !Korb", "de basket = Warenkorb Einkaufswagen !Korb",
        "pt-BR cart = carrinho", "pt-BR basket = carrinho", "de IT = !EDV (case)",
      ])
    #expect(shown(base.translations(from: "fr")) == [])
  }

  @Test func `come from CSV with a column for each language`() {
    #expect(
      table(
        """
        en;de;fr;notes
        cart|basket;Warenkorb|!Korb;panier;
        photo;Foto;;a picture
        ;Rest;;
        """) == [
          "de cart = Warenkorb !Korb", "de basket = Warenkorb !Korb", "fr cart = panier",
          "fr basket = panier",
          "de photo = Foto", "Write a term in the source language in this row.",
        ])
  }

  @Test func `come from CSV with a source and a target, in the language of the file's name`() {
    let text =
      "source,target,flags,case\ncart,Warenkorb,,\ncart,Korb,forbidden,\nMYND,,read-only,\nIT,Informatik,,sensitive\n"
    let expected = ["de cart = Warenkorb !Korb", "de MYND = MYND", "de IT = Informatik (case)"]
    #expect(table(text, "Glossary/de.csv") == expected)
    #expect(table(text, "terms-de.csv") == expected)
    #expect(table(text, "en-de.csv") == expected)
    #expect(table(text, "pt_BR.csv").first == "pt-BR cart = Warenkorb !Korb")
    #expect(table("source,target,forbidden\ncart,Korb,yes\n", "de.csv") == ["de cart = !Korb"])
  }

  @Test(arguments: [
    ("en.csv", "term,replacement\ngizmo,tool\n"), ("en.csv", "source,target\ngizmo,tool\n"),
    ("words.csv", "gizmo,tool\n"),
    ("words.csv", "source,target\ngizmo,tool\n"), ("de.csv", "term,replacement\nGizmo,Ding\n"),
    ("de.csv", "from,to\nGizmo,Ding\n"), ("words.csv", "de,fr\na,b\n"), ("words.csv", ""),
  ])
  func `are not seen in a glossary of one language`(_ path: String, _ text: String) {
    #expect(table(text, path) == ["no table"])
  }

  @Test(arguments: [
    ("Open the photo album", "de album; de photo album", "photo album"),
    ("Photos and carts", "de photo; fr cart; de cart", "photo cart"), ("IT and it", "de IT*", "IT"),
    ("it is", "de IT*", ""), ("The boxes", "de box", "box"), ("Cartoon", "de cart", ""),
    ("Cart, cart", "de cart", "cart"),
    ("A cart", "pt-BR cart; de-AT cart", "cart"),
  ])
  func `are found in a text, the longest first`(_ text: String, _ terms: String, _ expected: String) {
    let all = terms.split(separator: "; ").map { row in
      let parts = row.split(separator: " ", maxSplits: 1)
      var term = TranslationTerm(
        locale: String(parts[0]), source: String(parts[1].filter { $0 != "*" }), targets: ["x"], forbidden: []
      )
      term.isCaseSensitive = parts[1].hasSuffix("*")
      return term
    }
    let found = TermsOfSource(all).found(in: text, locale: "de")
    #expect(found.map(\.source).joined(separator: " ") == expected)
  }

  @Test func `of one name in two concepts will both do`() {
    let terms = [
      TranslationTerm(locale: "de", source: "bank", targets: "Bank|!Ufer"),
      TranslationTerm(locale: "de", source: "bank", targets: "Ufer"),
    ]
    #expect(shown(TermsOfSource(terms).found(in: "The bank", locale: "de-CH")) == ["de bank = Bank Ufer"])
  }

  @Test func `of a later file replace those before`() {
    var terms = [
      TranslationTerm(locale: "de", source: "Cart", targets: "Korb"),
      TranslationTerm(locale: "fr", source: "cart", targets: "panier"),
    ]
    terms.lay([TranslationTerm(locale: "de", source: "cart", targets: "Warenkorb")])
    #expect(shown(terms) == ["fr cart = panier", "de cart = Warenkorb"])
  }
}
