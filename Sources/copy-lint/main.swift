import Glibc

System.ignoreSignalsOfWriting()
exit(run(arguments: System.arguments(), environment: .system))
