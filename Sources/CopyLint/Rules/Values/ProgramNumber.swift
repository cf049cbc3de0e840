/// A number as a program has it, and how people say it.
struct ProgramNumber {
  let words: String
  let reason: String

  /// nil for a number that people can listen to.
  init?(_ text: String, of entry: Entry) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...4 ~= parts[0].utf8.count, !parts[1].isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }), let number = Double(text)
    else { return nil }
    if parts[0] == "0", parts[1].utf8.count <= 2, entry.language == "en",
      entry.mentions(["progress", "volume"])
    {
      words = "\(Int((number * 100).rounded())) percent"
      reason = "People hear a share of a hundred more easily."
    } else if parts[1].utf8.count > 5, !entry.mentions(Self.places) {
      let rounded = (number * 100).rounded() / 100
      words = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      reason = "People have to listen to every digit."
    } else {
      return nil
    }
  }

  /// What has such numbers for a purpose.
  private static let places: [StaticString] = ["coordinate", "latitude", "longitude", "location", "version"]
}
