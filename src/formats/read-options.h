/* What is known of a text before it is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/alphabet.h"

/* What the caller knows better than the text; zero-initialise for nothing. */
typedef struct
{
  guint box_rows; /* 0: by the usual rule */
  guint box_columns;
  NonetAlphabet *alphabet; /* NULL: by the reading grammar; borrowed */
  guint list_order;        /* the text is a line of a list of boards of this order; 0: it is a text of its own */
} NonetReadOptions;
