/* The dialog that asks for new puzzles and makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The controls are bound to the settings; what is asked for is made of those.
 */
#include "app/puzzles/generate-dialog.h"

#include <glib/gi18n.h>

#include "app/frame/controls.h"
#include "app/frame/kinds.h"
#include "formats/rules.h"
#include "formats/shapes.h"
#include "logic/technique.h"
#include "widgets/puzzles/symmetry-chooser.h"
#include "widgets/techniques/technique-chooser.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/wish-fault.h"

/* The board of a name such as "16x16"; that of 9×9 cells for any other name. */
static const SudokuShape *
find_board (const char *name)
{
  NonetStockKind kind = nonet_stock_kind_from_id (name);
  const NonetStockKindInfo *info = nonet_stock_kind_info (kind < NONET_N_STOCK_KINDS ? kind : NONET_STOCK_EASY);

  return nonet_shape_get (info->box_rows, info->box_columns);
}

/* The board with the rules of a name, which is kept until the end of the process; without them where they are not possible. */
static const SudokuShape *
find_board_with_rules (const char *board_name, const char *name)
{
  static GHashTable *boards;
  g_autofree char *key = g_strconcat (board_name, " ", name, NULL);
  const SudokuShape *board = find_board (board_name), *with_rules;
  SudokuRule rules[NONET_MOST_RULES_NAMED];
  guint n;

  if (boards == NULL)
    boards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  with_rules = g_hash_table_lookup (boards, key);
  n = nonet_rules_find (name, rules);
  if (with_rules == NULL && n > 0 && sudoku_rule_fault (board, &rules[0]) == SUDOKU_RULE_FAULT_NONE)
    {
      with_rules = sudoku_shape_new_with_rules (board, rules, n);
      if (with_rules != NULL)
        g_hash_table_insert (boards, g_steal_pointer (&key), (gpointer) with_rules);
    }
  return with_rules != NULL ? with_rules : board;
}

static void
get_difficulty (GSettings *settings, SudokuWish *wish)
{
  g_autofree char *id = g_settings_get_string (settings, "generate-difficulty");
  NonetStockKind kind = nonet_stock_kind_from_id (id);

  if (kind >= NONET_N_DIFFICULTIES || wish->shape->order != 9 || wish->killer)
    return;
  /* There are five levels, as there are difficulties. */
  if (!sudoku_shape_is_nine (wish->shape) || wish->jigsaw)
    {
      wish->levels = 1u << (SUDOKU_LEVEL_EASY + kind - NONET_STOCK_EASY);
      return;
    }
  wish->easiest = nonet_stock_kind_info (kind)->easiest;
  wish->hardest = nonet_stock_kind_info (kind)->hardest;
}

static void
get_techniques (GSettings *settings, const char *key, SudokuTechniqueSet *set)
{
  g_auto (GStrv) ids = g_settings_get_strv (settings, key);
  SudokuTechnique technique;

  for (guint i = 0; ids[i] != NULL; i++)
    if (sudoku_technique_from_name (ids[i], &technique))
      sudoku_technique_set_add (set, technique);
}

SudokuWish
nonet_wish_settings_get (GSettings *settings)
{
  g_autofree char *board = g_settings_get_string (settings, "generate-board");
  g_autofree char *rules = g_settings_get_string (settings, "generate-rules");
  g_autofree char *id = g_settings_get_string (settings, "generate-symmetry");
  SudokuSymmetry symmetry = sudoku_symmetry_from_id (id);
  SudokuWish wish = { .shape = find_board_with_rules (board, rules),
                      .jigsaw = g_str_equal (rules, "jigsaw"),
                      .killer = g_str_equal (rules, "killer") };

  if (!wish.killer)
    {
      wish.symmetries = symmetry < SUDOKU_N_SYMMETRIES ? 1u << symmetry : 0;
      wish.minimal = g_settings_get_boolean (settings, "generate-minimal");
    }
  if (!wish.killer && g_settings_get_boolean (settings, "generate-limit-givens"))
    {
      wish.least = (unsigned) g_settings_get_int (settings, "generate-least");
      wish.most = (unsigned) g_settings_get_int (settings, "generate-most");
    }
  get_difficulty (settings, &wish);
  get_techniques (settings, "generate-with", &wish.with);
  get_techniques (settings, "generate-without", &wish.without);
  return wish;
}

