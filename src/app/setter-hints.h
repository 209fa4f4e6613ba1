/* Hints to who sets a puzzle: which givens can go, or which cells would make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame.h"

G_BEGIN_DECLS

/* A dialog that looks for what the puzzle of the window has too much or too little: a unique one may have givens too many, another
 * has too few, and is given the cells that are found if wanted. */
void nonet_setter_hints_present (NonetFrame *frame, gboolean unique);

G_END_DECLS
