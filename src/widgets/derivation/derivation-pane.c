/* The pane of the derivation, with its stages and the step that the walk stands at, and that step as a bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/derivation-pane.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "widgets/widget-utils.h"
#include "words/number.h"

/* The bar of the walk. */

struct _NonetWalkBar
{
  GtkBox parent_instance;

  GtkLabel *function;
  GtkLabel *boards;
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (NonetWalkBar, nonet_walk_bar, GTK_TYPE_BOX)

void
nonet_walk_bar_set_moment (NonetWalkBar *self, const NonetMoment *moment)
{
  g_autofree char *boards = NULL;

  g_return_if_fail (NONET_IS_WALK_BAR (self) && moment != NULL);

  boards = nonet_isolate (moment->boards);
  gtk_label_set_text (self->function, moment->function);
  nonet_label_set_powers (self->boards, boards);
  gtk_label_set_text (self->sentence, moment->sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), moment->sentence);
}

static void
nonet_walk_bar_class_init (NonetWalkBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/walk-bar.ui");
  NONET_BIND_CHILDREN (widget_class, NonetWalkBar, function, boards, sentence);
  gtk_widget_class_set_css_name (widget_class, "walkbar");
}

static void
nonet_walk_bar_init (NonetWalkBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The pane. */

#define N_STAGES 4
#define N_KINDS 3

/* With fewer digits than this there is nothing to unfold: they are what stands there anyway. */
#define FEW_DIGITS 8

/* Milliseconds that a move may take before the pane says that it does. */
#define PATIENCE 250

struct _NonetDerivationPane
{
  AdwBin parent_instance;

  /* Children of the template. */
  GtkLabel *notice;
  GtkBox *stages;
  GtkWidget *card; /* of the step that the walk stands at */
  GtkLabel *function;
  GtkLabel *where;
  GtkLabel *sentence;
  GtkLabel *boards;
  GtkLabel *before;
  GtkLabel *powers;
  GtkLabel *time;
  GtkWidget *digits_expander;
  GtkLabel *digits;
  GtkDropDown *stride_choice;
  GtkWidget *play_button;
  GtkAdjustment *speed;
  GtkLabel *speed_label;
  GtkWidget *working;

  /* In the box of stages, whose buttons activate "win.walk-to". */
  GtkWidget *button[N_STAGES];
  GtkImage *icon[N_STAGES];
  GtkLabel *state[N_STAGES];
  GtkWidget *chip[N_KINDS]; /* of the first pruning: rows, columns, boxes */
  GtkLabel *label[N_KINDS];

  NonetDerivation *derivation; /* or NULL */
  GSignalGroup *derivation_signals;
  guint patience_source;
};

G_DEFINE_FINAL_TYPE (NonetDerivationPane, nonet_derivation_pane, ADW_TYPE_BIN)

/* The stages. */

static void
add_stage (NonetDerivationPane *self, guint stage)
{
  static const char *const goals[N_STAGES] = { "start", "prune", "fixpoint", "search" };
  /* Translators: the stages of the derivation, from the choices of each cell to a search among them. */
  static const char *const titles[N_STAGES] = { N_ ("_Choices"), N_ ("Prune _Once"), N_ ("Until Nothing Chan_ges"),
                                                N_ ("Sea_rch") };
  static const char *const functions[N_STAGES] = { "choices", "prune", "many prune", "search" };
  static const char *const flat[] = { "flat", "stage", NULL },
                           *const code[] = { "monospace", "caption", "dim-label", NULL },
                           *const small[] = { "caption", "dim-label", "numeric", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *icon = gtk_image_new (),
            *title = gtk_label_new_with_mnemonic (_ (titles[stage]));
  GtkWidget *function = g_object_new (GTK_TYPE_LABEL, "label", functions[stage], "xalign", 0.0, "hexpand", TRUE,
                                      "ellipsize", PANGO_ELLIPSIZE_END, "css-classes", code, NULL);
  GtkWidget *state = g_object_new (GTK_TYPE_LABEL, "css-classes", small, NULL);

  self->button[stage] = g_object_new (GTK_TYPE_BUTTON, "child", box, "css-classes", flat, "action-name", "win.walk-to",
                                      "action-target", g_variant_new_string (goals[stage]), NULL);
  self->icon[stage] = GTK_IMAGE (icon);
  self->state[stage] = GTK_LABEL (state);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), function);
  gtk_box_append (GTK_BOX (box), state);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->button[stage]), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  NULL, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, state, NULL, -1);
  gtk_box_append (self->stages, self->button[stage]);
}

