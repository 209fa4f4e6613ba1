/* Nothing moves under the pointer: the board keeps its place whatever text, bar, toast or card comes, and so does the pane beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <libintl.h>
#include <math.h>
#include <time.h>

#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "tests/test.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/board/board-view.h"
#include "widgets/steps/path-view.h"

/* Bird's puzzle without two of its givens: several solutions, and steps of many kinds. */
#define SEVERAL ".....1.38........5.....6..........13.981..25731....8..9..8...2..5..697844..25...."

typedef struct
{
  GtkWindow *window;
  const char *name; /* of its pictures */
  double text;      /* its size */
  double slack;     /* what the row over the board may stand out by */
  NonetBoardView *board;
  AdwFlap *flap;
  graphene_rect_t place; /* of the board, before anything came */
  gboolean folded;
} Still;

static graphene_rect_t
find_board (const Still *self)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  graphene_point_t corner;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (self->board), GTK_WIDGET (self->window),
                                           &GRAPHENE_POINT_INIT ((float) place->left, (float) place->top), &corner));
  return GRAPHENE_RECT_INIT (corner.x, corner.y, (float) place->size, (float) place->size);
}

static void
assert_still (const Still *self, const char *what)
{
  g_autofree char *picture = g_strdup_printf ("still-%s-%s", self->name, what);
  graphene_rect_t now;

  ui_settle ();
  ui_picture (GTK_WIDGET (self->window), picture);
  now = find_board (self);
  if (graphene_rect_equal (&now, &self->place) && adw_flap_get_folded (self->flap) == self->folded)
    return;
  g_test_message ("%s at %s: the board is at %g, %g with a side of %g, was at %g, %g with %g%s", what, self->name,
                  now.origin.x, now.origin.y, now.size.width, self->place.origin.x, self->place.origin.y,
                  self->place.size.width,
                  adw_flap_get_folded (self->flap) == self->folded ? "" : "; the pane is folded or no more");
  g_test_fail ();
}

static void
start (Still *self, NonetDocument *document, const char *name, int width, int height)
{
  self->window = open_window (document, width, height);
  self->name = name;
  self->board = nonet_frame_get_child (NONET_FRAME (self->window), "board");
  self->flap = nonet_frame_get_child (NONET_FRAME (self->window), "flap");
  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_folded (self->flap));
  ui_settle ();
  self->place = find_board (self);
  self->folded = adw_flap_get_folded (self->flap);
  assert_still (self, "before");
}

static gboolean
has_verdict (gpointer window)
{
  GtkWidget *label = ui_find_type (nonet_frame_get_child (window, "verdict"), GTK_TYPE_LABEL);

  return strstr (gtk_label_get_text (GTK_LABEL (label)), "44") != NULL;
}

static gboolean
has_step (gpointer window)
{
  return nonet_step_presenter_get_step (nonet_frame_get_presenter (window)) != NULL;
}

static gboolean
has_whole_step (gpointer window)
{
  return has_step (window) && nonet_step_presenter_get_stage (nonet_frame_get_presenter (window)) == NONET_STEP_FULL;
}

static gboolean
has_no_step (gpointer window)
{
  return !has_step (window);
}

/* The walk shows something that can be taken back. */
static gboolean
has_walked (gpointer window)
{
  return g_action_group_get_action_enabled (window, "walk-back");
}

static gboolean
has_walk (gpointer board)
{
  return nonet_board_view_get_look (board)->explanation != NULL;
}

static gboolean
has_no_walk (gpointer board)
{
  return !has_walk (board);
}

static gboolean
is_trying (gpointer window)
{
  return nonet_frame_has_bar (window, "trial");
}

static gboolean
is_not_trying (gpointer window)
{
  return !is_trying (window);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_editing_givens (gpointer document)
{
  return nonet_document_get_editing_givens (document);
}

static gboolean
is_playing (gpointer document)
{
  return !is_editing_givens (document);
}

/* The button of this label, whose language and mnemonic are those of the window. */
static GtkWidget *
wait_labelled (const Still *self, const char *label)
{
  g_auto (GStrv) pieces = g_strsplit (gettext (label), "_", -1);
  g_autofree char *text = g_strjoinv ("", pieces);

  return ui_wait_button (GTK_WIDGET (self->window), text);
}

/* The toasts lie over no cell. */
static void
assert_free (const Still *self, GtkWidget *toast, const char *what)
{
  graphene_rect_t bounds, shared;

  g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (self->window), &bounds));
  if (!graphene_rect_intersection (&bounds, &self->place, &shared) || shared.size.height < 1)
    return;
  g_test_message ("%s at %s: %g pixels of the board are covered", what, self->name, shared.size.height);
  g_test_fail ();
}

