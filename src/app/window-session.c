/* What a window leaves behind: its size for the next start, and itself against a crash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"

/* Long enough not to write at every key, short enough to lose next to nothing. */
#define KEEP_DELAY_MS 800

/* Width, height, maximized, pane shown, selected cells, document. */
#define KEPT_TYPE "(uubbauay)"

void
nonet_window_init_size (NonetWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  adw_flap_set_reveal_flap (self->flap, g_settings_get_boolean (self->settings, "pane-visible"));
  g_signal_connect (self, "notify::default-width", G_CALLBACK (nonet_window_keep_session), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (nonet_window_keep_session), NULL);
}

/* A folded pane is closed by itself, which says nothing about what the person wants. */
static gboolean
wants_pane (NonetWindow *self)
{
  if (adw_flap_get_folded (self->flap))
    return g_settings_get_boolean (self->settings, "pane-visible");
  return adw_flap_get_reveal_flap (self->flap);
}

void
nonet_window_keep_size (NonetWindow *self)
{
  gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings, "window-maximized", maximized);
  if (!maximized && width > 0 && height > 0)
    {
      g_settings_set_int (self->settings, "window-width", width);
      g_settings_set_int (self->settings, "window-height", height);
    }
  g_settings_set_boolean (self->settings, "pane-visible", wants_pane (self));
}

static GBytes *
pack (NonetWindow *self)
{
  g_autoptr (GBytes) document = nonet_document_to_session (self->document);
  g_autofree guint *cells = NULL;
  g_autoptr (GVariant) kept = NULL;
  guint n_cells;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  cells = nonet_board_view_dup_selection (self->board, &n_cells);
  kept = g_variant_ref_sink (g_variant_new (
      "(uubb@au@ay)", (guint) MAX (0, width), (guint) MAX (0, height), gtk_window_is_maximized (GTK_WINDOW (self)),
      wants_pane (self), g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, cells, n_cells, sizeof *cells),
      g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, document, TRUE)));
  return g_variant_get_data_as_bytes (kept);
}

void
nonet_window_keep_now (NonetWindow *self)
{
  g_autoptr (GBytes) bytes = NULL;

  if (self->session_source == 0)
    return;
  g_clear_handle_id (&self->session_source, g_source_remove);
  bytes = pack (self);
  if (self->session_entry == NULL)
    self->session_entry = nonet_session_new_entry (self->session);
  nonet_session_store (self->session, self->session_entry, bytes);
  nonet_window_keep_size (self);
}

static gboolean
keep_cb (gpointer user_data)
{
  nonet_window_keep_now (user_data);
  return G_SOURCE_REMOVE;
}

void
nonet_window_keep_session (NonetWindow *self)
{
  if (self->session_source != 0 || self->document == NULL
      || !g_settings_get_boolean (self->settings, "restore-session"))
    return;
  if (self->session_entry == NULL && nonet_window_is_vacant (self))
    return;
  self->session_source = g_timeout_add (KEEP_DELAY_MS, keep_cb, self);
}

void
nonet_window_forget_session (NonetWindow *self)
{
  g_clear_handle_id (&self->session_source, g_source_remove);
  if (self->session_entry != NULL)
    nonet_session_forget (self->session, self->session_entry);
  g_clear_pointer (&self->session_entry, g_free);
}

/* Cells that the board does not have are left out: what was kept may have been changed. */
static void
restore_selection (NonetWindow *self, GVariant *selection)
{
  guint n_cells = nonet_puzzle_get_cells (nonet_document_peek (self->document));
  gsize n = 0, kept = 0;
  const guint32 *cells = g_variant_get_fixed_array (selection, &n, sizeof *cells);
  g_autofree guint *known = g_new (guint, n + 1);

  for (gsize i = 0; i < n; i++)
    if (cells[i] < n_cells)
      known[kept++] = cells[i];
  nonet_board_view_select (self->board, known, (guint) kept);
}

static void
restore_window (NonetWindow *self, GVariant *kept)
{
  g_autoptr (GVariant) selection = g_variant_get_child_value (kept, 4);
  gboolean maximized, pane;
  guint width, height;

  g_variant_get (kept, KEPT_TYPE, &width, &height, &maximized, &pane, NULL, NULL);
  if (width > 0 && width <= G_MAXINT16 && height > 0 && height <= G_MAXINT16)
    gtk_window_set_default_size (GTK_WINDOW (self), (int) width, (int) height);
  if (maximized)
    gtk_window_maximize (GTK_WINDOW (self));
  adw_flap_set_reveal_flap (self->flap, pane);
  restore_selection (self, selection);
}

NonetWindow *
nonet_window_new_from_session (NonetApplication *application, GBytes *bytes, const char *entry, GError **error)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (KEPT_TYPE), bytes, FALSE));
  g_autoptr (GVariant) packed = g_variant_get_child_value (kept, 5);
  g_autoptr (GBytes) document_bytes = g_variant_get_data_as_bytes (packed);
  g_autoptr (NonetDocument) document = nonet_document_new_from_session (document_bytes, error);
  g_autofree char *name = NULL;
  NonetWindow *self;
  GFile *file;

  if (document == NULL)
    return NULL;
  self = nonet_window_new (application);
  file = nonet_document_get_file (document);
  name = file != NULL ? g_file_get_basename (file) : NULL;
  self->session_entry = g_strdup (entry);
  self->file_format = name != NULL ? nonet_write_format_for_name (name) : NULL;
  nonet_window_set_document (self, document);
  restore_window (self, kept);
  return self;
}

void
nonet_window_update_inhibition (NonetWindow *self)
{
  /* A window that is being closed belongs to none any more. */
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  gboolean modified = self->document != NULL && nonet_document_get_modified (self->document);

  if (application == NULL || modified == (self->inhibition != 0))
    return;
  if (modified)
    self->inhibition = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_LOGOUT,
                                                _ ("A puzzle has unsaved changes"));
  else
    {
      gtk_application_uninhibit (application, self->inhibition);
      self->inhibition = 0;
    }
}
