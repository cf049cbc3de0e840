/// What another program gave back.
struct ProgramResult: Sendable, Equatable {
  /// 0 is success; 128 and a number is a signal.
  var status: Int32
  var output: [UInt8]
  /// What it says to people.
  var errors: String
}

/// Why a program could not be run.
enum ProgramError: Error, Equatable {
  case missing
  case tooMuch(limit: Int)
  case failed(String)
}
