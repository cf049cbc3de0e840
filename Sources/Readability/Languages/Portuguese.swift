extension Language {
  /// Portuguese, with the formulas that were made for it.
  public static let portuguese = Language(
    "pt",
    formulas: [
      .altFleschKincaid, .martins, .altFlesch, .altReadabilityIndex, .altColemanLiau, .lix, .rix,
    ],
    // "efe", "agá", "jota", "dáblio", "ípsilon"
    speech: Speech(words: .rules, letterNames: "11111212121222111221112131"))
}