static void
add_chips (NonetDerivationPane *self)
{
  static const char *const goals[N_KINDS] = { "rows", "columns", "boxes" };
  static const char *const classes[] = { "chip", NULL };
  GtkWidget *box =
      g_object_new (GTK_TYPE_BOX, "spacing", 6, "margin-start", 34, "margin-end", 9, "margin-bottom", 6, NULL);

  for (guint i = 0; i < N_KINDS; i++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

      self->label[i] = GTK_LABEL (label);
      self->chip[i] = g_object_new (GTK_TYPE_BUTTON, "child", label, "css-classes", classes, "action-name",
                                    "win.walk-to", "action-target", g_variant_new_string (goals[i]), NULL);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (self->chip[i]), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL,
                                      -1);
      gtk_box_append (GTK_BOX (box), self->chip[i]);
    }
  gtk_box_append (self->stages, box);
}

typedef enum
{
  AHEAD,
  HERE,
  PASSED
} Progress;

static Progress
compare (guint at, guint number)
{
  if (at == number)
    return HERE;
  return at > number ? PASSED : AHEAD;
}

static void
show_progress (GtkWidget *widget, Progress progress)
{
  nonet_widget_set_css_class (widget, "passed", progress == PASSED);
  nonet_widget_set_css_class (widget, "here", progress == HERE);
}

/* How many of them, and in a search how deep. */
static char *
dup_state (const NonetMoment *moment, guint stage)
{
  const SudokuDerivationPlace *place = &moment->place;
  g_autofree char *nodes = NULL;

  if ((guint) place->stage != stage)
    return NULL;
  if (stage == SUDOKU_STAGE_CHOICES)
    return g_strdup (moment->powers);
  if (stage == SUDOKU_STAGE_FIXPOINT)
    return g_strdup_printf (ngettext ("%u pruning", "%u prunings", place->pruning), place->pruning);
  if (stage != SUDOKU_STAGE_SEARCH)
    return NULL;
  nodes = nonet_number_to_string (place->tally.n_nodes);
  /* Translators: where a search is: the number of the node, and how many expansions led there. */
  return g_strdup_printf (_ ("node %s, depth %u"), nodes, place->depth);
}

static void
update_stage (NonetDerivationPane *self, const NonetMoment *moment, guint stage)
{
  static const char *const icons[] = { "radio-symbolic", "media-record-symbolic", "object-select-symbolic" };
  /* Translators: a stage of the derivation is to come, is where the walk is, or is over. */
  static const char *const words[] = { N_ ("upcoming"), N_ ("current"), N_ ("done") };
  Progress progress = moment != NULL ? compare (moment->place.stage, stage) : AHEAD;
  g_autofree char *state = moment != NULL ? dup_state (moment, stage) : NULL;

  gtk_image_set_from_icon_name (self->icon[stage], icons[progress]);
  nonet_widget_set_name (GTK_WIDGET (self->icon[stage]), _ (words[progress]));
  nonet_label_set_powers (self->state[stage], state != NULL ? state : "");
  show_progress (self->button[stage], progress);
}

/* The kind of the last house of the first pruning, 0 to 2, or beyond that when it is complete. */
static guint
kind_at (const NonetMoment *moment)
{
  if (moment->place.stage != SUDOKU_STAGE_PRUNE)
    return moment->place.stage > SUDOKU_STAGE_PRUNE ? N_KINDS : G_MAXUINT;
  return MIN ((guint) moment->shape->house[moment->place.house].kind, N_KINDS);
}

/* How many houses of a kind come up to this one, and how many there are. */
static void
count_kind (const SudokuShape *shape, guint house, guint *number, guint *total)
{
  SudokuHouseKind kind = shape->house[house].kind;

  *number = *total = 0;
  for (guint i = 0; i < shape->n_houses; i++)
    if (shape->house[i].kind == kind)
      {
        ++*total;
        *number += i <= house;
      }
}

