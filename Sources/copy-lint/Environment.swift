/// All that the command takes from outside: files, streams, variables. Tests give it their own.
struct Environment: Sendable {
  /// What a path leads to.
  enum Kind: Sendable { case file, folder, other }

  /// One thing in a folder. A link to a file is a file; a link to a folder is `other`, so no walk runs in a circle.
  struct Item: Sendable {
    var name: String
    var kind: Kind
    var isLink = false
  }

  /// What became of bytes that were written to the output.
  enum Writing: Sendable { case done, readerIsGone, failed }

  /// Where the command is started; absolute.
  var workingFolder: @Sendable () -> String
  /// The value of an environment variable.
  var variable: @Sendable (_ name: String) -> String?
  /// Seconds since 1970-01-01T00:00:00Z.
  var now: @Sendable () -> Int
  /// What a path leads to, links followed; nil when it leads nowhere.
  var kind: @Sendable (_ path: String) -> Kind?
  /// Where a path leads, all links followed; nil when it leads nowhere.
  var resolve: @Sendable (_ path: String) -> String?
  /// Whether the path itself, not a folder on the way, is a link.
  var isLink: @Sendable (_ path: String) -> Bool
  /// The content of a file of at most `limit` bytes.
  var read: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]
  /// Adds bytes of a file from an offset on, at most `limit`, and says how many; 0 at its end.
  var readPart:
    @Sendable (_ path: String, _ offset: Int, _ limit: Int, _ bytes: inout [UInt8]) throws(FileError) -> Int
  /// What a folder holds, in any order.
  var list: @Sendable (_ path: String) throws(FileError) -> [Item]
  /// Replaces a file's content: all of it or nothing, with the same mode and attributes, through links.
  var replace: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Replaces a file whose content is still `old`: all of it or nothing, with the same mode and attributes, never through a
  /// link. Returns whether the file has more names (hard links), which keep the old content.
  var exchange: @Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(FileError) -> Bool
  /// Deletes what a killed run left: a file in a folder, if it has such a name, or each of them without a name; does
  /// nothing with others.
  var removeLeftover: @Sendable (_ name: String?, _ folder: String) -> Void
  /// Makes a file that was not there.
  var create: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Adds what the input has now, at most `limit` bytes, and says how many; waits while there is nothing; 0 at its
  /// end.
  var readInput: @Sendable (_ limit: Int, _ bytes: inout [UInt8]) -> Int
  /// Whether a read of the input would return at once.
  var inputIsWaiting: @Sendable () -> Bool
  var writeOutput: @Sendable (_ bytes: [UInt8]) -> Writing
  var writeMessage: @Sendable (_ text: String) -> Void
  /// Gives back the memory of code and constants that only the start needed.
  var givePagesBack: @Sendable () -> Void
  /// Whether a person sees the output and the messages.
  var outputIsTerminal: @Sendable () -> Bool
  /// How wide the terminal of the output is; nil when there is none, or it does not tell.
  var outputColumns: @Sendable () -> Int?
  var messagesAreTerminal: @Sendable () -> Bool
  /// Runs git in the working folder.
  var git: @Sendable (_ arguments: [String], _ input: [UInt8]) throws(ProgramError) -> ProgramResult
  /// Starts a thread, and returns what waits for its end; nil when there are no more threads to be had.
  var start: @Sendable (_ work: @escaping @Sendable () -> Void) -> (@Sendable () -> Void)?
}
