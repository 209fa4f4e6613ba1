/* The verdict over the board: how many solutions there are, in words, after every edit; pressed, it leads to them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/verdict-button.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/fill.h"

struct _NonetVerdictButton
{
  GtkButton parent_instance;

  GtkImage *icon;
  GtkLabel *label;

  NonetBoardView *board;
  GSignalGroup *document;
  NonetPuzzleWorker *worker;
  NonetPuzzleWorker *rater;
  NonetPuzzle *judged;   /* the puzzle; while it is played, without its entries */
  gboolean with_entries; /* it was being set when it was judged */
  gboolean show_rating;
};

G_DEFINE_FINAL_TYPE (NonetVerdictButton, nonet_verdict_button, GTK_TYPE_BUTTON)

enum
{
  PROP_0,
  PROP_BOARD,
  PROP_REASON,
  PROP_SHOW_RATING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* How a verdict looks: by icon and by colour, so that neither is needed alone. What is rounded says so in words, for which there would not
 * be room beside an icon. */
static const struct
{
  const char *icon;
  const char *style;
} looks[] = {
  [NONET_VERDICT_WORKING] = { "content-loading-symbolic", "working" },
  [NONET_VERDICT_NONE] = { "dialog-warning-symbolic", "none" },
  [NONET_VERDICT_UNIQUE] = { "object-select-symbolic", "unique" },
  [NONET_VERDICT_COUNTED] = { "view-grid-symbolic", "several" },
  [NONET_VERDICT_AT_LEAST] = { "view-grid-symbolic", "several" },
  [NONET_VERDICT_ESTIMATED] = { NULL, "several" },
  [NONET_VERDICT_FAILED] = { "dialog-warning-symbolic", "working" },
};

static NonetDocument *
get_document (NonetVerdictButton *self)
{
  return self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;
}

char *
nonet_verdict_button_dup_text (NonetVerdictButton *self)
{
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (self->worker);

  if (self->judged == NULL)
    return NULL;
  if (verdict->kind == NONET_VERDICT_UNIQUE && nonet_document_is_solved (get_document (self)))
    return nonet_capitalise (nonet_document_is_filled_in (get_document (self)) ? C_ ("puzzle", "filled in by Nonet")
                                                                               : C_ ("puzzle", "solved"));
  return nonet_verdict_to_string (verdict, self->judged);
}

const NonetVerdict *
nonet_verdict_button_get_verdict (NonetVerdictButton *self)
{
  return nonet_verdict_worker_get_verdict (self->worker);
}

/* In a game "Medium · SE 3.4", while a puzzle is set "One solution · Medium"; all ratings stand in the tooltip. The verdict alone as
 * long as there is no rating, or where Nonet has filled it in. An empty board says what can be done with it, unless its regions leave no
 * solution; how many it has, a tooltip says. */
static void
show_text (NonetVerdictButton *self, const char *verdict)
{
  const SudokuRating *rating = self->show_rating ? nonet_rating_worker_get_rating (self->rater) : NULL;
  const NonetVerdict *found = nonet_verdict_worker_get_verdict (self->worker);
  gboolean empty = nonet_puzzle_is_empty (self->judged) && found->kind != NONET_VERDICT_NONE;
  g_autofree char *text = g_strdup (empty ? _ ("Enter or paste a puzzle") : verdict);
  g_autofree char *tip = nonet_verdict_to_detail (found, self->judged);

  if (rating != NULL && !empty)
    {
      NonetDocument *document = get_document (self);
      g_autofree char *hardest = nonet_words_rating (rating);
      g_autofree char *all = nonet_words_ratings (rating);

      g_free (text);
      g_free (tip);
      if (nonet_document_is_filled_in (document) && nonet_document_is_solved (document))
        text = g_strdup (verdict);
      else if (nonet_document_get_editing_givens (document) || nonet_document_is_solved (document))
        /* Translators: a verdict, and how difficult the puzzle is: "One solution · Medium". */
        text = g_strdup_printf (_ ("%s · %s"), verdict, nonet_words_difficulty (rating));
      else
        text = g_steal_pointer (&hardest);
      tip = g_strdup_printf ("%s · %s\n%s", verdict, nonet_words_difficulty (rating), all);
    }
  gtk_label_set_label (self->label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip);
  nonet_widget_set_name (GTK_WIDGET (self), text);
}

static void
verdict_changed_cb (NonetVerdictButton *self)
{
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (self->worker);
  NonetVerdictKind kind = nonet_verdict_is_rounded (verdict) ? NONET_VERDICT_ESTIMATED : verdict->kind;
  g_autofree char *text = nonet_verdict_button_dup_text (self);

  if (text == NULL)
    return;
  /* Only what has one solution is rated, and only once that is known. */
  nonet_puzzle_worker_set_puzzle (self->rater, kind == NONET_VERDICT_UNIQUE ? self->judged : NULL);
  show_text (self, text);
  gtk_image_set_from_icon_name (self->icon, looks[kind].icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), looks[kind].icon != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), looks[i].style);
  gtk_widget_add_css_class (GTK_WIDGET (self), looks[kind].style);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REASON]);
}

static void
rating_changed_cb (NonetVerdictButton *self)
{
  g_autofree char *text = nonet_verdict_button_dup_text (self);

  if (text != NULL)
    show_text (self, text);
}

NonetPuzzleWorker *
nonet_verdict_button_get_rater (NonetVerdictButton *self)
{
  return self->rater;
}

