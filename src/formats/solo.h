/* Game IDs and saved games of Solo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

extern const NonetReader nonet_solo_reader;
extern const NonetReader nonet_solo_save_reader;
extern const NonetWriter nonet_solo_writer;
