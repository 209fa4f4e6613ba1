/* Checkpoints and earlier states of the puzzle, in the menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "win.save-checkpoint" (asks for a name), "win.return-to-last-checkpoint", "win.return-to-checkpoint" (u: its number from 0),
 * "win.checkpoints" (lists all of them), "win.go-back" (u: that many steps). */
#define NONET_TYPE_CHECKPOINTING (nonet_checkpointing_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointing, nonet_checkpointing, NONET, CHECKPOINTING, NonetController)

/* Fills its part of the main menu each time that is opened. */
NonetCheckpointing *nonet_checkpointing_new (NonetFrame *frame);

G_END_DECLS