static gboolean
is_toast (GtkWidget *widget, gpointer data)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "toast");
}

static gboolean
has_toast (gpointer window)
{
  GtkWidget *toast = ui_find (window, is_toast, NULL);

  return toast != NULL && gtk_widget_get_height (toast) > 0;
}

static void
try_verdicts (const Still *self)
{
  GtkWidget *verdict = nonet_frame_get_child (NONET_FRAME (self->window), "verdict");
  GtkWidget *label = ui_find_type (verdict, GTK_TYPE_LABEL);

  gtk_label_set_label (GTK_LABEL (label), "No solution: row 4, column 4 has no candidate after filling in the forced "
                                          "cells, and the text is longer than any window is wide");
  assert_still (self, "long-verdict");
  gtk_label_set_label (GTK_LABEL (label), "1");
  assert_still (self, "short-verdict");
}

static void
try_toasts (const Still *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy", NULL);
  ui_wait (has_toast, self->window, "a toast");
  assert_still (self, "toast");
  assert_free (self, ui_find (GTK_WIDGET (self->window), is_toast, NULL), "toast");
  nonet_document_set_value (nonet_board_view_get_document (self->board), &(guint){ 0 }, 1, 5);
  assert_still (self, "entry");
  nonet_document_undo (nonet_board_view_get_document (self->board));
}

static void
try_solutions (const Still *self)
{
  ui_key ("ctrl+Return");
  ui_wait_button (GTK_WIDGET (self->window), gettext ("Fill In Blank Cells"));
  assert_still (self, "solution");
  ui_key ("Escape");
  assert_still (self, "puzzle-again");
}

static void
try_pages (const Still *self)
{
  show_page (self->window, "steps");
  wait_labelled (self, "Show _Harder Steps");
  assert_still (self, "steps");
  show_page (self->window, "derivation");
  ui_wait (has_walk, self->board, "a walk");
  assert_still (self, "derivation");
  ui_key ("F5");
  ui_wait (has_walked, self->window, "its first step");
  assert_still (self, "walk");
  ui_key ("Escape");
  ui_wait (has_no_walk, self->board, "the end of the walk");
  assert_still (self, "walk-closed");
  show_page (self->window, "solutions");
  ui_wait_label (GTK_WIDGET (self->window), gettext ("All Solutions"));
  assert_still (self, "solutions");
}

/* A card in place of the keypad leaves the line of toasts free. */
static void
try_toast_over_card (const Still *self)
{
  GtkWidget *bar = nonet_frame_get_child (NONET_FRAME (self->window), "hint_bar");
  graphene_rect_t toast, card, shared;

  if (!gtk_widget_get_mapped (bar))
    return;
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.copy", NULL);
  ui_wait (has_toast, self->window, "a toast");
  ui_picture (GTK_WIDGET (self->window), "still-toast-over-card");
  g_assert_true (gtk_widget_compute_bounds (ui_find (GTK_WIDGET (self->window), is_toast, NULL),
                                            GTK_WIDGET (self->window), &toast));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_ancestor (bar, GTK_TYPE_SCROLLED_WINDOW),
                                            GTK_WIDGET (self->window), &card));
  if (graphene_rect_intersection (&toast, &card, &shared) && shared.size.height >= 1)
    {
      g_test_message ("%s: %g pixels of a toast are covered", self->name, shared.size.height);
      g_test_fail ();
    }
}

static void
try_help (const Still *self)
{
  ui_key ("ctrl+h");
  ui_wait (has_step, self->window, "a hint");
  assert_still (self, "hint");
  ui_key ("ctrl+h");
  assert_still (self, "hint-more");
  ui_key ("ctrl+h");
  ui_key ("ctrl+h");
  ui_wait (has_whole_step, self->window, "all of the hint");
  assert_still (self, "hint-whole");
  try_toast_over_card (self);
  ui_key ("Escape");
  ui_wait (has_no_step, self->window, "the end of the hint");
  assert_still (self, "hint-closed");
  ui_key ("F4");
  ui_wait (has_whole_step, self->window, "a step");
  assert_still (self, "step");
  ui_key ("Escape");
  ui_wait (has_no_step, self->window, "the end of the step");
  assert_still (self, "step-closed");
}

