// Files that are being written, so that a signal that ends the run can take them away first.
#ifndef CTEMPORARYFILES_H
#define CTEMPORARYFILES_H

#include <stdint.h>

/// Notes a file that is about to be made. The signals that ask a program to end (HUP, INT, QUIT, TERM) delete it, and
/// then end the run as they would have.
///
/// The path is copied. A path that is too long, or one too many at a time, is not noted.
///
/// - Returns: the number to forget it by; negative when it is not noted.
int32_t ctemporaryfiles_note(const char *_Nonnull path);

/// Forgets a file that is in its place now, or gone.
void ctemporaryfiles_forget(int32_t number);

/// Gives a file the extended attributes and the access list of another, which it is going to replace.
///
/// An attribute that only the system may set is left out where it can't be set.
///
/// - Parameter path: of the other file; a link is not followed.
/// - Returns: 0, or the error code.
int32_t ctemporaryfiles_copy_attributes(const char *_Nonnull path, int32_t file);

/// Lets two files change places in one step, where the file system can do it.
///
/// - Returns: 0, or the error code.
int32_t ctemporaryfiles_swap(const char *_Nonnull path, const char *_Nonnull other);

#endif
