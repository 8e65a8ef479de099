#ifdef __wasm__
#include "CWasmRuntime.h"
#include <stddef.h>

// Blocks of a few fixed sizes, each size with a list of its free ones. A block that is freed is
// used again for the same size only, and memory is never given back: a module in a web page is
// small and lives as long as the page.

// Sixteen bytes, so that what follows is aligned as Swift asks for.
typedef struct Block {
  struct Block *next;
  uint32_t sizeClass;
  uint32_t padding[2];
} Block;

enum { unit = 16, page = 65536, classCount = 112 };

extern unsigned char __heap_base;

static Block *freeBlocks[classCount];
static uintptr_t top;
static uintptr_t end;
static int32_t liveBlocks;

// Sizes in units are 1, 2, 3, 4, and from there on four steps up to each power of two.
static uint32_t classOf(size_t bytes) {
  uint32_t units = (uint32_t)((bytes + unit - 1) / unit);
  if (units <= 4) return units ? units - 1 : 0;
  uint32_t power = 31 - (uint32_t)__builtin_clz(units - 1);
  return 4 * (power - 1) + (((units - 1) >> (power - 2)) & 3);
}

static size_t bytesOf(uint32_t sizeClass) {
  if (sizeClass < 4) return (size_t)(sizeClass + 1) * unit;
  uint32_t power = sizeClass / 4 + 1;
  return ((size_t)(5 + (sizeClass & 3)) << (power - 2)) * unit;
}

static Block *takeFresh(uint32_t sizeClass) {
  if (!top) {
    top = ((uintptr_t)&__heap_base + unit - 1) / unit * unit;
    end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  }
  size_t bytes = bytesOf(sizeClass) + sizeof(Block);
  if (bytes > end - top) {
    size_t pages = (bytes - (end - top) + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    end += pages * page;
  }
  Block *block = (Block *)top;
  top += bytes;
  block->sizeClass = sizeClass;
  return block;
}

void *malloc(size_t bytes) {
  if (bytes > 0x40000000) return 0;
  uint32_t sizeClass = classOf(bytes);
  Block *block = freeBlocks[sizeClass];
  if (block) {
    freeBlocks[sizeClass] = block->next;
  } else {
    block = takeFresh(sizeClass);
    if (!block) return 0;
  }
  liveBlocks += 1;
  return block + 1;
}

void free(void *place) {
  if (!place) return;
  Block *block = (Block *)place - 1;
  block->next = freeBlocks[block->sizeClass];
  freeBlocks[block->sizeClass] = block;
  liveBlocks -= 1;
}

// Swift asks for no more than 16 where no value is wider; more is refused (EINVAL), as is what does
// not fit (ENOMEM).
int posix_memalign(void **out, size_t alignment, size_t bytes) {
  if (alignment > unit) return 22;
  *out = malloc(bytes);
  return *out ? 0 : 12;
}

int32_t choice_live_blocks(void) { return liveBlocks; }
#endif