/* What keys bring about, one after the other: candidates, toasts, the time, a trial. */
static void
try_play (const Still *self)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  ui_key ("alt+3");
  assert_still (self, "all-candidates");
  ui_key ("alt+2");
  assert_still (self, "own-candidates");
  ui_key ("ctrl+k");
  wait_labelled (self, "_Rename");
  assert_still (self, "checkpoint");
  nonet_document_set_value (nonet_board_view_get_document (self->board), &(guint){ 0 }, 1, 9);
  ui_key ("ctrl+m");
  ui_wait_label (window, gettext ("There are several solutions"));
  assert_still (self, "checked");
  nonet_document_undo (nonet_board_view_get_document (self->board));
  ui_key ("Escape");
  g_settings_set_boolean (settings, "timer", TRUE);
  ui_wait (is_mapped, nonet_frame_get_child (NONET_FRAME (self->window), "timer_button"), "the time");
  assert_still (self, "timed");
  g_settings_reset (settings, "timer");
  gtk_widget_activate_action (window, "win.start-trial", NULL);
  ui_wait (is_trying, self->window, "a trial");
  assert_still (self, "trial");
  gtk_widget_activate_action (window, "win.discard-trial", NULL);
  ui_wait (is_not_trying, self->window, "the end of the trial");
  assert_still (self, "trial-over");
}

/* In a puzzle that is set: its pages, and solutions of what has been changed since. */
static void
try_setting (const Still *self)
{
  NonetDocument *document = nonet_board_view_get_document (self->board);

  ui_key ("F8");
  ui_wait (is_editing_givens, document, "the puzzle being set");
  assert_still (self, "setting");
  try_verdicts (self);
  ui_key ("shift+F8");
  ui_wait_button (GTK_WIDGET (self->window), g_dpgettext2 (NULL, "given", "Add"));
  assert_still (self, "checked-puzzle");
  if (self->folded)
    return;
  ui_key ("ctrl+Return");
  ui_wait_button (GTK_WIDGET (self->window), gettext ("Fill In Blank Cells"));
  nonet_document_set_value (document, &(guint){ 0 }, 1, 5);
  wait_labelled (self, "Solve _Again");
  assert_still (self, "outdated");
  nonet_document_undo (document);
}

/* The card at the end, of a solution that is filled in. */
static void
try_end (const Still *self)
{
  ui_key ("ctrl+Return");
  ui_wait_button (GTK_WIDGET (self->window), gettext ("Fill In Blank Cells"));
  ui_key ("ctrl+shift+Return");
  ui_wait_button (GTK_WIDGET (self->window), gettext ("Next Puzzle"));
  assert_still (self, "end");
  if (self->folded)
    g_assert_false (adw_flap_get_reveal_flap (self->flap));
  ui_key ("ctrl+z");
  assert_still (self, "end-undone");
}

static void
try_window (const char *name, int width, int height)
{
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL);
  Still self;

  start (&self, document, name, width, height);
  ui_wait (has_verdict, self.window, "the verdict");
  try_verdicts (&self);
  try_toasts (&self);
  if (!self.folded)
    try_pages (&self);
  try_solutions (&self);
  try_help (&self);
  try_play (&self);
  try_setting (&self);
  ui_key ("F8");
  ui_wait (is_playing, document, "the puzzle being played");
  try_end (&self);
  gtk_window_destroy (self.window);
}

TEST (default_window)
{
  try_window ("default", 1180, 800);
}

TEST (window_on_laptop)
{
  try_window ("laptop", 1024, 700);
}

TEST (low_window)
{
  try_window ("low", 1366, 768);
}

TEST (window_on_phone)
{
  try_window ("phone", 360, 720);
}

static graphene_rect_t
bounds_in (GtkWindow *window, const char *id)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (nonet_frame_get_child (NONET_FRAME (window), id), GTK_WIDGET (window), &bounds));
  return bounds;
}

