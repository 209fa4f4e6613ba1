/* Bytes that end where memory does: reading one after them ends the program, inside libraries too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct
{
  char *start;
  gsize size;
} GuardedPages;

static inline void
guarded_pages_free (gpointer data)
{
  GuardedPages *pages = data;

  munmap (pages->start, pages->size);
  g_free (pages);
}

/* A copy of size bytes of data whose last byte is the last one before a page that must not be touched. */
static inline GBytes *
guarded_bytes_new (const void *data, gsize size)
{
  gsize page = (gsize) sysconf (_SC_PAGESIZE), used = (size + page - 1) / page * page;
  GuardedPages *pages = g_new (GuardedPages, 1);
  char *place;

  pages->size = used + page;
  pages->start = mmap (NULL, pages->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages->start == MAP_FAILED)
    g_error ("no memory");
  if (mprotect (pages->start + used, page, PROT_NONE) != 0)
    g_error ("cannot guard a page");
  place = pages->start + used - size;
  if (size > 0)
    memcpy (place, data, size);
  return g_bytes_new_with_free_func (place, size, guarded_pages_free, pages);
}
