/* The dialog that makes new puzzles: what its controls ask for, what it refuses, what it makes, and how it is cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "app/puzzles/generate-dialog.h"
#include "formats/read.h"
#include "running.h"
#include "tests/ui-harness.h"
#include "widgets/techniques/technique-chooser.h"

static void
choose (NonetGenerateDialog *dialog, const char *title, guint row)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_find_row (dialog, title)), row);
}

static void
set_number (NonetGenerateDialog *dialog, const char *title, int number)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (ui_find_type (ui_find_row (dialog, title), GTK_TYPE_SPIN_BUTTON)),
                             number);
}

static NonetGenerateDialog *
show_dialog (void)
{
  NonetGenerateDialog *dialog;
  g_auto (GStrv) keys = NULL;
  GSettingsSchema *schema;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  g_settings_schema_unref (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    if (g_str_has_prefix (keys[i], "generate-"))
      g_settings_reset (settings, keys[i]);
  dialog = nonet_generate_dialog_new (NULL, settings);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_settle ();
  ui_focus_window (GTK_WINDOW (dialog));
  ui_settle ();
  return dialog;
}

static gboolean
can_generate (NonetGenerateDialog *dialog)
{
  return gtk_widget_get_sensitive (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
}

/* What a signal "made" has brought. */
typedef struct
{
  NonetGenerating *made;
} Catch;

static void
made_cb (Catch *self, NonetGenerating *made)
{
  g_set_object (&self->made, made);
}

static gboolean
has_made (gpointer data)
{
  return ((Catch *) data)->made != NULL;
}

TEST (every_control_is_part_of_the_wish)
{
  NonetGenerateDialog *dialog = show_dialog ();
  GtkWidget *pictures = ui_find_type (GTK_WIDGET (dialog), GTK_TYPE_FLOW_BOX);
  SudokuWish wish = nonet_wish_settings_get (settings);

  ui_picture (GTK_WIDGET (dialog), "generate");
  g_assert_true (sudoku_shape_is_nine (wish.shape));
  g_assert_cmpuint (wish.symmetries, ==, 1u << SUDOKU_SYMMETRY_180);
  choose (dialog, "_Difficulty", 3);
  ui_click_middle_of (GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (pictures), SUDOKU_SYMMETRY_DIAGONAL)));
  ui_key ("Right");
  gtk_widget_activate (ui_find_type (ui_find_row (dialog, "M_inimal"), GTK_TYPE_SWITCH));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (ui_find_row (dialog, "_Number of Givens")), TRUE);
  set_number (dialog, "_From", 25);
  set_number (dialog, "_To", 27);
  ui_settle ();
  ui_picture (GTK_WIDGET (dialog), "generate-wish");
  wish = nonet_wish_settings_get (settings);
  g_assert_cmpuint (wish.easiest, ==, 46);
  g_assert_cmpuint (wish.hardest, ==, 62);
  g_assert_cmpuint (wish.symmetries, ==, 1u << SUDOKU_SYMMETRY_ANTIDIAGONAL);
  g_assert_true (wish.minimal);
  g_assert_cmpuint (wish.least, ==, 25);
  g_assert_cmpuint (wish.most, ==, 27);
  choose (dialog, "_Board", 4);
  wish = nonet_wish_settings_get (settings);
  g_assert_cmpuint (wish.shape->order, ==, 16);
  g_assert_cmpuint (wish.hardest, ==, 0);
  g_assert_false (gtk_widget_get_sensitive (ui_find_row (dialog, "_Difficulty")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

TEST (rules_are_part_of_the_wish)
{
  NonetGenerateDialog *dialog = show_dialog ();
  SudokuWish wish;

  choose (dialog, "R_ules", 1);
  choose (dialog, "_Difficulty", 2);
  wish = nonet_wish_settings_get (settings);
  g_assert_cmpuint (wish.shape->n_rules, ==, 2);
  g_assert_cmpuint (wish.levels, ==, 1u << SUDOKU_LEVEL_MEDIUM);
  g_assert_cmpuint (wish.hardest, ==, 0);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (dialog), "HoDoKu: medium. Only standard 9×9 boards are rated."));
  choose (dialog, "_Board", 1);
  choose (dialog, "R_ules", 2);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (dialog), "Windoku needs boxes that are squares."));
  choose (dialog, "_Board", 2);
  choose (dialog, "R_ules", 7);
  wish = nonet_wish_settings_get (settings);
  g_assert_true (wish.jigsaw && wish.symmetries != 0);
  choose (dialog, "R_ules", 8);
  wish = nonet_wish_settings_get (settings);
  g_assert_true (wish.killer && wish.symmetries == 0 && wish.levels == 0);
  g_assert_false (gtk_widget_is_sensitive (ui_find_row (dialog, "M_inimal")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
find_toggle (GtkWidget *widget, gpointer tooltip)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_child_visible (widget)
         && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0
         && gtk_widget_get_mapped (gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW));
}

