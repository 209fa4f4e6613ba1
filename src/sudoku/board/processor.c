/* Which instructions this processor has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/board/processor.h"

#ifdef __x86_64__

/* As in meson.build, which compiles for them. */
#define HAS(feature) (__builtin_cpu_supports (feature) != 0)

unsigned
sudoku_processor_builds (void)
{
  if (!HAS ("avx2") || !HAS ("bmi") || !HAS ("bmi2") || !HAS ("popcnt"))
    return 1;
  if (!HAS ("avx512f") || !HAS ("avx512vl") || !HAS ("avx512bw") || !HAS ("avx512dq") || !HAS ("avx512bitalg")
      || !HAS ("avx512vbmi") || !HAS ("gfni"))
    return 2;
  return 3;
}

#else

unsigned
sudoku_processor_builds (void)
{
  return 1;
}

#endif
