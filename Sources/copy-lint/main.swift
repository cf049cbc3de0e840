import Glibc

System.ignoreBrokenPipes()
exit(run(arguments: System.arguments(), environment: .system))
