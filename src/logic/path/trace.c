/* Lines of reasoning and what each depends on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/path/trace.h"

#include <stdlib.h>
#include <string.h>

#include "logic/board/bits.h"

/* A proof that is longer explains nothing. */
#define MOST_LINES 1024
#define MOST_DEPTH 64
#define NOBODY UINT16_MAX

/* Which lines a line depends on. */
typedef struct
{
  uint64_t bits[MOST_LINES / 64];
} Needs;

/* A board, and for each of its candidates, and then of its cells, the line that removed it, or placed its value. */
typedef struct
{
  SudokuBoard *board;
  uint16_t *remover;
  unsigned n_lines;
} State;

struct SudokuTrace
{
  SudokuBoard *start;
  State state[MOST_DEPTH]; /* the last one is that of now; others are what to go back to */
  unsigned n_states;
  unsigned n_allocated;
  SudokuWhyLine line[MOST_LINES];
  Needs needs[MOST_LINES];
  unsigned n_lines;
};

static unsigned
n_candidates (const SudokuShape *shape)
{
  return shape->n_cells * shape->order;
}

/* Makes the next state a copy of the present one. */
static bool
push_state (SudokuTrace *trace, const SudokuBoard *board, const uint16_t *remover)
{
  State *state = &trace->state[trace->n_states];
  size_t size = (n_candidates (board->shape) + board->shape->n_cells) * sizeof *remover;

  assert (trace->n_states < MOST_DEPTH && trace->n_states <= trace->n_allocated);
  if (trace->n_states == trace->n_allocated)
    {
      state->board = sudoku_board_copy (board);
      state->remover = malloc (size);
      trace->n_allocated++;
      if (state->board == NULL || state->remover == NULL)
        return false;
    }
  else
    sudoku_board_assign (state->board, board);
  if (remover != NULL)
    memcpy (state->remover, remover, size);
  else
    memset (state->remover, 0xff, size);
  state->n_lines = trace->n_lines;
  trace->n_states++;
  return true;
}

static State *
now (SudokuTrace *trace)
{
  return &trace->state[trace->n_states - 1];
}

SudokuTrace *
sudoku_trace_new (const SudokuBoard *board)
{
  SudokuTrace *trace = calloc (1, sizeof *trace);

  if (trace == NULL)
    return NULL;
  trace->start = sudoku_board_copy (board);
  if (trace->start != NULL && push_state (trace, board, NULL))
    return trace;
  sudoku_trace_free (trace);
  return NULL;
}

void
sudoku_why_lines_free (SudokuWhyLine *lines, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    sudoku_step_free (lines[i].step);
  free (lines);
}

static void
drop_lines (SudokuTrace *trace, unsigned n_lines)
{
  while (trace->n_lines > n_lines)
    sudoku_step_free (trace->line[--trace->n_lines].step);
}

void
sudoku_trace_free (SudokuTrace *trace)
{
  if (trace == NULL)
    return;
  drop_lines (trace, 0);
  for (unsigned i = 0; i < trace->n_allocated; i++)
    {
      sudoku_board_free (trace->state[i].board);
      free (trace->state[i].remover);
    }
  sudoku_board_free (trace->start);
  free (trace);
}

const SudokuBoard *
sudoku_trace_board (const SudokuTrace *trace)
{
  return trace->state[trace->n_states - 1].board;
}

bool
sudoku_trace_is_full (const SudokuTrace *trace)
{
  return trace->n_lines == MOST_LINES;
}

unsigned
sudoku_trace_length (const SudokuTrace *trace)
{
  return trace->n_lines;
}

bool
sudoku_trace_enter (SudokuTrace *trace)
{
  return push_state (trace, now (trace)->board, now (trace)->remover);
}

void
sudoku_trace_leave (SudokuTrace *trace, bool keep)
{
  assert (trace->n_states > 1);
  if (!keep)
    drop_lines (trace, now (trace)->n_lines);
  trace->n_states--;
}

