extension JSONReader {
  /// The faults as problems of a file.
  var problems: [Problem] {
    faults.map { fault in
      Problem(
        rule: fault.kind == .halfCharacter ? "unknown-escape" : "syntax-error", message: fault.message,
        range: fault.range)
    }
  }
}