/* The dialog. */

struct _NonetGenerateDialog
{
  AdwWindow parent_instance;

  GtkLabel *hint;
  GtkWidget *running;
  GtkLabel *state;
  GtkProgressBar *progress;
  GtkWidget *controls;
  GtkWidget *symmetry_group;
  GtkWidget *givens_group;
  AdwComboRow *board_row;
  AdwComboRow *rules_row;
  AdwComboRow *difficulty_row;
  NonetSymmetryChooser *symmetry;
  AdwExpanderRow *givens_row;
  GtkSpinButton *least;
  GtkSpinButton *most;
  NonetSwitchRow *minimal;
  AdwExpanderRow *techniques_row;
  NonetTechniqueChooser *techniques;
  AdwEntryRow *seed_row;
  GtkSpinButton *count;
  GtkButton *accept;

  GSettings *settings;
  NonetGenerating *generating; /* or NULL */
  guint wanted;
};

G_DEFINE_FINAL_TYPE (NonetGenerateDialog, nonet_generate_dialog, ADW_TYPE_WINDOW)

static const char *const board_names[] = { "4x4", "6x6", "9x9", "12x12", "16x16", NULL };
static const char *const rules_names[] = { "standard",  "diagonals",       "windoku", "disjoint-groups", "anti-knight",
                                           "anti-king", "non-consecutive", "jigsaw",  "killer",          NULL };
static const char *const difficulty_names[] = { "any", "easy", "medium", "hard", "expert", "fiendish", NULL };

/* The seed that is typed, or one at random; FALSE if it is not a number. */
static gboolean
get_seed (NonetGenerateDialog *self, guint64 *seed)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed_row));

  *seed = (guint64) g_random_int () << 32 | g_random_int ();
  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

/* Why there is nothing to make; caller frees, NULL if there is. */
static char *
find_fault (NonetGenerateDialog *self)
{
  const SudokuWish wish = nonet_wish_settings_get (self->settings);
  g_autofree char *rules = g_settings_get_string (self->settings, "generate-rules");
  char *fault = nonet_wish_fault_to_string (&wish);
  guint64 seed;

  if (fault == NULL && g_str_equal (rules, "windoku") && wish.shape->n_rules == 0)
    return g_strdup (_ ("Windoku needs boxes that are squares."));
  if (fault == NULL && !get_seed (self, &seed))
    return g_strdup (_ ("The seed must be a whole number."));
  return fault;
}

static void
describe_givens (NonetGenerateDialog *self)
{
  guint least = (guint) gtk_spin_button_get_value_as_int (self->least);
  guint most = (guint) gtk_spin_button_get_value_as_int (self->most);
  /* Translators: a number of givens, from and to. */
  g_autofree char *range = g_strdup_printf (_ ("%u to %u"), least, most);

  adw_expander_row_set_subtitle (self->givens_row,
                                 adw_expander_row_get_enable_expansion (self->givens_row) ? range : _ ("Any number"));
}

/* Only ordinary boards are rated; others of their size have levels. */
static void
describe_difficulty (NonetGenerateDialog *self)
{
  const SudokuWish wish = nonet_wish_settings_get (self->settings);
  g_autofree char *id = g_settings_get_string (self->settings, "generate-difficulty");
  NonetStockKind kind = nonet_stock_kind_from_id (id);
  gboolean plain = sudoku_shape_is_nine (wish.shape) && !wish.jigsaw && !wish.killer;
  gboolean graded = wish.shape->order == 9 && !wish.killer;
  g_autofree char *level = NULL;
  const char *text = "";

  if (kind < NONET_N_DIFFICULTIES && plain)
    text = nonet_kind_get_text (kind);
  else if (wish.levels != 0)
    text = level = g_strdup_printf (
        /* Translators: a level of difficulty, such as "unfair". */
        _ ("HoDoKu: %s. Only standard 9×9 boards are rated."),
        nonet_words_level ((SudokuLevel) g_bit_nth_lsf (wish.levels, -1)));

  gtk_widget_set_sensitive (GTK_WIDGET (self->difficulty_row), graded);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->difficulty_row),
                               graded        ? text
                               : wish.killer ? _ ("Killers have no difficulty levels.")
                                             : _ ("Only 9×9 boards have difficulty levels."));
  gtk_widget_set_sensitive (self->givens_group, !wish.killer);
  gtk_widget_set_sensitive (self->symmetry_group, !wish.killer);
}

