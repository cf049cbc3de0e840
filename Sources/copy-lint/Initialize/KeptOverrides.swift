import CopyLint

/// The overrides of a configuration that has nothing else, as “--add-suppressions” writes it: `init` keeps them.
struct KeptOverrides {
  /// The file as it is.
  let bytes: [UInt8]
  /// From `overrides:` on, without the last line end.
  let text: String
  private let count: Int

  /// - Returns: nil where there is no such file, where it has another setting or a comment of its own, and where it doesn't read.
  init?(in folder: String, _ environment: Environment) {
    let location = absolutePath(configurationName, in: folder)
    guard environment.kind(location) != nil,
      let bytes = try? environment.read(location, ConfigurationLoader.sizeLimit),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "overrides:",
      lines.dropFirst().allSatisfy({ $0.isEmpty || $0.hasPrefix("  ") }),
      let overrides = overrides(in: TextBuffer(text), at: location, environment), !overrides.isEmpty
    else { return nil }
    self.bytes = bytes
    self.text = lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    count = overrides.count
  }

  /// What `init` says of them.
  var sentence: String {
    "overrides: \(count == 1 ? "the one item" : "all \(count) items") of the old “\(configurationName)” \(count == 1 ? "is" : "are") kept."
  }
}
