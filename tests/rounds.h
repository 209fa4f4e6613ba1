/* How often what is random or long is tried.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* That many rounds, and a quarter of them under a sanitizer, where each takes ten times as long and every solution is checked
 * besides. */
#ifdef __SANITIZE_ADDRESS__
#define ROUNDS(n) (((n) + 3) / 4)
#else
#define ROUNDS(n) (n)
#endif