static void
describe_state (NonetGenerateDialog *self)
{
  guint n = nonet_generating_get_n_made (self->generating);
  g_autofree char *text = nonet_making_to_string (n, self->wanted, nonet_generating_get_tries (self->generating),
                                                  nonet_generating_get_seconds (self->generating));

  gtk_label_set_label (self->state, text);
  gtk_progress_bar_set_fraction (self->progress, (double) n / self->wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "generate.open-found", n > 0);
}

/* Shows what is said of the wish, or of the work. */
static void
update (NonetGenerateDialog *self)
{
  gboolean running = self->generating != NULL;
  g_autofree char *fault = NULL, *techniques = NULL;
  guint n = (guint) gtk_spin_button_get_value_as_int (self->count);
  /* Translators: a button that makes %u puzzles. */
  g_autofree char *label = g_strdup_printf (ngettext ("_Generate %u", "_Generate %u", n), n);

  if (self->settings == NULL)
    return;
  fault = find_fault (self);
  techniques = nonet_technique_chooser_describe (self->techniques);
  nonet_label_show_text (self->hint, fault);
  gtk_widget_set_visible (self->running, running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), self->wanted > 1);
  gtk_widget_set_sensitive (self->controls, !running);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "generate.start", fault == NULL && !running);
  describe_givens (self);
  describe_difficulty (self);
  adw_expander_row_set_subtitle (self->techniques_row, techniques);
  gtk_button_set_label (self->accept, n == 1 ? _ ("_Generate") : label);
  if (running)
    describe_state (self);
}

static void
forget (NonetGenerateDialog *self)
{
  if (self->generating != NULL)
    g_signal_handlers_disconnect_by_data (self->generating, self);
  g_clear_object (&self->generating);
}

/* Hands over what was made. */
static void
finish (NonetGenerateDialog *self)
{
  g_autoptr (NonetGenerating) generating = g_object_ref (self->generating);

  forget (self);
  nonet_generating_stop (generating);
  g_signal_emit_by_name (self, "made", generating);
  gtk_window_close (GTK_WINDOW (self));
}

static void
generating_changed_cb (NonetGenerateDialog *self)
{
  NonetGeneratingState state = nonet_generating_get_state (self->generating);

  switch (state)
    {
    case NONET_GENERATING_WORKING:
      describe_state (self);
      break;
    case NONET_GENERATING_NO_BOARD:
    case NONET_GENERATING_NO_MEMORY:
      forget (self);
      update (self);
      nonet_label_show_text (self->hint,
                             state == NONET_GENERATING_NO_BOARD ? nonet_no_board_to_string () : _ ("Out of memory."));
      break;
    default:
      finish (self);
    }
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetGenerateDialog *self = NONET_GENERATE_DIALOG (widget);
  const SudokuWish wish = nonet_wish_settings_get (self->settings);
  guint64 seed;

  gtk_spin_button_update (self->count);
  if (self->generating != NULL || sudoku_wish_find_fault (&wish) != SUDOKU_WISH_FINE || !get_seed (self, &seed))
    return;
  self->wanted = (guint) gtk_spin_button_get_value_as_int (self->count);
  self->generating = nonet_generating_new (&wish, seed, self->wanted);
  g_signal_connect_swapped (self->generating, "changed", G_CALLBACK (generating_changed_cb), self);
  update (self);
}