/* Whether the board is as it was when it was judged; marks and colours change nothing. */
static gboolean
is_judged (NonetVerdictButton *self, const NonetPuzzle *puzzle, gboolean with_entries)
{
  const NonetPuzzle *judged = self->judged;

  return with_entries == self->with_entries && nonet_puzzle_same_givens (puzzle, judged)
         && puzzle->alphabet == judged->alphabet && (!with_entries || nonet_puzzle_same_values (puzzle, judged));
}

static void
judge (NonetVerdictButton *self)
{
  NonetDocument *document = get_document (self);
  gboolean with_entries = nonet_document_get_editing_givens (document);

  if (is_judged (self, nonet_document_peek (document), with_entries))
    {
      rating_changed_cb (self);
      return;
    }
  g_clear_pointer (&self->judged, nonet_puzzle_unref);
  self->judged = nonet_document_dup_counted (document);
  self->with_entries = with_entries;
  nonet_puzzle_worker_set_puzzle (self->rater, NULL);
  nonet_puzzle_worker_set_puzzle (self->worker, self->judged);
}

static void
document_set_cb (NonetVerdictButton *self)
{
  NonetDocument *document = nonet_board_view_get_document (self->board);

  g_signal_group_set_target (self->document, document);
  g_clear_pointer (&self->judged, nonet_puzzle_unref);
  if (document != NULL)
    judge (self);
  else
    {
      nonet_puzzle_worker_set_puzzle (self->rater, NULL);
      nonet_puzzle_worker_set_puzzle (self->worker, NULL);
    }
}

/* A simple reason has a place on the board; any other verdict leads to the solutions. */
static void
nonet_verdict_button_clicked (GtkButton *button)
{
  NonetVerdictButton *self = NONET_VERDICT_BUTTON (button);
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (self->worker);
  const SudokuShape *shape;

  if (verdict->kind != NONET_VERDICT_NONE)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.solve", NULL);
      return;
    }
  shape = nonet_document_get_shape (nonet_board_view_get_document (self->board));
  switch (verdict->fault.kind)
    {
    case SUDOKU_FAULT_REPEATED:
    case SUDOKU_FAULT_NO_CANDIDATE:
      nonet_board_view_set_cursor (self->board, verdict->fault.cell);
      break;
    case SUDOKU_FAULT_NO_PLACE:
      nonet_board_view_set_cursor (self->board, shape->house[verdict->fault.house].cell[0]);
      break;
    case SUDOKU_FAULT_RULE:
      if (shape->rule[verdict->fault.rule[0]].n_cells > 0)
        nonet_board_view_set_cursor (self->board, verdict->fault.cell);
      break;
    case SUDOKU_FAULT_NONE:
    default:
      break;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static char *
dup_reason (NonetVerdictButton *self)
{
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (self->worker);

  if (self->judged == NULL || verdict->kind != NONET_VERDICT_NONE || verdict->fault.kind == SUDOKU_FAULT_NONE)
    return NULL;
  return nonet_fault_to_string (&verdict->fault, self->judged->shape,
                                &(NonetNotation){ self->judged->alphabet, NONET_CELLS_WORDS });
}

static void
nonet_verdict_button_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetVerdictButton *self = NONET_VERDICT_BUTTON (object);

  switch (property_id)
    {
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    case PROP_REASON:
      g_value_take_string (value, dup_reason (self));
      break;
    case PROP_SHOW_RATING:
      g_value_set_boolean (value, self->show_rating);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_verdict_button_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetVerdictButton *self = NONET_VERDICT_BUTTON (object);

  switch (property_id)
    {
    case PROP_BOARD:
      g_assert (self->board == NULL);
      g_set_weak_pointer (&self->board, g_value_get_object (value));
      g_signal_connect_object (self->board, "notify::document", G_CALLBACK (document_set_cb), self, G_CONNECT_SWAPPED);
      break;
    case PROP_SHOW_RATING:
      self->show_rating = g_value_get_boolean (value);
      rating_changed_cb (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_verdict_button_dispose (GObject *object)
{
  NonetVerdictButton *self = NONET_VERDICT_BUTTON (object);

  if (self->worker != NULL)
    nonet_puzzle_worker_set_puzzle (self->worker, NULL);
  g_clear_object (&self->worker);
  if (self->rater != NULL)
    nonet_puzzle_worker_set_puzzle (self->rater, NULL);
  g_clear_object (&self->rater);
  g_clear_object (&self->document);
  g_clear_pointer (&self->judged, nonet_puzzle_unref);
  g_clear_weak_pointer (&self->board);
  G_OBJECT_CLASS (nonet_verdict_button_parent_class)->dispose (object);
}

static void
nonet_verdict_button_class_init (NonetVerdictButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_verdict_button_get_property;
  object_class->set_property = nonet_verdict_button_set_property;
  object_class->dispose = nonet_verdict_button_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = nonet_verdict_button_clicked;
  properties[PROP_BOARD] =
      g_param_spec_object ("board", NULL, NULL, NONET_TYPE_BOARD_VIEW, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_RATING] =
      g_param_spec_boolean ("show-rating", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/verdict-button.ui");
  NONET_BIND_CHILDREN (widget_class, NonetVerdictButton, icon, label);
}

static void
nonet_verdict_button_init (NonetVerdictButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->worker = nonet_verdict_worker_new ();
  g_signal_connect_object (self->worker, "changed", G_CALLBACK (verdict_changed_cb), self, G_CONNECT_SWAPPED);
  self->rater = nonet_rating_worker_new ();
  self->show_rating = TRUE;
  g_signal_connect_object (self->rater, "changed", G_CALLBACK (rating_changed_cb), self, G_CONNECT_SWAPPED);
  self->document = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document, "changed", G_CALLBACK (judge), self);
  g_signal_group_connect_swapped (self->document, "notify::editing-givens", G_CALLBACK (judge), self);
}
