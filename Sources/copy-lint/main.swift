print("copy-lint")
