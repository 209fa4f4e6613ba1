/* Which builds this processor can run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/board/processor.h"

#include <assert.h>

unsigned
sudoku_processor_builds (void)
{
#ifdef __x86_64__
/* As in src/sudoku/meson.build, which compiles for them. */
#define HAS(feature) (__builtin_cpu_supports (feature) != 0)
  if (!HAS ("avx2") || !HAS ("bmi") || !HAS ("bmi2") || !HAS ("popcnt"))
    return 1;
  if (!HAS ("avx512f") || !HAS ("avx512vl") || !HAS ("avx512bw") || !HAS ("avx512dq") || !HAS ("avx512bitalg")
      || !HAS ("avx512vbmi") || !HAS ("gfni"))
    return 2;
  return 3;
#else
  return 1;
#endif
}

const char *
sudoku_processor_build_name (unsigned index)
{
  static const char *const names[] = { "baseline", "avx2", "avx512" };

  assert (index < sizeof names / sizeof names[0]);
  return names[index];
}
