/* malloc () and the others, replaced by the linker (-Wl,--wrap) so that they can fail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "failing-memory.h"

#include <stddef.h>
#include <stdlib.h>

void *__real_malloc (size_t size);
void *__real_calloc (size_t n, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__real_aligned_alloc (size_t alignment, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t n, size_t size);
void *__wrap_realloc (void *memory, size_t size);
void *__wrap_aligned_alloc (size_t alignment, size_t size);

/* How many allocations succeed before one fails; negative: all do. After that one all succeed, or all fail. */
static long left = -1;
static bool lasting, failed;

void
failing_memory_begin (long allowed, bool for_good)
{
  lasting = for_good;
  failed = false;
  left = allowed;
}

bool
failing_memory_end (void)
{
  left = -1;
  return failed;
}

static bool
fails (void)
{
  if (left < 0)
    return false;
  if (left > 0)
    {
      left--;
      return false;
    }
  failed = true;
  if (!lasting)
    left = -1;
  return true;
}

void *
__wrap_malloc (size_t size)
{
  return fails () ? NULL : __real_malloc (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  return fails () ? NULL : __real_calloc (n, size);
}

void *
__wrap_realloc (void *memory, size_t size)
{
  return fails () ? NULL : __real_realloc (memory, size);
}

void *
__wrap_aligned_alloc (size_t alignment, size_t size)
{
  return fails () ? NULL : __real_aligned_alloc (alignment, size);
}
