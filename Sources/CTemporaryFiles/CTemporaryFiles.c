// sigaction and pthread_once are not part of standard C.
#define _POSIX_C_SOURCE 200809L
#include "CTemporaryFiles.h"

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// As many as threads can write at once.
enum { limit = 256 };
enum { isFree, isBeingNoted, isNoted };

static char paths[limit][PATH_MAX];
static atomic_int states[limit];

// In C, since only what POSIX lists as safe may run here: no allocation, no lock, nothing of a language's runtime.
static void end(int signal) {
    for (int index = 0; index < limit; index++) {
        if (atomic_load(&states[index]) == isNoted) unlink(paths[index]);
    }
    // SA_RESETHAND has put the default back. The signal is held until this returns, and then ends the run.
    raise(signal);
}

static void watch(void) {
    static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        struct sigaction old;
        // What whoever started the run chose to ignore, such as `nohup`, stays ignored.
        if (sigaction(signals[index], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
        struct sigaction new = {.sa_handler = end, .sa_flags = (int)SA_RESETHAND};
        sigfillset(&new.sa_mask);
        sigaction(signals[index], &new, NULL);
    }
}

int32_t ctemporaryfiles_note(const char *path) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    size_t size = strlen(path) + 1;
    if (size > PATH_MAX) return -1;
    pthread_once(&once, watch);
    for (int32_t index = 0; index < limit; index++) {
        int expected = isFree;
        if (!atomic_compare_exchange_strong(&states[index], &expected, isBeingNoted)) continue;
        memcpy(paths[index], path, size);
        atomic_store(&states[index], isNoted);
        return index;
    }
    return -1;
}

void ctemporaryfiles_forget(int32_t number) {
    if (number >= 0) atomic_store(&states[number], isFree);
}
