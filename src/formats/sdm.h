/* SudoCue's collections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/writer.h"

extern const NonetWriter nonet_sdm_writer;
