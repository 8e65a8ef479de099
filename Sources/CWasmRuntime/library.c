#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

// The functions that the compiler and Swift's standard library call by name. Moving and filling
// are single instructions of WebAssembly, which the compiler makes of the built-in functions.

void *memcpy(void *to, const void *from, size_t count) {
  __asm__("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.copy 0, 0"
          :: "r"(to), "r"(from), "r"(count) : "memory");
  return to;
}

void *memmove(void *to, const void *from, size_t count) { return memcpy(to, from, count); }

void *memset(void *place, int value, size_t count) {
  __asm__("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.fill 0"
          :: "r"(place), "r"(value), "r"(count) : "memory");
  return place;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one;
  const unsigned char *right = other;
  for (; count; count--, left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}

// Asked for a seed of hash tables only, of which there are none: the same in every run.
void arc4random_buf(void *place, size_t count) { memset(place, 0x5a, count); }

typedef int Wide __attribute__((mode(TI)));

// The product of two 128-bit integers, for the standard library's conversion of numbers to text.
Wide __multi3(Wide one, Wide other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t aLow = (uint32_t)a, aHigh = a >> 32, bLow = (uint32_t)b, bHigh = b >> 32;
  uint64_t low = aLow * bLow;
  uint64_t middle = aHigh * bLow + (low >> 32);
  uint64_t cross = aLow * bHigh + (uint32_t)middle;
  uint64_t high = aHigh * bHigh + (middle >> 32) + (cross >> 32);
  high += a * (uint64_t)(other >> 64) + (uint64_t)(one >> 64) * b;
  return (Wide)high << 64 | (Wide)(cross << 32 | (uint32_t)low);
}
#endif