static char *
dup_chip (const NonetMoment *moment, guint kind, Progress progress)
{
  /* Translators: the houses that are pruned by, each word on a chip of its own. */
  static const char *const names[] = { N_ ("rows"), N_ ("columns"), N_ ("boxes") };
  guint number, total;

  if (progress == PASSED)
    return g_strconcat ("✓ ", _ (names[kind]), NULL);
  if (progress == AHEAD)
    return g_strdup (_ (names[kind]));
  count_kind (moment->shape, moment->place.house, &number, &total);
  if (number == total)
    return g_strconcat ("✓ ", _ (names[kind]), NULL);
  /* Translators: houses of a kind that were pruned, and how many there are, as in “● columns 5/9”. */
  return g_strdup_printf (_ ("● %s %u/%u"), _ (names[kind]), number, total);
}

static void
update_chip (NonetDerivationPane *self, const NonetMoment *moment, guint kind)
{
  guint at = moment != NULL ? kind_at (moment) : G_MAXUINT;
  Progress progress = at == G_MAXUINT ? AHEAD : compare (at, kind);
  g_autofree char *text = dup_chip (moment, kind, progress);

  gtk_label_set_text (self->label[kind], text);
  show_progress (self->chip[kind], progress);
}

/* The step that the walk stands at. */

/* "house 14 of 27", "depth 3", or nothing. */
static char *
dup_where (const NonetMoment *moment)
{
  const SudokuDerivationPlace *place = &moment->place;

  if (place->house != SUDOKU_NO_HOUSE && moment->stride == SUDOKU_STRIDE_STEP)
    return g_strdup_printf (_ ("house %u of %u"), place->house + 1, moment->shape->n_houses);
  if (place->depth > 0)
    return g_strdup_printf (_ ("depth %u"), place->depth);
  return NULL;
}

static void
set_number (GtkLabel *label, const char *number)
{
  g_autofree char *isolated = nonet_isolate (number);

  nonet_label_set_powers (label, isolated);
}

static void
set_boards (NonetDerivationPane *self, const NonetMoment *moment)
{
  g_autofree char *before = NULL;
  g_autofree char *time = NULL;

  if (moment->boards_before != NULL)
    {
      g_autofree char *isolated = nonet_isolate (moment->boards_before);

      /* Translators: how many boards there were before a step. */
      before = g_strdup_printf (_ ("before\n%s"), isolated);
    }
  /* Translators: how long it takes to check that many boards: “31 years”. */
  time = g_strdup_printf (_ ("Checking them all at a million a second would take %s"), moment->time);
  set_number (self->boards, moment->boards);
  nonet_label_set_powers (self->before, before != NULL ? before : "");
  set_number (self->powers, moment->powers);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->powers), moment->powers);
  nonet_label_set_powers (self->time, time);
  gtk_label_set_text (self->digits, moment->digits);
  gtk_widget_set_sensitive (self->digits_expander, strlen (moment->digits) > FEW_DIGITS);
}

/* Shows a moment; NULL: none yet. */
static void
show_moment (NonetDerivationPane *self, const NonetMoment *moment)
{
  g_autofree char *where = moment != NULL ? dup_where (moment) : NULL;

  gtk_widget_set_visible (self->card, moment != NULL);
  if (moment == NULL)
    return;
  gtk_label_set_text (self->function, moment->function);
  gtk_label_set_text (self->where, where != NULL ? where : "");
  gtk_label_set_text (self->sentence, moment->sentence);
  set_boards (self, moment);
}

/* How the walk moves. */

static void
patience_over_cb (gpointer data)
{
  NonetDerivationPane *self = data;

  self->patience_source = 0;
  gtk_widget_set_visible (self->working, TRUE);
}

static void
update_working (NonetDerivationPane *self)
{
  gboolean is_moving = self->derivation != NULL && nonet_derivation_is_moving (self->derivation);

  if (!is_moving)
    {
      g_clear_handle_id (&self->patience_source, g_source_remove);
      gtk_widget_set_visible (self->working, FALSE);
    }
  else if (self->patience_source == 0 && !gtk_widget_get_visible (self->working))
    self->patience_source = g_timeout_add_once (PATIENCE, patience_over_cb, self);
}