static void
open_found_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  finish (NONET_GENERATE_DIALOG (widget));
}

/* What is under way; then the dialog. */
static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetGenerateDialog *self = NONET_GENERATE_DIALOG (widget);

  if (self->generating == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  forget (self);
  update (self);
}

/* A range that boards of this size have. */
static void
board_chosen_cb (NonetGenerateDialog *self)
{
  guint row = adw_combo_row_get_selected (self->board_row);
  guint n_cells;

  if (self->settings == NULL || row >= G_N_ELEMENTS (board_names) - 1)
    return;
  n_cells = find_board (board_names[row])->n_cells;
  gtk_spin_button_set_range (self->least, 0, n_cells);
  gtk_spin_button_set_range (self->most, 0, n_cells);
  gtk_spin_button_set_value (self->least, n_cells * 0.3);
  gtk_spin_button_set_value (self->most, n_cells * 0.4);
}

static void
nonet_generate_dialog_dispose (GObject *object)
{
  NonetGenerateDialog *self = NONET_GENERATE_DIALOG (object);

  forget (self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (nonet_generate_dialog_parent_class)->dispose (object);
}

/* Whoever has a reference still: a closed dialog makes nothing. */
static gboolean
nonet_generate_dialog_close_request (GtkWindow *window)
{
  forget (NONET_GENERATE_DIALOG (window));
  return GTK_WINDOW_CLASS (nonet_generate_dialog_parent_class)->close_request (window);
}

static void
nonet_generate_dialog_class_init (NonetGenerateDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_generate_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = nonet_generate_dialog_close_request;
  g_signal_new ("made", NONET_TYPE_GENERATE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                NONET_TYPE_GENERATING);
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  g_type_ensure (NONET_TYPE_SWITCH_ROW);
  g_type_ensure (NONET_TYPE_SYMMETRY_CHOOSER);
  g_type_ensure (NONET_TYPE_TECHNIQUE_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/generate-dialog.ui");
  NONET_BIND_CHILDREN (widget_class, NonetGenerateDialog, hint, running, state, progress, controls, symmetry_group,
                       givens_group, board_row, rules_row, difficulty_row, symmetry, givens_row, least, most, minimal,
                       techniques_row, techniques, seed_row, count, accept);
  NONET_BIND_CALLBACKS (widget_class, update, board_chosen_cb);
  gtk_widget_class_install_action (widget_class, "generate.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "generate.open-found", NULL, open_found_action);
  gtk_widget_class_install_action (widget_class, "generate.cancel", NULL, cancel_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "generate.cancel", NULL);
}

static void
nonet_generate_dialog_init (NonetGenerateDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bind_settings (NonetGenerateDialog *self, GSettings *settings)
{
  nonet_settings_bind_combo (settings, "generate-board", self->board_row, board_names);
  nonet_settings_bind_combo (settings, "generate-rules", self->rules_row, rules_names);
  nonet_settings_bind_combo (settings, "generate-difficulty", self->difficulty_row, difficulty_names);
  g_settings_bind (settings, "generate-symmetry", self->symmetry, "symmetry", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-limit-givens", self->givens_row, "enable-expansion", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-least", self->least, "value", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-most", self->most, "value", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-minimal", self->minimal, "active", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-with", self->techniques, "with", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-without", self->techniques, "without", NONET_SETTINGS_REMEMBER);
  g_settings_bind (settings, "generate-count", self->count, "value", NONET_SETTINGS_REMEMBER);
}

NonetGenerateDialog *
nonet_generate_dialog_new (GtkWindow *parent, GSettings *settings)
{
  NonetGenerateDialog *self = g_object_new (NONET_TYPE_GENERATE_DIALOG, "transient-for", parent, NULL);

  bind_settings (self, settings);
  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (settings, "changed", G_CALLBACK (update), self);
  update (self);
  /* And not Cancel, which comes first. Before it is shown, screen readers would not find the window. */
  g_signal_connect_swapped (self, "map", G_CALLBACK (gtk_widget_grab_focus), self->accept);
  return self;
}
