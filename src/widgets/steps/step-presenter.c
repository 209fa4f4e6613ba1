/* The step on the board, as an overlay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/step-presenter.h"

#include "marks/step-marks.h"

struct _NonetStepPresenter
{
  GObject parent_instance;

  NonetBoardView *board;  /* NULL once it is gone */
  GSignalGroup *document; /* of what is explained: its signals */
  NonetFoundStep *step;
  NonetBoardOverlay *overlay; /* that is shown without a step, or NULL */
  NonetBoardMarks *marks;     /* that are shown as long as neither is, or NULL */
  NonetStepStage stage;
  guint branch;
  NonetCellStyle cell_style;
  gboolean guarded;
};

enum
{
  PROP_STEP = 1,
  PROP_STAGE,
  PROP_BRANCH,
  PROP_CELL_STYLE,
  PROP_GUARDED,
  PROP_EXPLAINING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ENUM_TYPE (NonetCellStyle,
                    nonet_cell_style,
                    G_DEFINE_ENUM_VALUE (NONET_CELLS_RC, "rc"),
                    G_DEFINE_ENUM_VALUE (NONET_CELLS_LETTER, "letter"),
                    G_DEFINE_ENUM_VALUE (NONET_CELLS_WORDS, "words"))

G_DEFINE_FINAL_TYPE (NonetStepPresenter, nonet_step_presenter, G_TYPE_OBJECT)

/* What a position has: the values that were placed, and the candidates that are left, or none. */
static NonetBoardOverlay *
overlay_of_position (NonetPosition *position, gboolean with_candidates)
{
  const SudokuBoard *board = position->board;
  gsize n_cells = board->shape->n_cells;
  NonetBoardOverlay *overlay = nonet_board_overlay_add (NULL, NONET_LAYER_FOUND, board->value, n_cells);
  g_autofree SudokuSet *none = g_new0 (SudokuSet, n_cells);

  return nonet_board_overlay_add (overlay, NONET_LAYER_CANDIDATES, with_candidates ? board->cell : none,
                                  n_cells * sizeof *none);
}

/* Whether values were placed between the puzzle and the position of a step. */
static gboolean
is_later (NonetPosition *position)
{
  for (guint cell = 0; cell < position->board->shape->n_cells; cell++)
    if (position->board->value[cell] != 0 && position->puzzle->givens[cell] == 0
        && position->puzzle->entries[cell] == 0)
      return TRUE;
  return FALSE;
}

/* What the stage gives away of the step; NULL: nothing. */
static NonetBoardMarks *
make_marks (NonetStepPresenter *self)
{
  const SudokuStep *step = nonet_found_step_get_step (self->step);
  const SudokuBoard *board = nonet_found_step_get_position (self->step)->board;

  switch (self->stage)
    {
    case NONET_STEP_WHERE:
      return nonet_step_to_place_marks (step, board->shape);
    case NONET_STEP_WHAT:
      return nonet_step_to_pattern_marks (step, board, self->branch);
    case NONET_STEP_FULL:
      return nonet_step_to_marks (step, board, self->branch);
    case NONET_STEP_VAGUE:
    default:
      return NULL;
    }
}

/* Of what the digits that a cell sees leave, its candidate would be all that there is to find. */
static NonetBoardOverlay *
make_overlay (NonetStepPresenter *self)
{
  gboolean is_naked = nonet_found_step_get_step (self->step)->technique <= SUDOKU_NAKED_SINGLE;
  NonetPosition *position = nonet_found_step_get_position (self->step);
  g_autoptr (NonetBoardOverlay) overlay = NULL;
  g_autoptr (NonetBoardMarks) marks = make_marks (self);

  if (self->stage >= NONET_STEP_WHAT || is_later (position))
    overlay = overlay_of_position (position, self->stage != NONET_STEP_WHAT || !is_naked);
  return nonet_board_overlay_with_marks (overlay, marks);
}

static void
update_board (NonetStepPresenter *self)
{
  g_autoptr (NonetBoardOverlay) overlay = NULL;
  const SudokuShape *shape;

  if (self->step != NULL)
    overlay = make_overlay (self);
  else if (self->overlay != NULL)
    overlay = nonet_board_overlay_ref (self->overlay);
  else if (self->marks != NULL)
    overlay = nonet_board_overlay_with_marks (NULL, self->marks);
  if (self->board == NULL)
    return;
  /* What is explained may be of a board of another shape until this object, too, is notified of the new one. */
  shape = nonet_board_view_get_look (self->board)->shape;
  nonet_board_view_set_explanation (self->board,
                                    shape != NULL && nonet_board_overlay_fits (overlay, shape) ? overlay : NULL);
}

/* What was explained is not there any more. */
static void
document_changed_cb (NonetStepPresenter *self)
{
  nonet_step_presenter_show (self, NULL, NONET_STEP_VAGUE);
}

/* One of step and overlay is NULL, or both are. */
static void
show (NonetStepPresenter *self, NonetFoundStep *step, NonetStepStage stage, NonetBoardOverlay *overlay)
{
  GObject *object = G_OBJECT (self);
  gboolean was_explaining = nonet_step_presenter_is_explaining (self), changed;
  gboolean some = step != NULL || overlay != NULL;

  g_signal_group_set_target (self->document,
                             some && self->board != NULL ? nonet_board_view_get_document (self->board) : NULL);
  g_clear_pointer (&self->overlay, nonet_board_overlay_unref);
  self->overlay = overlay != NULL ? nonet_board_overlay_ref (overlay) : NULL;
  g_object_freeze_notify (object);
  changed = g_set_object (&self->step, step);
  if (changed)
    g_object_notify_by_pspec (object, properties[PROP_STEP]);
  if (self->stage != stage)
    g_object_notify_by_pspec (object, properties[PROP_STAGE]);
  if (changed && self->branch != NONET_ALL_BRANCHES)
    g_object_notify_by_pspec (object, properties[PROP_BRANCH]);
  self->stage = stage;
  if (changed)
    self->branch = NONET_ALL_BRANCHES;
  if (some != was_explaining)
    g_object_notify_by_pspec (object, properties[PROP_EXPLAINING]);
  update_board (self);
  g_object_thaw_notify (object);
}

void
nonet_step_presenter_show (NonetStepPresenter *self, NonetFoundStep *step, NonetStepStage stage)
{
  show (self, step, stage, NULL);
}

void
nonet_step_presenter_show_position (NonetStepPresenter *self, NonetPosition *position)
{
  g_autoptr (NonetBoardOverlay) values = overlay_of_position (position, TRUE), overlay = NULL;
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (position->board->shape);

  marks->alone = TRUE;
  overlay = nonet_board_overlay_with_marks (values, marks);
  show (self, NULL, NONET_STEP_FULL, overlay);
}

void
nonet_step_presenter_show_overlay (NonetStepPresenter *self, NonetBoardOverlay *overlay)
{
  show (self, NULL, NONET_STEP_VAGUE, overlay);
}

void
nonet_step_presenter_show_marks (NonetStepPresenter *self, NonetBoardMarks *marks)
{
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  self->marks = marks != NULL ? nonet_board_marks_ref (marks) : NULL;
  update_board (self);
}

void
nonet_step_presenter_set_branch (NonetStepPresenter *self, guint branch)
{
  g_return_if_fail (self->step != NULL && branch <= nonet_found_step_get_step (self->step)->n_branches);

  if (self->branch == branch)
    return;
  self->branch = branch;
  update_board (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRANCH]);
}

