extension Language {
  /// German. Syllables are those of slow speech, as the official rules on spelling divide words: na-ti-o-nal.
  public static let german = Language(
    "de",
    formulas: [.wiener1, .wiener2, .wiener3, .wiener4, .wienerSMOG, .amstad, .lix(spread: 49), .rix],
    speech: Speech(words: .rules, letterNames: "11111111111111111111111131"))
}
