// The calls are not part of standard C, nor of POSIX.
#define _GNU_SOURCE
#include "CTemporaryFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int32_t ctemporaryfiles_swap(const char *path, const char *other) {
#ifdef __APPLE__
    int result = renamex_np(path, other, RENAME_SWAP);
#else
    int result = renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
#endif
    return result == 0 ? 0 : errno;
}
