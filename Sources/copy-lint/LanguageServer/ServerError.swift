/// Why a message could not be answered: the codes of JSON-RPC and of the protocol.
struct ServerError: Error, Equatable {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  var code: Code
  /// For the person who reads the editor's log.
  var message: String

  static let noJSON = ServerError(
    code: .parseError, message: "Send the message as JSON in UTF-8. This one could not be read.")
  static let noLength = ServerError(
    code: .parseError,
    message: "Add the header “Content-Length”. Without it, no one knows where the message ends.")
  static let wrongLength = ServerError(
    code: .parseError,
    message: "Write a whole number in “Content-Length”. It counts the bytes of the message.")
  static let tooLong = ServerError(
    code: .invalidRequest,
    message: "Send a shorter message. The limit is \(MessageReader.bodyLimit >> 20) MB.")
  static let noMessage = ServerError(
    code: .invalidRequest, message: "Send an object with a “method”. This is not a message.")
  static let batch = ServerError(
    code: .invalidRequest, message: "Send one message at a time. This protocol has no batches.")
  static let noStart = ServerError(
    code: .serverNotInitialized, message: "Send “initialize” first. The server has not started.")
  static let secondStart = ServerError(
    code: .invalidRequest, message: "Send “initialize” only once. The server has started.")
  static let isShutDown = ServerError(
    code: .invalidRequest, message: "Send only “exit” now. The server was shut down.")
  static let cancelled = ServerError(code: .requestCancelled, message: "The request was canceled.")

  static func unknown(_ method: String) -> ServerError {
    ServerError(code: .methodNotFound, message: "Leave out “\(method)”. This server does not know it.")
  }

  static func missing(_ name: String) -> ServerError {
    ServerError(code: .invalidParams, message: "Add “\(name)” to the values of this request.")
  }
}
