// dl_iterate_phdr and madvise are not part of standard C.
#define _GNU_SOURCE
#include "CPages.h"

#ifdef __linux__
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// An old way to link puts addresses into code when the program starts. Such pages have no file to come back from.
static bool isChanged(const struct dl_phdr_info *object) {
    for (int index = 0; index < object->dlpi_phnum; index += 1) {
        if (object->dlpi_phdr[index].p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entry = (const void *)(object->dlpi_addr + object->dlpi_phdr[index].p_vaddr);
        for (; entry->d_tag != DT_NULL; entry += 1) {
            if (entry->d_tag == DT_TEXTREL) return true;
            if (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)) return true;
        }
    }
    return false;
}

static int giveBack(struct dl_phdr_info *object, size_t size, void *pageSize) {
    (void)size;
    if (isChanged(object)) return 0;
    uintptr_t page = *(uintptr_t *)pageSize;
    for (int index = 0; index < object->dlpi_phnum; index += 1) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || (part->p_flags & PF_W)) continue;
        uintptr_t start = object->dlpi_addr + part->p_vaddr;
        uintptr_t first = (start + page - 1) & ~(page - 1);
        uintptr_t end = (start + part->p_memsz) & ~(page - 1);
        // An error leaves the pages where they are.
        if (first < end) madvise((void *)first, end - first, MADV_DONTNEED);
    }
    return 0;
}

void cpages_give_back(void) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    dl_iterate_phdr(giveBack, &page);
}
#else
void cpages_give_back(void) {}
#endif
