/// Which names a Swift file declares for others, and which it uses.
///
/// A type that is named, or a function that is called. Members are left out: their names are those of many types, and it
/// takes a compiler to tell which.
struct SwiftNames {
  /// Types and functions at the top of the file.
  private(set) var declared: Set<String> = []
  /// Names that mean something else in this file: private ones, and types inside of types.
  private(set) var nested: Set<String> = []
  private(set) var used: Set<String> = []

  private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let values: Set = ["func", "let", "var"]

  init(_ text: String) {
    let words = SwiftWords(text).words
    var depth = 0
    var isPrivate = false
    var previous = ""
    for (index, word) in words.enumerated() {
      let following = index + 1 < words.count ? words[index + 1] : ""
      let isDeclaration = Self.types.contains(word) || Self.values.contains(word)
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      if word == "private" || word == "fileprivate" {
        isPrivate = following != "("
      } else if isDeclaration, previous != ".", isName(following), !Self.values.contains(following) {
        if depth == 0, !isPrivate {
          declared.insert(following)
        } else if depth == 0 || Self.types.contains(word) {
          nested.insert(following)
        }
        isPrivate = false
      } else if !isDeclaration, previous != ".", !Self.types.contains(previous),
        !Self.values.contains(previous),
        isName(word), following == "(" || word.first?.isUppercase == true
      {
        used.insert(word)
      }
      previous = word
    }
  }

  private func isName(_ word: String) -> Bool { word.first.map { $0.isLetter || $0 == "_" } ?? false }
}
