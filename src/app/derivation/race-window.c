/* The window of the race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/derivation/race-window.h"

#include <glib/gi18n.h>

#include "app/derivation/race-export.h"
#include "app/frame/file-choice.h"
#include "app/frame/surface-texture.h"
#include "app/frame/toasts.h"
#include "tasks/derivation/race.h"
#include "widgets/derivation/race-table.h"
#include "widgets/derivation/race-view.h"
#include "words/derivation.h"
#include "words/race.h"

/* In the order of the list. */
static const guint limits[] = { 1, 5, 30 };

struct _NonetRaceWindow
{
  AdwWindow parent_instance;

  GtkWidget *start_button;
  GtkWidget *cancel_button;
  GtkDropDown *limit;
  GtkWidget *outdated_bar;
  GtkWidget *intro;
  GtkLabel *left_out;
  GtkWidget *progress_box;
  GtkLabel *progress_label;
  GtkProgressBar *progress;
  GtkWidget *results;
  NonetRaceTable *table;
  NonetRaceView *chart;
  AdwToastOverlay *toast_overlay;

  NonetToasts *toasts;
  NonetPuzzle *puzzle;
  char *title;
  NonetPuzzle *raced;        /* that has the results, or is racing; NULL: none */
  NonetLap *laps;            /* the results; NULL: none */
  GCancellable *racing;      /* NULL: none */
  GCancellable *cancellable; /* of what is saved or copied: cancelled when the window is gone */
  gboolean asking;           /* for a file */
};

G_DEFINE_FINAL_TYPE (NonetRaceWindow, nonet_race_window, ADW_TYPE_WINDOW)

/* What is shown. */

static gboolean
is_same_board (const NonetPuzzle *a, const NonetPuzzle *b)
{
  g_autoptr (SudokuGrid) first = nonet_puzzle_dup_grid (a, TRUE);
  g_autoptr (SudokuGrid) second = nonet_puzzle_dup_grid (b, TRUE);

  return first != NULL && second != NULL && first->shape == second->shape
         && memcmp (first->cell, second->cell, first->shape->n_cells * sizeof *first->cell) == 0;
}

static gboolean
is_outdated (NonetRaceWindow *self)
{
  return self->raced != NULL && !is_same_board (self->raced, self->puzzle);
}

static void
update (NonetRaceWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean racing = self->racing != NULL, has_laps = self->laps != NULL;

  gtk_widget_set_visible (self->start_button, !racing);
  gtk_widget_set_visible (self->cancel_button, racing);
  gtk_widget_set_sensitive (GTK_WIDGET (self->limit), !racing);
  gtk_widget_set_visible (self->progress_box, racing);
  gtk_widget_set_visible (self->outdated_bar, is_outdated (self));
  gtk_widget_set_visible (self->intro, !racing && !has_laps);
  gtk_widget_set_visible (self->results, has_laps);
  gtk_widget_set_visible (GTK_WIDGET (self->left_out),
                          self->puzzle != NULL && self->puzzle->shape->order > NONET_LARGEST_SEARCHED_ORDER);
  gtk_widget_action_set_enabled (widget, "race.start", self->puzzle != NULL);
  gtk_widget_action_set_enabled (widget, "race.cancel", racing);
  gtk_widget_action_set_enabled (widget, "race.copy", has_laps);
  gtk_widget_action_set_enabled (widget, "race.save", has_laps);
}

/* Takes the laps. */
static void
set_laps (NonetRaceWindow *self, NonetLap *laps)
{
  g_free (self->laps);
  self->laps = laps;
  nonet_race_table_set_laps (self->table, laps);
  nonet_race_view_set_laps (self->chart, laps);
}

/* The race. */

static void
show_progress (guint64 done, double share, gpointer user_data)
{
  NonetRaceWindow *self = user_data;
  g_autofree char *text = NULL;

  gtk_progress_bar_set_fraction (self->progress, share);
  if (done == SUDOKU_N_RACERS)
    return;
  /* Translators: who is racing, its number, and how many there are: “Search, first cell (8 of 12)”. */
  text = g_strdup_printf (C_ ("race", "%s (%u of %u)"), nonet_racer_to_string ((SudokuRacer) done), (guint) done + 1,
                          SUDOKU_N_RACERS);
  gtk_label_set_label (self->progress_label, text);
}

static void
stop (NonetRaceWindow *self)
{
  if (self->racing != NULL)
    g_cancellable_cancel (self->racing);
  g_clear_object (&self->racing);
}

/* A race that was cancelled has perhaps no window any more. */
static void
finished_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  NonetRaceWindow *self = user_data;
  g_autoptr (GError) error = NULL;
  NonetLap *laps = nonet_race_finish (result, &error);
  gboolean was_focused;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->racing);
  set_laps (self, laps);
  was_focused = gtk_widget_has_focus (self->cancel_button);
  update (self);
  if (was_focused)
    gtk_widget_grab_focus (self->start_button);
  nonet_toasts_say (self->toasts, laps != NULL ? _ ("The race is over") : error->message);
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetRaceWindow *self = NONET_RACE_WINDOW (widget);
  gint64 limit = limits[gtk_drop_down_get_selected (self->limit)] * G_USEC_PER_SEC;

  stop (self);
  g_clear_pointer (&self->raced, nonet_puzzle_unref);
  self->raced = nonet_puzzle_ref (self->puzzle);
  self->racing = g_cancellable_new ();
  set_laps (self, NULL);
  show_progress (0, 0, self);
  nonet_race_async (self->raced, limit, self->racing, show_progress, self, finished_cb, self);
  update (self);
  gtk_widget_grab_focus (self->cancel_button);
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetRaceWindow *self = NONET_RACE_WINDOW (widget);

  stop (self);
  g_clear_pointer (&self->raced, nonet_puzzle_unref);
  update (self);
  gtk_widget_grab_focus (self->start_button);
}