/* A keypad of one row leaves room for the buttons of a hint. */
TEST (small_board)
{
  g_autoptr (NonetDocument) document = document_of (6, "12.4..........5....3.......3.......6");
  Still self;
  graphene_rect_t more, bar;

  start (&self, document, "small", 360, 720);
  ui_key ("ctrl+h");
  ui_wait (has_step, self.window, "a hint");
  assert_still (&self, "hint");
  g_assert_true (gtk_widget_compute_bounds (wait_labelled (&self, "_More"), GTK_WIDGET (self.window), &more));
  bar = bounds_in (self.window, "tool_bar");
  g_assert_cmpfloat (more.origin.y + more.size.height, <=, bar.origin.y);
  gtk_window_destroy (self.window);
}

TEST (large_board)
{
  g_autoptr (NonetDocument) document = document_of (25, NULL);
  Still self;

  start (&self, document, "large", 1180, 800);
  g_assert_false (nonet_board_place_can_scroll (nonet_board_view_get_place (self.board)));
  gtk_window_destroy (self.window);
}

static void
assert_natural (GtkWindow *window, int expected, const char *what)
{
  int natural;

  ui_settle ();
  gtk_widget_measure (adw_flap_get_content (nonet_frame_get_child (NONET_FRAME (window), "flap")),
                      GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (natural == expected)
    return;
  g_test_message ("%s: the board asks for %d pixels, and asked for %d", what, natural, expected);
  g_test_fail ();
}

/* Below some width of the window the pane covers the board: which width that is, nothing that comes and goes changes. */
TEST (natural_width)
{
  static const char *const keys[] = { "alt+1", "alt+2", "alt+3", "F8", "alt+4", "F8" };
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL);
  GtkWindow *window = open_window (document, 1180, 800);
  int natural;

  ui_wait (has_verdict, window, "the verdict");
  ui_settle ();
  gtk_widget_measure (adw_flap_get_content (nonet_frame_get_child (NONET_FRAME (window), "flap")),
                      GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      ui_key (keys[i]);
      assert_natural (window, natural, keys[i]);
    }
  ui_key ("ctrl+plus");
  ui_wait (is_mapped, nonet_frame_get_child (NONET_FRAME (window), "zoom_buttons"), "the buttons of the zoom");
  assert_natural (window, natural, "zoom");
  g_settings_set_boolean (settings, "timer", TRUE);
  ui_wait (is_mapped, nonet_frame_get_child (NONET_FRAME (window), "timer_button"), "the time");
  assert_natural (window, natural, "timer");
  g_settings_reset (settings, "timer");
  ui_key ("F4");
  ui_wait (has_whole_step, window, "a step");
  assert_natural (window, natural, "step");
  ui_key ("Escape");
  ui_wait (has_no_step, window, "the end of the step");
  ui_key ("F5");
  assert_natural (window, natural, "walk");
  ui_key ("Escape");
  ui_key ("ctrl+Return");
  ui_wait_button (GTK_WIDGET (window), gettext ("Fill In Blank Cells"));
  assert_natural (window, natural, "solution");
  ui_key ("Escape");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start-trial", NULL);
  ui_wait (is_trying, window, "a trial");
  assert_natural (window, natural, "trial");
  gtk_window_destroy (window);
}

/* Processor time of this thread, in microseconds. */
static gint64
thread_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
has_menu (gpointer button)
{
  return gtk_menu_button_get_popover (button) != NULL;
}

TEST (menu)
{
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL);
  GtkWindow *window = open_window (document, 1180, 800);
  GtkMenuButton *button = nonet_frame_get_child (NONET_FRAME (window), "menu_button");
  GtkWidget *popover;
  int height;

  ui_wait (has_menu, button, "the menu");
  ui_settle (); /* its separators come when there is nothing else to do */
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  gtk_menu_button_popup (button);
  while (!gtk_widget_get_mapped (popover) || gtk_widget_get_height (popover) == 0)
    g_main_context_iteration (NULL, TRUE);
  height = gtk_widget_get_height (popover);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_height (popover), ==, height);
  gtk_menu_button_popdown (button);
  gtk_window_destroy (window);
}

/* The row over the board and the modes under it are as wide as the board; beside a smaller one, a row that needs more stands out
 * equally. */
