/* Files with several puzzles: choosing one, and going from one to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/collection-dialog.h"
#include "app/window-private.h"

/* A puzzle that was worked on stays in its window; the next one gets another. */
static void
show_puzzle (NonetWindow *self, guint index)
{
  NonetWindow *window = nonet_window_for_another (self);

  if (window != self)
    {
      g_set_object (&window->reading, self->reading);
      g_set_object (&window->reading_file, self->reading_file);
      window->reading_bytes = self->reading_bytes != NULL ? g_bytes_ref (self->reading_bytes) : NULL;
    }
  nonet_window_show_read_puzzle (window, index);
  nonet_window_update_actions (window);
}

static void
chosen_cb (guint index, gpointer user_data)
{
  NonetWindow *self = user_data;

  if (self->reading == NULL)
    return;
  /* A pasted collection replaces the puzzle as one step of undo. */
  if (self->reading_file == NULL)
    nonet_window_show_read_puzzle (self, index);
  else
    show_puzzle (self, index);
  nonet_window_update_actions (self);
}

void
nonet_window_show_collection (NonetWindow *self)
{
  g_autofree char *name = NULL;

  if (self->reading == NULL)
    return;
  if (self->reading_file != NULL)
    name = g_file_get_basename (self->reading_file);
  nonet_collection_dialog_present (GTK_WINDOW (self), self->reading, name, self->reading_index, chosen_cb, self);
}

void
nonet_window_step_collection (NonetWindow *self, int step)
{
  chosen_cb (self->reading_index + step, self);
}
