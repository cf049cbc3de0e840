import CArguments

extension System {
  /// The arguments of the program, without its name.
  ///
  /// Not from `CommandLine`, whose first use costs a fiftieth of the whole start-up.
  static func arguments() -> [String] {
    (1..<max(1, carguments_count())).map { unsafe text(of: carguments_value($0)) }
  }
}
