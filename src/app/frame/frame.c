/* What the controllers of a window ask of it: the document it shows, its widgets, its toasts, and other windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/frame.h"

G_DEFINE_INTERFACE (NonetFrame, nonet_frame, ADW_TYPE_APPLICATION_WINDOW)

static void
nonet_frame_default_init (NonetFrameInterface *iface)
{
  g_object_interface_install_property (
      iface, g_param_spec_object ("document", NULL, NULL, NONET_TYPE_DOCUMENT,
                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

NonetDocument *
nonet_frame_get_document (NonetFrame *self)
{
  NonetDocument *document = NULL;

  g_object_get (self, "document", &document, NULL);
  /* The window keeps it. */
  if (document != NULL)
    g_object_unref (document);
  return document;
}

void
nonet_frame_set_document (NonetFrame *self, NonetDocument *document)
{
  g_object_set (self, "document", document, NULL);
}

gpointer
nonet_frame_get_child (NonetFrame *self, const char *id)
{
  GObject *child = gtk_widget_get_template_child (GTK_WIDGET (self), G_OBJECT_TYPE (self), id);

  g_assert (child != NULL);
  return child;
}

GSettings *
nonet_frame_get_settings (NonetFrame *self)
{
  return NONET_FRAME_GET_IFACE (self)->get_settings (self);
}

NonetStepPresenter *
nonet_frame_get_presenter (NonetFrame *self)
{
  return NONET_FRAME_GET_IFACE (self)->get_presenter (self);
}

NonetToasts *
nonet_frame_get_toasts (NonetFrame *self)
{
  return NONET_FRAME_GET_IFACE (self)->get_toasts (self);
}

gboolean
nonet_frame_is_vacant (NonetFrame *self)
{
  return NONET_FRAME_GET_IFACE (self)->is_vacant (self);
}

gboolean
nonet_frame_is_unsaved (NonetFrame *self)
{
  return NONET_FRAME_GET_IFACE (self)->is_unsaved (self);
}

void
nonet_frame_make_room (NonetFrame *self, NonetContinuationFunc function, gpointer one, gpointer other)
{
  g_autoptr (NonetContinuation) then = nonet_continuation_new (function, one, other);

  NONET_FRAME_GET_IFACE (self)->make_room (self, then);
}

static void
show_replacement (gpointer self, gpointer document)
{
  nonet_frame_set_document (self, document);
}

void
nonet_frame_replace_document (NonetFrame *self, NonetDocument *document)
{
  nonet_frame_make_room (self, show_replacement, self, document);
}

void
nonet_frame_open_files (NonetFrame *self, GListModel *files)
{
  NONET_FRAME_GET_IFACE (self)->open_files (self, files);
}

void
nonet_frame_open_file (NonetFrame *self, GFile *file)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  g_list_store_append (files, file);
  nonet_frame_open_files (self, G_LIST_MODEL (files));
}
