/* The window with puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/puzzles/puzzles-window.h"

#include <glib/gi18n.h>

#include "widgets/puzzles/puzzle-list-view.h"

struct _NonetPuzzlesWindow
{
  AdwWindow parent_instance;

  GtkWidget *near;
  GtkToggleButton *near_one;
  GtkCheckButton *keep;
  NonetPuzzleListView *view;

  NonetPuzzlesWish wish;
  NonetPuzzle *puzzle; /* of the wish, likewise pattern and kept */
  bool *pattern;
  guint8 *kept;
};

G_DEFINE_FINAL_TYPE (NonetPuzzlesWindow, nonet_puzzles_window, ADW_TYPE_WINDOW)

enum
{
  CHOSEN,
  OPEN_ALL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Begins to search for what the controls say. */
static void
search (NonetPuzzlesWindow *self)
{
  g_autoptr (NonetPuzzleList) list = NULL;

  if (self->puzzle == NULL)
    return;
  if (self->wish.kind != NONET_PUZZLES_WITH_GIVENS)
    self->wish.kind = gtk_toggle_button_get_active (self->near_one) ? NONET_PUZZLES_NEAR_ONE : NONET_PUZZLES_NEAR_TWO;
  self->wish.kept = gtk_check_button_get_active (self->keep) ? self->kept : NULL;
  self->wish.seed = (guint64) g_random_int () << 32 | g_random_int ();
  list = nonet_puzzle_list_new (&self->wish);
  nonet_puzzle_list_view_set_list (self->view, list, self->wish.kind, self->wish.profile);
}

static void
chosen_cb (NonetPuzzlesWindow *self, NonetFoundPuzzle *puzzle)
{
  g_signal_emit (self, signals[CHOSEN], 0, puzzle);
}

static void
open_all_cb (NonetPuzzlesWindow *self)
{
  g_autoptr (GBytes) text = nonet_puzzle_list_dup_text (nonet_puzzle_list_view_get_list (self->view));

  g_signal_emit (self, signals[OPEN_ALL], 0, text);
}

/* A window that is closed searches no more, even if somebody has a reference. */
static gboolean
nonet_puzzles_window_close_request (GtkWindow *window)
{
  nonet_puzzle_list_view_set_list (NONET_PUZZLES_WINDOW (window)->view, NULL, 0, 0);
  return GTK_WINDOW_CLASS (nonet_puzzles_window_parent_class)->close_request (window);
}

static void
nonet_puzzles_window_finalize (GObject *object)
{
  NonetPuzzlesWindow *self = NONET_PUZZLES_WINDOW (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_free (self->pattern);
  g_free (self->kept);
  G_OBJECT_CLASS (nonet_puzzles_window_parent_class)->finalize (object);
}

static void
nonet_puzzles_window_class_init (NonetPuzzlesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_puzzles_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_puzzles_window_close_request;
  g_type_ensure (NONET_TYPE_PUZZLE_LIST_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/puzzles-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetPuzzlesWindow, near);
  gtk_widget_class_bind_template_child (widget_class, NonetPuzzlesWindow, near_one);
  gtk_widget_class_bind_template_child (widget_class, NonetPuzzlesWindow, keep);
  gtk_widget_class_bind_template_child (widget_class, NonetPuzzlesWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, search);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_all_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  signals[CHOSEN] = g_signal_new ("chosen", NONET_TYPE_PUZZLES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, NONET_TYPE_FOUND_PUZZLE);
  signals[OPEN_ALL] = g_signal_new ("open-all", NONET_TYPE_PUZZLES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_BYTES);
}

static void
nonet_puzzles_window_init (NonetPuzzlesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Offers to keep the values there are, if any cell of the pattern is left to be filled. */
static void
offer_to_keep (NonetPuzzlesWindow *self)
{
  guint n = 0, n_kept = 0;
  g_autofree char *label = NULL;

  for (guint cell = 0; self->kept != NULL && cell < nonet_puzzle_get_cells (self->puzzle); cell++)
    {
      n += self->pattern[cell];
      n_kept += self->kept[cell] != 0;
    }
  label = g_strdup_printf (ngettext ("_Keep the Value in %u Cell", "_Keep the Values in %u Cells", n_kept), n_kept);
  gtk_check_button_set_label (self->keep, label);
  gtk_widget_set_visible (GTK_WIDGET (self->keep), n_kept > 0 && n_kept < n);
  gtk_check_button_set_active (self->keep, n_kept > 0 && n_kept < n);
}

static void
set_wish (NonetPuzzlesWindow *self, const NonetPuzzlesWish *wish)
{
  guint n_cells = nonet_puzzle_get_cells (wish->puzzle);
  gboolean near = wish->kind != NONET_PUZZLES_WITH_GIVENS;

  self->wish = *wish;
  self->wish.pattern = self->pattern =
      wish->pattern != NULL ? g_memdup2 (wish->pattern, n_cells * sizeof *wish->pattern) : NULL;
  self->kept = wish->kept != NULL ? g_memdup2 (wish->kept, n_cells) : NULL;
  gtk_widget_set_visible (self->near, near);
  gtk_window_set_title (GTK_WINDOW (self), near ? _ ("Near Puzzles") : _ ("Puzzles with These Givens"));
  self->puzzle = nonet_puzzle_ref (wish->puzzle);
}

NonetPuzzlesWindow *
nonet_puzzles_window_new (GtkWindow *parent, const NonetPuzzlesWish *wish)
{
  NonetPuzzlesWindow *self = g_object_new (NONET_TYPE_PUZZLES_WINDOW, "transient-for", parent, NULL);

  set_wish (self, wish);
  g_signal_handlers_block_by_func (self->keep, search, self);
  offer_to_keep (self);
  g_signal_handlers_unblock_by_func (self->keep, search, self);
  search (self);
  return self;
}
