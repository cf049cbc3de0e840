// O_NOFOLLOW and the calls for attributes are not part of standard C.
#define _GNU_SOURCE
#include "CTemporaryFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <copyfile.h>

int32_t ctemporaryfiles_copy_attributes(const char *path, int32_t file) {
    int old = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (old < 0) return errno;
    int code = fcopyfile(old, file, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : errno;
    close(old);
    return code;
}
#else
#include <sys/xattr.h>

static const char accessList[] = "system.posix_acl_access";

// What its owner may set has to come along; a label of the system is set again by the system.
static bool isOfOwner(const char *name) {
    return strncmp(name, "user.", 5) == 0 || strcmp(name, accessList) == 0;
}

static int copy(const char *name, int old, int file) {
    ssize_t size = fgetxattr(old, name, NULL, 0);
    if (size < 0) return errno;
    char *value = malloc((size_t)size + 1);
    if (value == NULL) return ENOMEM;
    size = fgetxattr(old, name, value, (size_t)size);
    int code = size < 0 || fsetxattr(file, name, value, (size_t)size, 0) != 0 ? errno : 0;
    free(value);
    return code;
}

static int copyAll(int old, int file) {
    ssize_t size = flistxattr(old, NULL, 0);
    // A file system without attributes has nothing to keep.
    if (size < 0) return errno == ENOTSUP || errno == ENOSYS ? 0 : errno;
    char *names = malloc((size_t)size + 1);
    if (names == NULL) return ENOMEM;
    size = flistxattr(old, names, (size_t)size);
    int code = size < 0 ? errno : 0;
    bool hasList = false;
    for (char *name = names; code == 0 && name < names + size; name += strlen(name) + 1) {
        int failure = copy(name, old, file);
        if (failure != 0 && isOfOwner(name)) code = failure;
        if (strcmp(name, accessList) == 0) hasList = true;
    }
    free(names);
    // A new file has the list that its folder gives to new files.
    if (code == 0 && !hasList) fremovexattr(file, accessList);
    return code;
}

int32_t ctemporaryfiles_copy_attributes(const char *path, int32_t file) {
    int old = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    // What may not be read has nothing that may be kept.
    if (old < 0) return errno == EACCES ? 0 : errno;
    int code = copyAll(old, file);
    close(old);
    return code;
}
#endif
