/* Lines of explanations as items.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/why-line.h"

#include "words/steps/why-text.h"

struct _NonetWhyLine
{
  GObject parent_instance;

  NonetPosition *position;
  NonetFoundStep *step; /* of a line that is one; then line has it as well */
  SudokuWhyLine line;
  guint level;

  gboolean is_verdict;
  SudokuWhy why; /* of a verdict: without lines */
  guint cell, value;
};

G_DEFINE_FINAL_TYPE (NonetWhyLine, nonet_why_line, G_TYPE_OBJECT)

static void
nonet_why_line_finalize (GObject *object)
{
  NonetWhyLine *self = NONET_WHY_LINE (object);

  g_clear_object (&self->step);
  nonet_position_unref (self->position);
  G_OBJECT_CLASS (nonet_why_line_parent_class)->finalize (object);
}

static void
nonet_why_line_class_init (NonetWhyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_why_line_finalize;
}

static void
nonet_why_line_init (NonetWhyLine *self)
{
}

static NonetWhyLine *
new_at (NonetPosition *position)
{
  NonetWhyLine *self = g_object_new (NONET_TYPE_WHY_LINE, NULL);

  self->position = nonet_position_ref (position);
  return self;
}

NonetWhyLine *
nonet_why_line_new (NonetPosition *position, const SudokuWhyLine *line, guint level)
{
  NonetWhyLine *self = new_at (position);

  self->line = *line;
  self->level = level;
  if (line->kind == SUDOKU_WHY_LINE_STEP)
    {
      self->step = nonet_found_step_new (position, line->step);
      self->line.step = (SudokuStep *) nonet_found_step_get_step (self->step); /* which nobody changes */
    }
  return self;
}

NonetWhyLine *
nonet_why_line_new_for_step (NonetPosition *position, const SudokuStep *step)
{
  const SudokuWhyLine line = { .kind = SUDOKU_WHY_LINE_STEP, .step = (SudokuStep *) step };

  return nonet_why_line_new (position, &line, 0);
}

NonetWhyLine *
nonet_why_line_new_verdict (NonetPosition *position, const SudokuWhy *why, guint cell, guint value)
{
  NonetWhyLine *self = new_at (position);

  self->is_verdict = TRUE;
  self->why = (SudokuWhy){ .kind = why->kind, .seen_cell = why->seen_cell };
  self->cell = cell;
  self->value = value;
  return self;
}

guint
nonet_why_line_get_level (NonetWhyLine *self)
{
  return self->level;
}

NonetPosition *
nonet_why_line_get_position (NonetWhyLine *self)
{
  return self->position;
}

NonetFoundStep *
nonet_why_line_get_step (NonetWhyLine *self)
{
  return self->step;
}

char *
nonet_why_line_to_string (NonetWhyLine *self, NonetCellStyle cells)
{
  const NonetNotation notation = { self->position->puzzle->alphabet, cells };

  return self->is_verdict
             ? nonet_words_why_verdict (&self->why, self->position->board, self->cell, self->value, &notation)
             : nonet_words_why_line (&self->line, self->position->board, &notation);
}
