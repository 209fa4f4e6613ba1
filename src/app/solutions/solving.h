/* Solving: the list of solutions in the pane, the one that is chosen on the board, the facts beside the only one, and
 * what is copied or saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/playing.h"

/* Signal "shown": the solution chosen in the browser is on the board, or is not any more. Choosing one shows it, in place of what was
 * explained; Escape, choosing it once more, any choice of candidates, and any explanation lead back to the puzzle, and
 * nothing that was found is lost.
 * Actions: "win.solve", "win.stop", "win.next-solution", "win.previous-solution", "win.go-to-solution", "win.hide-solution",
 * "win.fill-solution", "win.copy-solution", "win.copy-solutions", "win.save-solutions", "win.cancel-export". */
#define NONET_TYPE_SOLVING (nonet_solving_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolving, nonet_solving, NONET, SOLVING, NonetController)

/* Fills the browser of the window, and says there why there is no solution if the verdict knows. While the puzzle is played, its givens
 * are solved, and entries that contradict the only solution pointed out. A bar is shown while the
 * solutions are those of an earlier version of the puzzle. The rating of the only solution's puzzle is that beside the verdict. While
 * something is being written, a bar is shown, with how much of it. */
NonetSolving *nonet_solving_new (NonetFrame *frame, NonetPlaying *playing);

gboolean nonet_solving_is_on_board (NonetSolving *self);