/* Notes that the new line depends on whoever removed a candidate, or placed a value. */
static void
need_remover (SudokuTrace *trace, unsigned i)
{
  unsigned line = now (trace)->remover[i];

  assert (line == NOBODY || line < trace->n_lines);
  if (line != NOBODY)
    sudoku_bits_add (trace->needs[trace->n_lines].bits, line);
}

static void
need (SudokuTrace *trace, unsigned cell, unsigned value)
{
  need_remover (trace, sudoku_candidate (trace->start->shape, cell, value));
}

static void
need_cell (SudokuTrace *trace, unsigned cell)
{
  for (SudokuSet set = trace->start->cell[cell]; set != 0; set &= set - 1)
    need (trace, cell, sudoku_set_first (set));
}

static void
need_places (SudokuTrace *trace, unsigned house, unsigned value)
{
  const SudokuHouse *cells = &trace->start->shape->house[house];

  for (uint64_t places = sudoku_board_places (trace->start, house, value); places != 0; places &= places - 1)
    need (trace, cells->cell[__builtin_ctzll (places)], value);
}

static void
need_all (SudokuTrace *trace)
{
  for (unsigned i = 0; i < n_candidates (trace->start->shape) + trace->start->shape->n_cells; i++)
    need_remover (trace, i);
}

static void
need_part (SudokuTrace *trace, const SudokuPart *part, unsigned value)
{
  unsigned order = trace->start->shape->order;

  if (part->role != SUDOKU_PART_BASE && part->role != SUDOKU_PART_CAUSE && part->role != SUDOKU_PART_SET
      && part->role != SUDOKU_PART_DEADLY)
    return;
  if (part->kind == SUDOKU_ITEM_CELL)
    need_cell (trace, part->item);
  else if (part->kind == SUDOKU_ITEM_PLACES)
    need_places (trace, part->item / order, part->item % order + 1);
  else if (part->kind == SUDOKU_ITEM_HOUSE && value != 0)
    need_places (trace, part->item, value);
}

/* Notes what a step depends on. One without parts and links may depend on anything. */
static void
need_for_step (SudokuTrace *trace, const SudokuStep *step)
{
  unsigned value = step->n_placed > 0 ? sudoku_candidate_value (trace->start->shape, step->placed[0]) : 0;

  for (unsigned i = 0; i < step->n_parts; i++)
    need_part (trace, &step->part[i], value);
  for (unsigned i = 0; i < step->n_links; i++)
    {
      const SudokuLink *link = &step->link[i];

      if (link->kind == SUDOKU_LINK_STRONG && link->reason == SUDOKU_REASON_CELL)
        need_cell (trace, link->item);
      else if (link->kind == SUDOKU_LINK_STRONG && link->reason == SUDOKU_REASON_HOUSE)
        need_places (trace, link->item, step->node[link->to].value);
    }
  if (step->n_parts + step->n_links == 0 || step->technique == SUDOKU_TEMPLATE_SET
      || step->technique == SUDOKU_TEMPLATE_DELETE)
    need_all (trace);
}

static void
note_remover (SudokuTrace *trace, unsigned cell, unsigned value)
{
  State *state = now (trace);

  if (sudoku_board_has (state->board, cell, value))
    state->remover[sudoku_candidate (trace->start->shape, cell, value)] = (uint16_t) trace->n_lines;
}

/* Places a value as the line that is being added does. */
static void
place (SudokuTrace *trace, unsigned cell, unsigned value)
{
  State *state = now (trace);
  const SudokuCellInfo *info = &trace->start->shape->cell[cell];

  if (state->board->value[cell] != 0)
    return;
  for (SudokuSet set = state->board->cell[cell] & ~sudoku_set_of (value); set != 0; set &= set - 1)
    note_remover (trace, cell, sudoku_set_first (set));
  for (unsigned i = 0; i < info->n_peers; i++)
    note_remover (trace, info->peer[i], value);
  state->remover[n_candidates (trace->start->shape) + cell] = (uint16_t) trace->n_lines;
  sudoku_board_place (state->board, cell, value);
}

