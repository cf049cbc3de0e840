/// Which versions of a program settings are for, such as `>=0.2` or `>=0.2, <1`.
struct RequiredVersion: Equatable {
  private var conditions: [(operation: String, parts: [Int])] = []

  static func == (left: Self, right: Self) -> Bool {
    left.conditions.elementsEqual(right.conditions) { $0.operation == $1.operation && $0.parts == $1.parts }
  }

  /// - Returns: nil for what is not written like that.
  init?(_ text: String) {
    for piece in text.split(separator: ",") {
      let words = piece.filter { $0 != " " }
      let operation = String(words.prefix { "<>=".contains($0) })
      guard ["", "=", ">=", ">", "<=", "<"].contains(operation),
        let parts = Self.parts(words.dropFirst(operation.count))
      else { return nil }
      conditions.append((operation, parts))
    }
    if conditions.isEmpty { return nil }
  }

  /// - Parameter version: such as “0.2.0”.
  func admits(_ version: String) -> Bool {
    guard let parts = Self.parts(version.prefix { "0123456789.".contains($0) }) else { return false }
    return conditions.allSatisfy { condition in
      let order = Self.compare(parts, condition.parts)
      return switch condition.operation {
      case ">=": order >= 0
      case ">": order > 0
      case "<=": order <= 0
      case "<": order < 0
      // “0.2” is each 0.2.x.
      default: parts.starts(with: condition.parts)
      }
    }
  }

  private static func parts(_ text: Substring) -> [Int]? {
    let pieces = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = pieces.compactMap { piece in piece.utf8.count < 10 ? Int(piece) : nil }
    return 1...4 ~= pieces.count && numbers.count == pieces.count && numbers.allSatisfy { $0 >= 0 }
      ? numbers : nil
  }

  private static func compare(_ left: [Int], _ right: [Int]) -> Int {
    for index in 0..<max(left.count, right.count) {
      let (one, other) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
      if one != other { return one < other ? -1 : 1 }
    }
    return 0
  }
}