/* The search has come to rest, and leaves one technique. */
static gboolean
shows_one (gpointer chooser)
{
  GtkListBox *list = GTK_LIST_BOX (ui_find_type (chooser, GTK_TYPE_LIST_BOX));
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (row));
  return n == 1;
}

static void
press_technique (GtkWidget *chooser, const char *name, const char *tooltip)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_find_type (chooser, GTK_TYPE_SEARCH_ENTRY)), name);
  ui_wait (shows_one, chooser, "the technique");
  ui_settle ();
  ui_click_middle_of (ui_find (chooser, find_toggle, (gpointer) tooltip));
}

TEST (techniques_are_searched_and_wished)
{
  NonetGenerateDialog *dialog = show_dialog ();
  GtkWidget *chooser = ui_find_type (GTK_WIDGET (dialog), NONET_TYPE_TECHNIQUE_CHOOSER);
  GtkWidget *row = ui_find_row (dialog, "Techni_ques");
  SudokuWish wish;

  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Any");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 480, 1000);
  ui_settle ();
  press_technique (chooser, "skyscraper", "Required");
  press_technique (chooser, "sue de coq", "Excluded");
  ui_picture (GTK_WIDGET (dialog), "generate-techniques");
  wish = nonet_wish_settings_get (settings);
  g_assert_true (sudoku_technique_set_has (&wish.with, SUDOKU_SKYSCRAPER));
  g_assert_true (sudoku_technique_set_has (&wish.without, SUDOKU_SUE_DE_COQ));
  g_assert_true (can_generate (dialog));
  choose (dialog, "_Difficulty", 1);
  g_assert_nonnull (
      ui_find_label (GTK_WIDGET (dialog), "Puzzles rated below 2.5 need no technique harder than pairs."));
  g_assert_false (can_generate (dialog));
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "Required: Skyscraper; excluded: Sue de Coq");
  press_technique (chooser, "skyscraper", "Excluded");
  press_technique (chooser, "sue de coq", "Excluded");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "Excluded: Skyscraper");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

