/* What a window leaves behind: its size for the next start, its puzzle against a crash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window-private.h"

/* Long enough not to write at every key, short enough to lose next to nothing. */
#define KEEP_DELAY_MS 800

void
nonet_window_init_size (NonetWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  adw_flap_set_reveal_flap (self->flap, g_settings_get_boolean (self->settings, "pane-visible"));
}

/* A folded pane is closed by itself, which says nothing about what the person wants. */
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
  if (!adw_flap_get_folded (self->flap))
    g_settings_set_boolean (self->settings, "pane-visible",
                            adw_flap_get_reveal_flap (self->flap));
}

static gboolean
keep_cb (gpointer user_data)
{
  NonetWindow *self = user_data;
  g_autoptr (GBytes) bytes = nonet_document_to_session (self->document);

  self->session_source = 0;
  if (self->session_entry == NULL)
    self->session_entry = nonet_session_new_entry (self->session);
  nonet_session_store (self->session, self->session_entry, bytes);
  nonet_window_keep_size (self);
  return G_SOURCE_REMOVE;
}

void
nonet_window_keep_session (NonetWindow *self)
{
  if (self->session_source != 0 || !g_settings_get_boolean (self->settings, "restore-session"))
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

void
nonet_window_restore (NonetWindow *self, NonetDocument *document, const char *entry)
{
  GFile *file = nonet_document_get_file (document);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  g_free (self->session_entry);
  self->session_entry = g_strdup (entry);
  self->file_format = name != NULL ? nonet_write_format_for_name (name) : NULL;
  nonet_window_set_document (self, document);
}
