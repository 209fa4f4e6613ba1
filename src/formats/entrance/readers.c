/* The table of readers: those of formats, lists, and what takes any text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/entrance/readers.h"

#include "formats/entrance/list-reader.h"
#include "formats/registry.h"

const NonetReader *const nonet_readers[] = { NONET_FORMAT_READERS, &nonet_list_reader, NONET_TEXT_READERS, NULL };
