/* Hints to who sets a puzzle: which givens can go, or which cells would make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/controller.h"
#include "app/verdict-button.h"

G_BEGIN_DECLS

/* Action "win.hint": a dialog that looks for what the verdict asks for, and gives the cells it finds if wanted. */
#define NONET_TYPE_SETTER_HINTS (nonet_setter_hints_get_type ())
G_DECLARE_FINAL_TYPE (NonetSetterHints, nonet_setter_hints, NONET, SETTER_HINTS, NonetController)

NonetSetterHints *nonet_setter_hints_new (NonetFrame *frame, NonetVerdictButton *verdict);

G_END_DECLS
