/* The way back: checkpoints, trials and earlier states.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

#define NONET_TYPE_CHECKPOINTS_POPOVER (nonet_checkpoints_popover_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointsPopover, nonet_checkpoints_popover, NONET, CHECKPOINTS_POPOVER, GtkPopover)

/* Actions: "win.save-checkpoint", "win.return-to-last-checkpoint", "win.return-to-checkpoint" and "win.remove-checkpoint" (u: its number
 * from 0), "win.restore-checkpoint" (the one that was removed last), "win.undo-steps" (u: that many), "win.checkpoints" (opens the popover
 * of the undo button); "win.start-trial" (a checkpoint, after which what is entered has an ink of its own), and during the trial
 * "win.keep-trial" and "win.discard-trial" instead. */
#define NONET_TYPE_CHECKPOINTING (nonet_checkpointing_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointing, nonet_checkpointing, NONET, CHECKPOINTING, NonetController)

/* The bar of the trial is a page of the window's row, "trial". */
NonetCheckpointing *nonet_checkpointing_new (NonetFrame *frame);
