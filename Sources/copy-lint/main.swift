import Glibc

System.ignoreBrokenPipes()
exit(run(arguments: Array(CommandLine.arguments.dropFirst()), environment: .system))
