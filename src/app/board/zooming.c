/* Zooming the board: actions, buttons over large boards, and what is too small to be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/zooming.h"

#include <glib/gi18n.h>

#include "render/board/board-candidates.h"
#include "widgets/board/board-theme.h"

struct _NonetZooming
{
  NonetController parent_instance;

  NonetBoardView *board; /* of the window, as are the buttons */
  GtkWidget *buttons;
  gboolean has_said; /* that candidates are too small */
};

G_DEFINE_FINAL_TYPE (NonetZooming, nonet_zooming, NONET_TYPE_CONTROLLER)

/* "win.zoom-in" is the board's "board.zoom-in", and so on. */
static void
zoom_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree char *name = g_strconcat ("board.", g_action_get_name (G_ACTION (action)), NULL);

  gtk_widget_activate_action (GTK_WIDGET (NONET_ZOOMING (user_data)->board), name, NULL);
}

static const GActionEntry actions[] = {
  { "zoom-in", zoom_action },
  { "zoom-out", zoom_action },
  { "zoom-reset", zoom_action },
};

static void
update (NonetZooming *self)
{
  double zoom = nonet_board_view_get_zoom (self->board), least = nonet_board_view_get_least_zoom (self->board);

  nonet_controller_set_enabled (self, "zoom-in", zoom < NONET_BOARD_MAX_ZOOM);
  nonet_controller_set_enabled (self, "zoom-out", zoom > least);
  nonet_controller_set_enabled (self, "zoom-reset", zoom > least);
  gtk_widget_set_visible (self->buttons, least < 1 || zoom > 1);
}

/* Whoever zooms knows how. */
static void
zoom_changed_cb (NonetZooming *self)
{
  update (self);
  nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.zoom-in");
}

static gboolean
has_room_for_candidates (NonetZooming *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  return nonet_board_has_room_for_candidates (
      nonet_document_get_shape (document), nonet_document_get_alphabet (document),
      nonet_board_style_for_widget (GTK_WIDGET (self->board)), nonet_board_view_get_place (self->board)->size);
}

/* Once a board. */
static void
depth_changed_cb (NonetZooming *self)
{
  NonetCandidateDepth depth;

  g_object_get (self->board, "depth", &depth, NULL);
  if (self->has_said || depth == NONET_CANDIDATES_NONE || depth == NONET_CANDIDATES_MARKS
      || nonet_controller_get_document (self) == NULL || has_room_for_candidates (self))
    return;
  self->has_said = TRUE;
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Zoom in to see the candidates"), _ ("_Zoom In"),
                      "win.zoom-in", NULL);
}

/* With another board, which has not been spoken of. */
static void
nonet_zooming_begin (NonetController *controller)
{
  NONET_ZOOMING (controller)->has_said = FALSE;
}

static void
nonet_zooming_class_init (NonetZoomingClass *klass)
{
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_zooming_begin;
  NONET_CONTROLLER_CLASS (klass)->replaced = nonet_zooming_begin;
}

static void
nonet_zooming_init (NonetZooming *self)
{
}

NonetZooming *
nonet_zooming_new (NonetFrame *frame)
{
  NonetBoardView *board = nonet_frame_get_child (frame, "board");
  NonetZooming *self = nonet_controller_new (NONET_TYPE_ZOOMING, frame, actions, G_N_ELEMENTS (actions));

  self->board = board;
  self->buttons = nonet_frame_get_child (frame, "zoom_buttons");
  g_signal_connect_object (board, "notify::zoom", G_CALLBACK (zoom_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::depth", G_CALLBACK (depth_changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
