// What a WebAssembly module in Embedded Swift needs from C, where there is no C library.
// On other platforms this module is empty.
#pragma once
#include <stdint.h>

/// How many blocks of memory are in use: for tests of what is released.
int32_t choice_live_blocks(void);
