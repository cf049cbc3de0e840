func run(arguments: [String], environment: Environment) -> Int32 { 0 }
