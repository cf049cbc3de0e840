/// An argument of Java's `MessageFormat` whose type somebody translated: `{0,número,0}`.
enum JavaArgument {
  /// The argument as Java reads it; nil where it is fine, or where nobody can tell what was meant.
  static func meant(by written: String) -> String? {
    guard written.hasPrefix("{"), written.hasSuffix("}") else { return nil }
    let parts = written.dropFirst().dropLast().split(
      separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[0].isEmpty, parts[0].allSatisfy({ $0 >= "0" && $0 <= "9" }) else {
      return nil
    }
    let word = parts[1].lowercased().filter { $0 != " " }
    guard !["number", "date", "time", "choice"].contains(word) else { return nil }
    let style = parts.count > 2 ? String(parts[2]) : ""
    guard
      let type = types.first(where: { $0.words.contains(word) })?.type
        ?? (isNumberPattern(style) ? "number" : nil)
    else { return nil }
    return "{\(parts[0]),\(type)\(parts.count > 2 ? ",\(style)" : "")}"
  }

  private static let types: [(type: String, words: [String])] = [
    (
      "number",
      [
        "número", "numero", "numéro", "nombre", "nummer", "zahl", "getal", "liczba", "číslo", "число", "tal",
        "szám",
        "数字", "数値",
      ]
    ),
    ("date", ["fecha", "data", "datum", "dato", "дата", "日期", "日付"]),
    ("time", ["hora", "heure", "zeit", "uhrzeit", "tijd", "ora", "czas", "čas", "время", "tid", "时间", "時間"]),
  ]

  /// `0`, `#,##0.00` or `0%`.
  private static func isNumberPattern(_ style: String) -> Bool {
    style.contains { $0 == "0" || $0 == "#" } && style.allSatisfy { "0#.,%;- ".contains($0) }
  }
}
