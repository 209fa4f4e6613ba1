/* CSV with puzzles and their solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/writer.h"

extern const NonetWriter nonet_csv_writer;
