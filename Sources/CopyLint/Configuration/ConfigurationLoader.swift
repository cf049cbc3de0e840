/// Reads a configuration and those it extends, and lays them over each other.
public struct ConfigurationLoader {
  /// What a folder of glossaries is called when a configuration does not name one.
  static let defaultGlossary = "Glossary/*.csv"
  /// The largest configuration that is read, in bytes.
  public static let sizeLimit = 1 << 20
  /// Longer chains of `extends` are a mistake.
  private static let longestChain = 8

  /// What was loaded so far, the nearest file on top.
  package private(set) var configuration = Configuration()
  /// What is wrong; a configuration with problems is not to be used.
  package private(set) var problems: [ConfigurationProblem] = []
  /// Where each setting is, the file that counts most last.
  package private(set) var origins: [SettingOrigin] = []
  private let resolve: (_ path: String, _ base: String) -> String
  private let read: (_ path: String) -> Source
  private let rules: [any Rule]
  private let version: String?

  /// The result of opening a file.
  public enum Source {
    /// The content of the file.
    case bytes([UInt8])
    /// Why it can't be read, in plain words.
    case unreadable(String)
  }

  /// - Parameters:
  ///   - resolve: a path as written in the file `base`, seen from where `read` looks.
  ///   - read: opens a file.
  ///   - rules: rules of your own, whose names and settings the files may have.
  ///   - version: of your program, for `requiredVersion`; nil admits each.
  public init(
    resolve: @escaping (_ path: String, _ base: String) -> String, read: @escaping (_ path: String) -> Source,
    rules: [any Rule] = [], version: String? = nil
  ) {
    self.version = version
    self.rules = rules
    self.resolve = resolve
    self.read = read
    configuration.glossary = []
  }

  /// Loads `path`; the first call is for the nearest configuration.
  public mutating func load(_ path: String) {
    switch read(path) {
    case .bytes(let bytes): load(bytes, path: path, chain: [path])
    case .unreadable(let why): problems.append(.init(path: path, place: nil, message: why))
    }
  }

  /// The configuration, when all files that it takes are loaded.
  ///
  /// - Throws: all that is wrong in them.
  public func loaded() throws(ConfigurationError) -> Configuration {
    if !problems.isEmpty { throw ConfigurationError(problems: problems) }
    return configuration
  }

  private mutating func load(_ bytes: [UInt8], path: String, chain: [String]) {
    let root: YAMLNode?
    do {
      root = try YAMLReader.read(bytes)
    } catch {
      problems.append(.init(path: path, place: error.place, message: error.message))
      return
    }
    var decoder = ConfigurationDecoder(path: path, ownRules: rules, version: version)
    if let root { loadExtended(by: root, chain: chain, &decoder) }
    let lower = configuration.glossary
    configuration.glossary = [Self.defaultGlossary]
    if let root { decoder.decode(root, over: &configuration) }
    // A glossary is next to the file that names it.
    configuration.glossary = lower + configuration.glossary.map { resolve($0, path) }
    origins += decoder.origins
    problems += decoder.problems.sorted { left, right in
      (left.place?.line ?? 0, left.place?.column ?? 0) < (right.place?.line ?? 0, right.place?.column ?? 0)
    }
  }

  private mutating func loadExtended(
    by root: YAMLNode, chain: [String], _ decoder: inout ConfigurationDecoder
  ) {
    guard case .mapping(let members) = root.content,
      let extends = members.first(where: { $0.key == "extends" })
    else { return }
    for name in decoder.texts(extends.value) {
      let path = resolve(name, decoder.path)
      if chain.contains(path) {
        decoder.report("Leave out \(quoted(name)). It leads back to this file.", at: extends.value.place)
      } else if chain.count >= Self.longestChain {
        decoder.report(
          "Extend fewer files. The limit is \(Self.longestChain) in a row.", at: extends.value.place)
      } else {
        switch read(path) {
        case .bytes(let bytes): load(bytes, path: path, chain: chain + [path])
        case .unreadable(let why): decoder.report(why, at: extends.value.place)
        }
      }
    }
  }
}
