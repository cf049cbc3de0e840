#include "CReadabilityData.h"

static const uint8_t contexts_en[] = {
#embed "data/contexts-en.bin"
};

static const uint8_t exceptions_en[] = {
#embed "data/exceptions-en.bin"
};

static const uint8_t acronyms_en[] = {
#embed "data/acronyms-en.bin"
};

static const uint8_t words_en[] = {
#embed "data/words-en.bin"
};

#if __has_embed("data/common-words-en.bin")
alignas(8) static const uint8_t common_words_en[] = {
#embed "data/common-words-en.bin"
};

CText creadability_common_words_en(void) { return (CText){common_words_en, sizeof common_words_en}; }
#else
// Before Scripts/build-words has made it.
CText creadability_common_words_en(void) { return (CText){0, 0}; }
#endif

static const uint8_t word_shares_en[] = {
#embed "data/word-shares-en.txt"
};

CText creadability_word_shares_en(void) { return (CText){word_shares_en, sizeof word_shares_en}; }

CWordTable creadability_contexts_en(void) { return (CWordTable){contexts_en, sizeof contexts_en}; }
CWordTable creadability_exceptions_en(void) { return (CWordTable){exceptions_en, sizeof exceptions_en}; }
CWordTable creadability_acronyms_en(void) { return (CWordTable){acronyms_en, sizeof acronyms_en}; }
CWordTable creadability_words_en(void) { return (CWordTable){words_en, sizeof words_en}; }