NonetFoundStep *
nonet_step_presenter_get_step (NonetStepPresenter *self)
{
  return self->step;
}

gboolean
nonet_step_presenter_is_explaining (NonetStepPresenter *self)
{
  return self->step != NULL || self->overlay != NULL;
}

gboolean
nonet_step_presenter_is_guarded (NonetStepPresenter *self)
{
  return self->guarded;
}

NonetStepStage
nonet_step_presenter_get_stage (NonetStepPresenter *self)
{
  return self->stage;
}

guint
nonet_step_presenter_get_branch (NonetStepPresenter *self)
{
  return self->branch;
}

NonetNotation
nonet_step_presenter_get_notation (NonetStepPresenter *self, const NonetPuzzle *puzzle)
{
  return (NonetNotation){ puzzle->alphabet, self->cell_style };
}

static void
nonet_step_presenter_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetStepPresenter *self = NONET_STEP_PRESENTER (object);

  switch (property_id)
    {
    case PROP_STEP:
      g_value_set_object (value, self->step);
      break;
    case PROP_STAGE:
      g_value_set_uint (value, self->stage);
      break;
    case PROP_BRANCH:
      g_value_set_uint (value, self->branch);
      break;
    case PROP_CELL_STYLE:
      g_value_set_enum (value, self->cell_style);
      break;
    case PROP_GUARDED:
      g_value_set_boolean (value, self->guarded);
      break;
    case PROP_EXPLAINING:
      g_value_set_boolean (value, nonet_step_presenter_is_explaining (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_step_presenter_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetStepPresenter *self = NONET_STEP_PRESENTER (object);

  if (property_id == PROP_CELL_STYLE && self->cell_style != (NonetCellStyle) g_value_get_enum (value))
    {
      self->cell_style = g_value_get_enum (value);
      g_object_notify_by_pspec (object, pspec);
    }
  else if (property_id == PROP_GUARDED && self->guarded != g_value_get_boolean (value))
    {
      self->guarded = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
    }
  else if (property_id != PROP_CELL_STYLE && property_id != PROP_GUARDED)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_step_presenter_dispose (GObject *object)
{
  NonetStepPresenter *self = NONET_STEP_PRESENTER (object);

  g_clear_object (&self->document);
  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->step);
  g_clear_pointer (&self->overlay, nonet_board_overlay_unref);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  G_OBJECT_CLASS (nonet_step_presenter_parent_class)->dispose (object);
}

static void
nonet_step_presenter_class_init (NonetStepPresenterClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_step_presenter_get_property;
  object_class->set_property = nonet_step_presenter_set_property;
  object_class->dispose = nonet_step_presenter_dispose;
  properties[PROP_STEP] = g_param_spec_object ("step", NULL, NULL, NONET_TYPE_FOUND_STEP, flags);
  properties[PROP_STAGE] =
      g_param_spec_uint ("stage", NULL, NULL, NONET_STEP_VAGUE, NONET_STEP_FULL, NONET_STEP_VAGUE, flags);
  properties[PROP_BRANCH] = g_param_spec_uint ("branch", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CELL_STYLE] =
      g_param_spec_enum ("cell-style", NULL, NULL, NONET_TYPE_CELL_STYLE, NONET_CELLS_RC, flags | G_PARAM_WRITABLE);
  properties[PROP_GUARDED] = g_param_spec_boolean ("guarded", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  properties[PROP_EXPLAINING] = g_param_spec_boolean ("explaining", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
nonet_step_presenter_init (NonetStepPresenter *self)
{
  self->document = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (self->document, "changed", G_CALLBACK (document_changed_cb), self);
}

NonetStepPresenter *
nonet_step_presenter_new (NonetBoardView *board)
{
  NonetStepPresenter *self = g_object_new (NONET_TYPE_STEP_PRESENTER, NULL);

  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (board, "notify::document", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