/* Copying and saving. */

/* Once it is cancelled, there is no window any more; so it is with saving. */
static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  NonetRaceWindow *self = user_data;
  cairo_surface_t *surface = nonet_race_draw_finish (result, NULL);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkContentProvider) both = NULL;
  g_autofree char *text = NULL;
  GdkContentProvider *parts[2];

  if (surface == NULL)
    return;
  texture = nonet_surface_to_texture (surface);
  cairo_surface_destroy (surface);
  if (self->laps == NULL)
    return;
  text = nonet_race_to_text (self->laps, '\t');
  parts[0] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  parts[1] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  both = gdk_content_provider_new_union (parts, G_N_ELEMENTS (parts));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), both);
  nonet_toasts_say (self->toasts, _ ("Table and chart copied"));
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetRaceWindow *self = NONET_RACE_WINDOW (widget);

  nonet_race_draw_async (self->laps, self->cancellable, drawn_cb, self);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  NonetRaceWindow *self = user_data;
  g_autoptr (GError) error = NULL;

  nonet_replace_file_finish (result, &error);
  g_application_release (g_application_get_default ());
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    nonet_toasts_say_outcome (self->toasts, _ ("Race saved"), _ ("Could Not Save the Race"), error);
}

/* The program lives until the end of it: cancelled, it has a file to tidy away. */
static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  NonetRaceWindow *self = user_data;

  self->asking = FALSE;
  if (file == NULL || self->laps == NULL)
    return;
  g_application_hold (g_application_get_default ());
  nonet_race_save_async (self->laps, file, self->cancellable, saved_cb, self);
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  NonetRaceWindow *self = NONET_RACE_WINDOW (widget);
  const NonetFileKind kinds[] = { { "csv", _ ("CSV table") },
                                  { "svg", _ ("SVG picture") },
                                  { "png", _ ("PNG picture") } };
  /* Translators: the name proposed for a file with a race; %s is the title of the puzzle. */
  g_autofree char *name = g_strdup_printf (_ ("%s, race.csv"), self->title);

  if (self->asking)
    return;
  self->asking = TRUE;
  nonet_choose_file (GTK_WINDOW (self), _ ("Save Race"), name, NULL, kinds, G_N_ELEMENTS (kinds), 0, chosen_cb, self);
}

/* The object. */

/* A window that is closed races no more, even if somebody has a reference. */
static gboolean
nonet_race_window_close_request (GtkWindow *window)
{
  stop (NONET_RACE_WINDOW (window));
  return GTK_WINDOW_CLASS (nonet_race_window_parent_class)->close_request (window);
}

static void
nonet_race_window_dispose (GObject *object)
{
  NonetRaceWindow *self = NONET_RACE_WINDOW (object);

  stop (self);
  g_cancellable_cancel (self->cancellable);
  G_OBJECT_CLASS (nonet_race_window_parent_class)->dispose (object);
}

static void
nonet_race_window_finalize (GObject *object)
{
  NonetRaceWindow *self = NONET_RACE_WINDOW (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->raced, nonet_puzzle_unref);
  g_clear_object (&self->toasts);
  g_clear_object (&self->cancellable);
  g_free (self->laps);
  g_free (self->title);
  G_OBJECT_CLASS (nonet_race_window_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, start_button);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, limit);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, outdated_bar);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, intro);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, left_out);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, progress_box);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, progress_label);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, results);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, table);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, chart);
  gtk_widget_class_bind_template_child (widget_class, NonetRaceWindow, toast_overlay);
}

static void
nonet_race_window_class_init (NonetRaceWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = nonet_race_window_dispose;
  object_class->finalize = nonet_race_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_race_window_close_request;
  g_type_ensure (NONET_TYPE_RACE_TABLE);
  g_type_ensure (NONET_TYPE_RACE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/race-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "race.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "race.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "race.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "race.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "race.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "race.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
nonet_race_window_init (NonetRaceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  self->toasts = nonet_toasts_new (self->toast_overlay);
  gtk_label_set_label (self->left_out, nonet_search_left_out_to_sentence ());
  update (self);
}

NonetRaceWindow *
nonet_race_window_new (GtkWindow *parent)
{
  return g_object_new (NONET_TYPE_RACE_WINDOW, "transient-for", parent, NULL);
}

void
nonet_race_window_set_puzzle (NonetRaceWindow *self, NonetPuzzle *puzzle, const char *title)
{
  nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = puzzle;
  g_free (self->title);
  self->title = g_strdup (title);
  update (self);
}
