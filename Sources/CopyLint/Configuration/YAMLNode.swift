/// A value of a YAML file, with its place.
struct YAMLNode: Sendable, Equatable {
  indirect enum Content: Sendable, Equatable {
    /// `isPlain`: written without quotes, so that `off` may be a word of the configuration and `8` a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In file order, each key once.
    case mapping([Member])
  }

  struct Member: Sendable, Equatable {
    var key: String
    /// Of the key.
    var place: YAMLPlace
    var value: YAMLNode
  }

  var content: Content
  var place: YAMLPlace

  /// Nothing, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }
}

/// 1-based line and column; columns count Unicode scalars.
public struct YAMLPlace: Sendable, Equatable {
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
}
