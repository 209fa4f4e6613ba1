/* Links to Sudoku sites.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

/* Reads the links to puzzle sites that stand in a text without another puzzle. Errors are dropped if that gives one. */
void nonet_link_read_inside (NonetInput *input);
