/* Web pages as plain text, byte for byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/text.h"

/* A text of the same size as one that looks like HTML, in which each character stands where it stood: tags are spaces, but
 * a row of a table is one line, with bars around its cells ('\v' where a line ended, '\f' where one begins). Other texts
 * are returned as they are. Clear with nonet_text_clear (). */
NonetText grid_html_flatten (const NonetText *text);
