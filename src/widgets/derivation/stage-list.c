/* The list of stages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/stage-list.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/number.h"

#define N_STAGES 4
#define N_KINDS 3

struct _NonetStageList
{
  GtkBox parent_instance;

  GtkWidget *button[N_STAGES];
  GtkImage *icon[N_STAGES];
  GtkLabel *state[N_STAGES];
  GtkWidget *chip[N_KINDS]; /* of the first pruning: rows, columns, boxes */
  GtkLabel *label[N_KINDS];
};

G_DEFINE_FINAL_TYPE (NonetStageList, nonet_stage_list, GTK_TYPE_BOX)

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
update_stage (NonetStageList *self, const NonetMoment *moment, guint stage)
{
  static const char *const icons[] = { "radio-symbolic", "media-record-symbolic", "object-select-symbolic" };
  static const char *const words[] = { N_ ("not yet"), N_ ("here"), N_ ("passed") };
  Progress progress = moment != NULL ? compare (moment->place.stage, stage) : AHEAD;
  g_autofree char *state = moment != NULL ? dup_state (moment, stage) : NULL;

  gtk_image_set_from_icon_name (self->icon[stage], icons[progress]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->icon[stage]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (words[progress]), -1);
  gtk_label_set_text (self->state[stage], state != NULL ? state : "");
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
update_chip (NonetStageList *self, const NonetMoment *moment, guint kind)
{
  guint at = moment != NULL ? kind_at (moment) : G_MAXUINT;
  Progress progress = at == G_MAXUINT ? AHEAD : compare (at, kind);
  g_autofree char *text = dup_chip (moment, kind, progress);

  gtk_label_set_text (self->label[kind], text);
  show_progress (self->chip[kind], progress);
}

void
nonet_stage_list_set_moment (NonetStageList *self, const NonetMoment *moment)
{
  g_return_if_fail (NONET_IS_STAGE_LIST (self));

  for (guint stage = 0; stage < N_STAGES; stage++)
    update_stage (self, moment, stage);
  for (guint kind = 0; kind < N_KINDS; kind++)
    update_chip (self, moment, kind);
}

void
nonet_stage_list_set_stages (NonetStageList *self, gboolean has_fixpoint, gboolean has_search)
{
  g_return_if_fail (NONET_IS_STAGE_LIST (self));

  gtk_widget_set_visible (self->button[SUDOKU_STAGE_FIXPOINT], has_fixpoint);
  gtk_widget_set_visible (self->button[SUDOKU_STAGE_SEARCH], has_search);
}

static void
bind_array (GtkWidgetClass *klass, const char *name, gssize offset)
{
  gtk_widget_class_bind_template_child_full (klass, name, FALSE, offset);
}

static void
nonet_stage_list_class_init (NonetStageListClass *klass)
{
  static const char *const stages[N_STAGES] = { "choices", "prune", "fixpoint", "search" };
  static const char *const kinds[N_KINDS] = { "rows", "columns", "boxes" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/stage-list.ui");
  for (guint i = 0; i < N_STAGES; i++)
    {
      g_autofree char *button = g_strconcat (stages[i], "_button", NULL),
                      *icon = g_strconcat (stages[i], "_icon", NULL);
      g_autofree char *state = g_strconcat (stages[i], "_state", NULL);

      bind_array (widget_class, button, G_STRUCT_OFFSET (NonetStageList, button[i]));
      bind_array (widget_class, icon, G_STRUCT_OFFSET (NonetStageList, icon[i]));
      bind_array (widget_class, state, G_STRUCT_OFFSET (NonetStageList, state[i]));
    }
  for (guint i = 0; i < N_KINDS; i++)
    {
      g_autofree char *chip = g_strconcat (kinds[i], "_chip", NULL), *label = g_strconcat (kinds[i], "_label", NULL);

      bind_array (widget_class, chip, G_STRUCT_OFFSET (NonetStageList, chip[i]));
      bind_array (widget_class, label, G_STRUCT_OFFSET (NonetStageList, label[i]));
    }
  gtk_widget_class_set_css_name (widget_class, "stagelist");
}

static void
nonet_stage_list_init (NonetStageList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
