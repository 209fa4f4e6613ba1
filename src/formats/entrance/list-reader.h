/* Texts that are lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

extern const NonetReader nonet_list_reader;