TEST (edges)
{
  static const int sizes[][2] = { { 1180, 800 }, { 1000, 700 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (NonetDocument) document = document_of (9, BIRD);
      Still still = { .window = open_window (document, sizes[i][0], sizes[i][1]) };
      GtkWidget *modes, *keypad;
      graphene_rect_t row, tools, board;

      still.board = nonet_frame_get_child (NONET_FRAME (still.window), "board");
      ui_settle ();
      board = find_board (&still);
      row = bounds_in (still.window, "mode_switch");
      tools = bounds_in (still.window, "depth_button");
      keypad = nonet_frame_get_child (NONET_FRAME (still.window), "keypad");
      modes = gtk_widget_get_first_child (keypad);
      if (i == 0)
        g_assert_cmpfloat_with_epsilon (row.origin.x, board.origin.x, 2);
      g_assert_cmpfloat (row.origin.x, <=, board.origin.x + 1);
      g_assert_cmpfloat_with_epsilon (row.origin.x + tools.origin.x + tools.size.width,
                                      2 * board.origin.x + board.size.width, 2);
      g_assert_cmpfloat (gtk_widget_get_width (modes), <=, board.size.width + 1);
      gtk_window_destroy (still.window);
    }
}

/* A board that is zoomed leaves the row over it and the keypad where they are. */
TEST (zoom)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_window (document, 1180, 800);
  GtkWidget *modes = gtk_widget_get_first_child (nonet_frame_get_child (NONET_FRAME (window), "keypad"));
  graphene_rect_t row, keys, row_before, keys_before;

  ui_settle ();
  row_before = bounds_in (window, "mode_switch");
  g_assert_true (gtk_widget_compute_bounds (modes, GTK_WIDGET (window), &keys_before));
  ui_key ("ctrl+plus");
  ui_wait (is_mapped, nonet_frame_get_child (NONET_FRAME (window), "zoom_buttons"), "the way back");
  ui_settle ();
  ui_picture (GTK_WIDGET (window), "still-zoom");
  row = bounds_in (window, "mode_switch");
  g_assert_true (gtk_widget_compute_bounds (modes, GTK_WIDGET (window), &keys));
  g_assert_true (graphene_rect_equal (&row, &row_before));
  g_assert_true (graphene_rect_equal (&keys, &keys_before));
  gtk_window_destroy (window);
}

static gboolean
is_cut (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* The row over the board keeps within its edges, and nothing of it is cut; with larger text it may stand out equally. */
static void
assert_within_edges (const Still *self, const char *what)
{
  GtkWidget *row = gtk_widget_get_parent (nonet_frame_get_child (NONET_FRAME (self->window), "row"));
  g_autofree char *picture = g_strdup_printf ("edges-%s-%s", self->name, what);
  double before = -G_MAXDOUBLE, after = -G_MAXDOUBLE;
  graphene_rect_t board, bounds;
  GtkWidget *cut;

  ui_settle ();
  ui_picture (GTK_WIDGET (self->window), picture);
  board = find_board (self);
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_mapped (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (self->window), &bounds));
      before = MAX (before, board.origin.x - bounds.origin.x);
      after = MAX (after, bounds.origin.x + bounds.size.width - board.origin.x - board.size.width);
    }
  cut = ui_find (row, is_cut, NULL);
  if (self->text > 1 ? fabs (before - after) <= 2 : MAX (before, after) <= self->slack + 1 && cut == NULL)
    return;
  g_test_message ("%s: the row stands %g and %g pixels over the edges of the board; cut: “%s”", picture, before, after,
                  cut != NULL ? gtk_label_get_text (GTK_LABEL (cut)) : "");
  g_test_fail ();
}

static GtkSelectionModel *
get_path (gpointer window)
{
  GtkWidget *view = ui_find_type (nonet_frame_get_child (window, "steps"), NONET_TYPE_PATH_VIEW);

  return gtk_list_view_get_model (GTK_LIST_VIEW (ui_find_type (view, GTK_TYPE_LIST_VIEW)));
}

static gboolean
has_path (gpointer window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_path (window))) > 0;
}

static gboolean
is_filled_in (gpointer window)
{
  GtkWidget *label = ui_find_type (nonet_frame_get_child (window, "verdict"), GTK_TYPE_LABEL);

  return strstr (gtk_label_get_text (GTK_LABEL (label)), "Nonet") != NULL;
}

