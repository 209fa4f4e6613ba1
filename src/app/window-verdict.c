/* The verdict over the board: how many solutions there are, in words, after every edit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"

/* How a verdict looks: by icon and by colour, so that neither is needed alone. */
typedef struct
{
  const char *icon;
  const char *style;
} VerdictLook;

static const char *const styles[] = { "unique", "several", "none", "working", NULL };

static VerdictLook
verdict_look (NonetVerdictKind kind)
{
  switch (kind)
    {
    case NONET_VERDICT_UNIQUE:
      return (VerdictLook){ "object-select-symbolic", "unique" };
    case NONET_VERDICT_NONE:
      return (VerdictLook){ "dialog-warning-symbolic", "none" };
    case NONET_VERDICT_COUNTED:
    case NONET_VERDICT_AT_LEAST:
    case NONET_VERDICT_ESTIMATED:
      return (VerdictLook){ "view-grid-symbolic", "several" };
    case NONET_VERDICT_WORKING:
    default:
      return (VerdictLook){ "content-loading-symbolic", "working" };
    }
}

static gboolean
is_full (const NonetPuzzle *puzzle)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0)
      return FALSE;
  return TRUE;
}

static void
verdict_changed_cb (NonetWindow *self)
{
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (self->judge);
  VerdictLook look = verdict_look (verdict->kind);
  g_autofree char *text = NULL;

  if (self->judged == NULL)
    return;
  if (verdict->kind == NONET_VERDICT_UNIQUE && is_full (self->judged))
    /* Translators: the board is full and right. */
    text = g_strdup (C_ ("verdict", "solved"));
  else
    text = nonet_verdict_to_string (verdict, self->judged);

  gtk_label_set_label (self->verdict_label, text);
  gtk_widget_set_tooltip_text (self->verdict_button, text);
  gtk_image_set_from_icon_name (self->verdict_icon, look.icon);
  for (guint i = 0; styles[i] != NULL; i++)
    gtk_widget_remove_css_class (self->verdict_button, styles[i]);
  gtk_widget_add_css_class (self->verdict_button, look.style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->verdict_button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  nonet_window_update_reason (self);
}

void
nonet_window_judge (NonetWindow *self)
{
  guint64 generation = nonet_document_get_generation (self->document);

  if (self->judged != NULL && generation == self->judged_generation)
    return;
  g_clear_pointer (&self->judged, nonet_puzzle_unref);
  self->judged = nonet_document_dup_snapshot (self->document);
  self->judged_generation = generation;
  nonet_verdict_worker_set_puzzle (self->judge, self->judged);
}

/* A simple reason has a place on the board; any other verdict leads to the solutions. */
void
nonet_window_follow_verdict (NonetWindow *self)
{
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (self->judge);
  SudokuGeometry geometry = nonet_document_get_geometry (self->document);

  if (verdict->kind != NONET_VERDICT_NONE)
    {
      nonet_window_solve (self);
      return;
    }

  switch (verdict->fault.kind)
    {
    case SUDOKU_FAULT_REPEATED:
    case SUDOKU_FAULT_NO_CANDIDATE:
      nonet_board_view_set_cursor (self->board, verdict->fault.cell);
      break;
    case SUDOKU_FAULT_NO_PLACE:
      nonet_board_view_set_cursor (self->board, sudoku_house_cell (geometry, verdict->fault.house, 0));
      break;
    case SUDOKU_FAULT_NONE:
    default:
      break;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
nonet_window_init_verdict (NonetWindow *self)
{
  self->judge = nonet_verdict_worker_new ();
  g_signal_connect_object (self->judge, "changed", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "show-verdict", self->verdict_button, "visible", G_SETTINGS_BIND_GET);
}
