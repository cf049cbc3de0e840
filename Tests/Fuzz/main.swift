#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// `make fuzz` is the short way. COPY_LINT_FUZZ names the target; all arguments are libFuzzer's own.

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What is true of any input of the target that was named.
private let property: Property = {
  let name = unsafe getenv("COPY_LINT_FUZZ").map { unsafe String(cString: $0) } ?? ""
  if let target = allTargets.first(where: { $0.name == name }) { return target.makeProperty() }
  for target in allTargets { print(target.name, target.maximumLength) }
  exit(name == "list" ? 0 : 2)
}()

_ = property
var count = CommandLine.argc
var arguments = unsafe UnsafeMutableRawPointer(CommandLine.unsafeArgv)
  .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
let code = unsafe runFuzzer(&count, &arguments) { start, count in
  let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(Violation) {
    try property(input)
  } catch {
    let message = Array("\(error.message)\n".utf8)
    _ = unsafe write(STDERR_FILENO, message, message.count)
    abort()
  }
  return 0
}
exit(code)