/* Begins a line; returns NULL if there are too many. */
static SudokuWhyLine *
begin_line (SudokuTrace *trace, SudokuWhyLineKind kind, unsigned depth)
{
  SudokuWhyLine *line = &trace->line[trace->n_lines];

  if (sudoku_trace_is_full (trace))
    return NULL;
  *line = (SudokuWhyLine){ .kind = kind, .depth = depth };
  trace->needs[trace->n_lines] = (Needs){ { 0 } };
  return line;
}

bool
sudoku_trace_assume (SudokuTrace *trace, unsigned depth, unsigned cell, unsigned value, unsigned house)
{
  SudokuWhyLine *line = begin_line (trace, SUDOKU_WHY_LINE_ASSUME, depth);

  if (line == NULL)
    return false;
  line->cell = cell;
  line->value = value;
  line->house = house;
  if (house == SUDOKU_NO_HOUSE)
    need_cell (trace, cell);
  else
    need_places (trace, house, value);
  place (trace, cell, value);
  trace->n_lines++;
  return true;
}

bool
sudoku_trace_step (SudokuTrace *trace, unsigned depth, const SudokuStep *step)
{
  const SudokuShape *shape = trace->start->shape;
  SudokuWhyLine *line = begin_line (trace, SUDOKU_WHY_LINE_STEP, depth);

  if (line == NULL || (line->step = sudoku_step_copy (step)) == NULL)
    return false;
  need_for_step (trace, step);
  for (unsigned i = 0; i < step->n_removed; i++)
    {
      unsigned cell = sudoku_candidate_cell (shape, step->removed[i]);
      unsigned value = sudoku_candidate_value (shape, step->removed[i]);

      note_remover (trace, cell, value);
      sudoku_board_remove (now (trace)->board, cell, value);
    }
  for (unsigned i = 0; i < step->n_placed; i++)
    place (trace, sudoku_candidate_cell (shape, step->placed[i]), sudoku_candidate_value (shape, step->placed[i]));
  trace->n_lines++;
  return true;
}

bool
sudoku_trace_fault (SudokuTrace *trace, unsigned depth, const SudokuFault *fault)
{
  SudokuWhyLine *line = begin_line (trace, SUDOKU_WHY_LINE_FAULT, depth);

  if (line == NULL)
    return false;
  line->fault = *fault;
  if (fault->kind == SUDOKU_FAULT_NO_CANDIDATE)
    need_cell (trace, fault->cell);
  else if (fault->kind == SUDOKU_FAULT_NO_PLACE)
    need_places (trace, fault->house, fault->value);
  else
    need_all (trace);
  trace->n_lines++;
  return true;
}

/* Marks the lines that are needed: the faults from a number on, or the last line if there is none, what these depend on,
 * and every assumption. */
static unsigned
mark_needed (const SudokuTrace *trace, unsigned from, Needs *needed)
{
  unsigned n = 0;
  bool faults = false;

  *needed = (Needs){ { 0 } };
  for (unsigned i = from; i < trace->n_lines; i++)
    if (trace->line[i].kind == SUDOKU_WHY_LINE_FAULT)
      {
        sudoku_bits_add (needed->bits, i);
        faults = true;
      }
  if (!faults && trace->n_lines > 0)
    sudoku_bits_add (needed->bits, trace->n_lines - 1);
  for (unsigned i = trace->n_lines; i-- > 0;)
    {
      if (trace->line[i].kind == SUDOKU_WHY_LINE_ASSUME)
        sudoku_bits_add (needed->bits, i);
      if (!sudoku_bits_has (needed->bits, i))
        continue;
      sudoku_bits_unite (needed->bits, trace->needs[i].bits, MOST_LINES / 64);
      n += i >= from;
    }
  return n;
}

unsigned
sudoku_trace_needed (const SudokuTrace *trace, unsigned from)
{
  Needs needed;

  return mark_needed (trace, from, &needed);
}