/* With the time, a solution, a trial, a step of the path or at the end, too. */
static void
try_edges (const char *name, int width, int height, double text)
{
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL), unique = document_of (9, BIRD);
  Still still = { .name = name, .text = text };

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * text), NULL);
  still.window = open_window (document, width, height);
  still.board = nonet_frame_get_child (NONET_FRAME (still.window), "board");
  ui_wait (has_verdict, still.window, "the verdict");
  g_settings_set_boolean (settings, "timer", TRUE);
  ui_wait (is_mapped, nonet_frame_get_child (NONET_FRAME (still.window), "timer_button"), "the time");
  assert_within_edges (&still, "timed");
  g_settings_reset (settings, "timer");
  ui_key ("ctrl+Return");
  ui_wait_button (GTK_WIDGET (still.window), gettext ("Fill In Blank Cells"));
  assert_within_edges (&still, "solution");
  ui_key ("Escape");
  gtk_widget_activate_action (GTK_WIDGET (still.window), "win.start-trial", NULL);
  ui_wait (is_trying, still.window, "a trial");
  still.slack = 14; /* in German over a board of 535 pixels */
  assert_within_edges (&still, "trial");
  still.slack = 0;
  gtk_window_destroy (still.window);

  still.window = open_window (unique, width, height);
  still.board = nonet_frame_get_child (NONET_FRAME (still.window), "board");
  adw_flap_set_reveal_flap (nonet_frame_get_child (NONET_FRAME (still.window), "flap"), TRUE);
  show_page (still.window, "steps");
  ui_wait (has_path, still.window, "the path");
  gtk_selection_model_select_item (get_path (still.window), 30, TRUE);
  ui_wait (has_step, still.window, "a step");
  if (width == 360)
    adw_flap_set_reveal_flap (nonet_frame_get_child (NONET_FRAME (still.window), "flap"), FALSE);
  assert_within_edges (&still, "path");
  ui_key ("Escape");
  g_settings_set_boolean (settings, "timer", TRUE);
  ui_key ("ctrl+Return");
  ui_wait_button (GTK_WIDGET (still.window), gettext ("Fill In Blank Cells"));
  ui_key ("ctrl+shift+Return");
  ui_wait (is_filled_in, still.window, "what Nonet has filled in");
  assert_within_edges (&still, "filled-in");
  g_settings_reset (settings, "timer");
  gtk_window_destroy (still.window);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

TEST (bars_within_edges)
{
  try_edges ("default", 1180, 800, 1);
}

TEST (bars_within_edges_of_low_window)
{
  try_edges ("low", 1366, 768, 1);
}

TEST (bars_within_edges_on_phone)
{
  try_edges ("phone", 360, 720, 1);
}

TEST (bars_within_edges_with_large_text)
{
  try_edges ("large-text", 1180, 800, 1.5);
  try_edges ("large-text-low", 1366, 768, 1.5);
  try_edges ("large-text-phone", 360, 720, 1.5);
}

/* Two givens in five cells. */
static NonetDocument *
new_large_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (8, 8), NULL);

  for (guint cell = 0; cell < 64 * 64; cell++)
    if (cell % 5 < 2)
      puzzle->givens[cell] = (guint8) ((cell / 64 * 8 + cell / 512 + cell % 64) % 64 + 1);
  return nonet_document_new (puzzle);
}

/* With the bus of screen readers, as in any session. */
TEST (whole_board)
{
  g_autoptr (NonetDocument) document = new_large_document ();
  GtkWindow *window = open_window (document, 1180, 800);
  gint64 since, taken;

  ui_settle ();
  since = thread_cpu_time ();
  ui_key ("ctrl+0");
  ui_pause (2000); /* whatever follows from it within that time counts */
  taken = thread_cpu_time () - since;
  g_test_message ("the whole board took %g ms", (double) taken / 1000);
  g_assert_cmpint (taken, <, 100000);
  ui_picture (GTK_WIDGET (window), "still-whole-board");
  g_assert_false (nonet_board_place_can_scroll (
      nonet_board_view_get_place (nonet_frame_get_child (NONET_FRAME (window), "board"))));
  gtk_window_destroy (window);
}