static void
update (NonetDerivationPane *self)
{
  const NonetMoment *moment = self->derivation != NULL ? nonet_derivation_get_moment (self->derivation) : NULL;

  for (guint stage = 0; stage < N_STAGES; stage++)
    update_stage (self, moment, stage);
  for (guint kind = 0; kind < N_KINDS; kind++)
    update_chip (self, moment, kind);
  show_moment (self, moment);
  update_working (self);
}

void
nonet_derivation_pane_set_derivation (NonetDerivationPane *self, NonetDerivation *derivation)
{
  g_return_if_fail (NONET_IS_DERIVATION_PANE (self));

  g_set_object (&self->derivation, derivation);
  g_signal_group_set_target (self->derivation_signals, derivation);
  if (derivation != NULL)
    {
      /* Boards too large to be searched have no search, and a variant prunes only once. */
      gtk_widget_set_visible (self->button[SUDOKU_STAGE_FIXPOINT],
                              nonet_derivation_get_variant (derivation) != SUDOKU_VARIANT_ONCE);
      gtk_widget_set_visible (self->button[SUDOKU_STAGE_SEARCH], nonet_derivation_can_search (derivation));
    }
  update (self);
}

void
nonet_derivation_pane_set_notice (NonetDerivationPane *self, const char *notice)
{
  g_return_if_fail (NONET_IS_DERIVATION_PANE (self));

  nonet_label_show_text (self->notice, notice);
}

void
nonet_derivation_pane_set_playing (NonetDerivationPane *self, gboolean playing)
{
  const char *text = playing ? _ ("Pause") : _ ("Play");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play_button, text);
  nonet_widget_set_name (self->play_button, text);
}

SudokuStride
nonet_derivation_pane_get_stride (NonetDerivationPane *self)
{
  return (SudokuStride) gtk_drop_down_get_selected (self->stride_choice);
}

/* The scale is logarithmic: from one step in two seconds to 32 a second. */
double
nonet_derivation_pane_get_speed (NonetDerivationPane *self)
{
  return pow (2, gtk_adjustment_get_value (self->speed));
}

static void
speed_changed_cb (NonetDerivationPane *self)
{
  double speed = nonet_derivation_pane_get_speed (self);
  /* Translators: steps a second, kept short. */
  g_autofree char *text = g_strdup_printf (speed < 10 ? _ ("%.2g/s") : _ ("%.0f/s"), speed);

  gtk_label_set_text (self->speed_label, text);
  g_signal_emit_by_name (self, "speed-changed");
}

static void
stride_chosen_cb (NonetDerivationPane *self)
{
  g_signal_emit_by_name (self, "stride-changed");
}

static void
nonet_derivation_pane_dispose (GObject *object)
{
  NonetDerivationPane *self = NONET_DERIVATION_PANE (object);

  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_clear_object (&self->derivation_signals);
  g_clear_object (&self->derivation);
  G_OBJECT_CLASS (nonet_derivation_pane_parent_class)->dispose (object);
}

static void
nonet_derivation_pane_class_init (NonetDerivationPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_derivation_pane_dispose;
  g_signal_new ("stride-changed", NONET_TYPE_DERIVATION_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("speed-changed", NONET_TYPE_DERIVATION_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/derivation-pane.ui");
  NONET_BIND_CHILDREN (widget_class, NonetDerivationPane, notice, stages, card, function, where, sentence, boards,
                       before, powers, time, digits_expander, digits, stride_choice, play_button, speed, speed_label,
                       working);
  gtk_widget_class_set_css_name (widget_class, "derivationpane");
}

static void
nonet_derivation_pane_init (NonetDerivationPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_stage (self, SUDOKU_STAGE_CHOICES);
  add_stage (self, SUDOKU_STAGE_PRUNE);
  add_chips (self);
  add_stage (self, SUDOKU_STAGE_FIXPOINT);
  add_stage (self, SUDOKU_STAGE_SEARCH);
  self->derivation_signals = g_signal_group_new (NONET_TYPE_DERIVATION);
  g_signal_group_connect_swapped (self->derivation_signals, "changed", G_CALLBACK (update), self);
  g_signal_connect_object (self->speed, "value-changed", G_CALLBACK (speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stride_choice, "notify::selected", G_CALLBACK (stride_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  speed_changed_cb (self);
}
