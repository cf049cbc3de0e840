// The floor of a Swift program's start-up: it prints a line.
print("Copy is clear.")