SudokuWhyLine *
sudoku_trace_copy (const SudokuTrace *trace, unsigned from, unsigned *n)
{
  SudokuWhyLine *lines = calloc (trace->n_lines - from + 1, sizeof *lines);

  assert (from <= trace->n_lines);
  *n = 0;
  if (lines == NULL)
    return NULL;
  for (unsigned i = from; i < trace->n_lines; i++)
    {
      lines[*n] = trace->line[i];
      if (lines[*n].step != NULL && (lines[*n].step = sudoku_step_copy (lines[*n].step)) == NULL)
        {
          sudoku_why_lines_free (lines, *n);
          return NULL;
        }
      (*n)++;
    }
  return lines;
}

static bool
add_line (SudokuTrace *trace, const SudokuWhyLine *line)
{
  if (line->kind == SUDOKU_WHY_LINE_ASSUME)
    return sudoku_trace_assume (trace, line->depth, line->cell, line->value, line->house);
  if (line->kind == SUDOKU_WHY_LINE_STEP)
    return sudoku_trace_step (trace, line->depth, line->step);
  return sudoku_trace_fault (trace, line->depth, &line->fault);
}

/* An assumption opens a case and a fault closes the cases that it ends: those that are no less deep than the line that
 * comes next. */
bool
sudoku_trace_add (SudokuTrace *trace, const SudokuWhyLine *lines, unsigned n)
{
  unsigned open[MOST_DEPTH];
  unsigned n_open = 0;
  bool good = true;

  for (unsigned i = 0; i < n && good; i++)
    {
      while (n_open > 0
             && (lines[i].depth < open[n_open - 1]
                 || (lines[i].depth == open[n_open - 1] && lines[i].kind == SUDOKU_WHY_LINE_ASSUME)))
        {
          sudoku_trace_leave (trace, true);
          n_open--;
        }
      if (lines[i].kind == SUDOKU_WHY_LINE_ASSUME)
        {
          good = n_open < MOST_DEPTH && sudoku_trace_enter (trace);
          if (good)
            open[n_open++] = lines[i].depth;
        }
      good = good && add_line (trace, &lines[i]);
    }
  while (n_open-- > 0)
    sudoku_trace_leave (trace, true);
  return good;
}

bool
sudoku_trace_finish (SudokuTrace *trace, SudokuWhy *why)
{
  Needs needed;
  unsigned n = mark_needed (trace, 0, &needed);

  why->line = calloc (n + 1, sizeof *why->line);
  if (why->line == NULL)
    return false;
  for (unsigned i = 0; i < trace->n_lines; i++)
    {
      if (!sudoku_bits_has (needed.bits, i))
        continue;
      why->line[why->n_lines++] = trace->line[i];
      trace->line[i].step = NULL; /* the explanation has it now */
    }
  return true;
}

/* Where a line of an explanation stands: under which assumptions, and on which board. */

unsigned
sudoku_why_line_level (const SudokuWhy *why, unsigned line)
{
  bool assumed = false;

  for (unsigned i = 0; i < line && !assumed; i++)
    assumed = why->line[i].kind == SUDOKU_WHY_LINE_ASSUME;
  return why->line[line].depth + (assumed && why->line[line].kind != SUDOKU_WHY_LINE_ASSUME);
}

/* Whether what a line says holds for one below it: unless a case that is no deeper than its own has begun since. */
static bool
holds (const SudokuWhy *why, unsigned line, unsigned below)
{
  unsigned level = sudoku_why_line_level (why, line) + (why->line[line].kind == SUDOKU_WHY_LINE_ASSUME);

  for (unsigned i = line + 1; i <= below; i++)
    if (why->line[i].kind == SUDOKU_WHY_LINE_ASSUME && why->line[i].depth < level)
      return false;
  return true;
}

SudokuBoard *
sudoku_why_line_board (const SudokuWhy *why, const SudokuBoard *board, unsigned line)
{
  SudokuBoard *now = sudoku_board_copy (board);

  for (unsigned i = 0; now != NULL && i < line; i++)
    if (!holds (why, i, line))
      continue;
    else if (why->line[i].kind == SUDOKU_WHY_LINE_ASSUME)
      sudoku_board_place (now, why->line[i].cell, why->line[i].value);
    else if (why->line[i].kind == SUDOKU_WHY_LINE_STEP)
      sudoku_step_apply (why->line[i].step, now);
  return now;
}
