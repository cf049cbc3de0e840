// The pages of the program and its libraries that are in memory.
#ifndef CPAGES_H
#define CPAGES_H

/// Gives back what can be read from its file again: code and constants. Pages that are still in use come back by
/// themselves; those that only the start needed don't. Does nothing where the system has no such call.
void cpages_give_back(void);

#endif