TEST (contradictions_are_refused_in_words)
{
  NonetGenerateDialog *dialog = show_dialog ();

  g_assert_true (can_generate (dialog));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (ui_find_row (dialog, "_Number of Givens")), TRUE);
  set_number (dialog, "_To", 16);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (dialog), "The smallest number of givens is greater than the largest."));
  g_assert_false (can_generate (dialog));
  set_number (dialog, "_From", 10);
  g_assert_nonnull (ui_find_label (GTK_WIDGET (dialog), "No puzzle on this board has so few givens."));
  ui_settle ();
  ui_picture (GTK_WIDGET (dialog), "generate-refused");
  set_number (dialog, "_To", 30);
  g_assert_true (can_generate (dialog));
  gtk_editable_set_text (GTK_EDITABLE (ui_find_row (dialog, "_Seed")), "x");
  g_assert_false (can_generate (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

TEST (one_is_made_and_is_the_same_for_a_seed)
{
  guint8 values[81];

  for (guint i = 0; i < 2; i++)
    {
      NonetGenerateDialog *dialog = show_dialog ();
      g_autoptr (NonetPuzzle) puzzle = NULL;
      Catch caught = { NULL };

      gtk_editable_set_text (GTK_EDITABLE (ui_find_row (dialog, "_Seed")), "7");
      g_signal_connect_swapped (dialog, "made", G_CALLBACK (made_cb), &caught);
      ui_click_middle_of (ui_find_button (GTK_WIDGET (dialog), "Generate"));
      ui_wait (has_made, &caught, "a puzzle");
      g_assert_cmpuint (nonet_generating_get_n_made (caught.made), ==, 1);
      puzzle = nonet_generating_dup_puzzle (caught.made, 0);
      if (i == 0)
        memcpy (values, puzzle->givens, sizeof values);
      g_assert_cmpmem (values, 81, puzzle->givens, 81);
      g_object_unref (caught.made);
    }
}

/* All boards: as a text, they are read as they were. */
TEST (collections_are_read_as_they_were_made)
{
  for (guint board = 0; board < 5; board++)
    {
      NonetGenerateDialog *dialog = show_dialog ();
      g_autoptr (GBytes) text = NULL;
      g_autoptr (NonetReading) reading = NULL;
      g_autoptr (NonetPuzzle) puzzle = NULL;
      const SudokuShape *shape;
      Catch caught = { NULL };

      choose (dialog, "_Board", board);
      set_number (dialog, "_Puzzles", 3);
      shape = nonet_wish_settings_get (settings).shape;
      g_signal_connect_swapped (dialog, "made", G_CALLBACK (made_cb), &caught);
      gtk_widget_activate_action (GTK_WIDGET (dialog), "generate.start", NULL);
      ui_wait (has_made, &caught, "puzzles");
      text = nonet_generating_dup_text (caught.made);
      reading = nonet_read_bytes (text, NULL, NULL, NULL);
      g_assert_nonnull (reading);
      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 3);
      puzzle = nonet_reading_dup_puzzle (reading, 2);
      g_assert_true (sudoku_shape_equal (puzzle->shape, shape));
      g_object_unref (caught.made);
    }
}

static gboolean
says_how_far (gpointer dialog)
{
  return ui_find_type (dialog, GTK_TYPE_PROGRESS_BAR) != NULL && can_generate (dialog) == FALSE
         && gtk_widget_get_mapped (ui_find_type (dialog, GTK_TYPE_PROGRESS_BAR));
}

/* Puzzles of 17 givens would take hours. */
TEST (what_takes_long_is_cancelled)
{
  g_autoptr (NonetGenerateDialog) dialog = show_dialog ();
  Catch caught = { NULL };

  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (ui_find_row (dialog, "_Number of Givens")), TRUE);
  set_number (dialog, "_From", 17);
  set_number (dialog, "_To", 17);
  set_number (dialog, "_Puzzles", 12);
  g_signal_connect_swapped (dialog, "made", G_CALLBACK (made_cb), &caught);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "generate.start", NULL);
  ui_wait (says_how_far, dialog, "the state");
  ui_picture (GTK_WIDGET (dialog), "generate-running");
  ui_key ("Escape");
  ui_settle ();
  g_assert_true (can_generate (dialog));
  g_assert_null (caught.made);
  g_object_ref (dialog);
  ui_key ("Escape");
  ui_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (dialog)));
}

TEST (dark_and_narrow)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  NonetGenerateDialog *dialog;

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  dialog = show_dialog ();
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (dialog)), <=, 360);
  ui_picture (GTK_WIDGET (dialog), "generate-dark-narrow");
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  gtk_window_destroy (GTK_WINDOW (dialog));
}
