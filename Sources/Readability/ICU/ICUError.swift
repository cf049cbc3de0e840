internal import CICU

/// A failure of ICU: no data for what was asked, or no memory.
public struct ICUError: Error, Equatable, CustomStringConvertible {
  /// ICU's own code, above zero.
  public let code: Int32

  /// ICU's name of the code, such as "U_MISSING_RESOURCE_ERROR".
  public var description: String {
    unsafe String(cString: cicu_error_name(code))
  }

  /// Throws when `code` is a failure; zero and warnings pass.
  static func check(_ code: Int32) throws(ICUError) {
    if code > 0 { throw ICUError(code: code) }
  }
}
