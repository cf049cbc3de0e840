#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

System.ignoreSignalsOfWriting()
exit(run(arguments: System.arguments(), environment: .system))
