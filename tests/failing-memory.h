/* Allocations that fail, for tests of what happens then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

/* From now on this many allocations succeed; the next one fails, and if for_good is set, all after it. */
void failing_memory_begin (long allowed, bool for_good);

/* Lets all succeed again, and returns whether any failed. */
bool failing_memory_end (void);
