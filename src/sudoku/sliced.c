/* The sliced engine: hundreds of 9x9 boards in step, one bit of each in every word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This source is compiled once for each kind of processor; SLICED_NAME names the build.
 *
 * The boards in the lanes go through rounds (sliced-rules.h) together. Some lanes are through earlier
 * than others: the board is solved, dead, or no rule helps (stuck). Those wait, until so many wait that
 * an *exchange* pays:
 *
 *      lanes             [ busy | stuck | dead | busy | stuck | solved | busy ]
 *                                 |  \     ^             |        ^
 *               first branch here |   \____| second      |        |
 *                                 v          there       v        |
 *      saved boards      [ a copy of all lanes ... with this one pending ]   a stack of such
 *      puzzles not begun [ .......................................... ]---^  when nothing is pending
 *
 * A stuck lane keeps its first branch. Its second goes to an idle lane (sliced-handover.h); when there
 * are not enough of those, all lanes are copied as they are, and the copy says whose second branch is
 * pending. Later idle lanes take from the latest copy, whatever lanes they are, so that one hard puzzle
 * soon keeps all lanes busy.
 *
 * A puzzle that reaches the limit of solutions makes its other boards useless, and what was done on them
 * a waste. So where many puzzles do, and not without guesses, while there are puzzles not begun and few copies, a second branch is
 * not tried before the first is through.
 */
#include <stdlib.h>

#include "sudoku/sliced-handover.h"
#include "sudoku/sliced-triples.h"
#include "sudoku/sliced-values.h"
#include "sudoku/sliced.h"

/* An exchange comes when no more than this share of the boards that were busy still are, in eighths. */
#define BUSY_EIGHTHS 4

/* Fewer stuck or idle lanes than these are not worth the passes over all slices. */
#define LEAST_STUCK (3 * SLICE_LANES / 16)
#define LEAST_IDLE (3 * SLICE_LANES / 16)

/* More stuck lanes than this do not wait for idle ones. */
#define MOST_WAITING (3 * SLICE_LANES / 16)

/* So many solved lanes are written one by one. */
#define FEW_SOLVED 4

/* With more copies than this, second branches are tried as soon as lanes are idle. */
#define MOST_COPIES_AT_LEISURE 24

/* Whose board is in a lane. */
typedef struct
{
  uint32_t puzzle;
  uint8_t doubled; /* each solution counts for two to this power */
} SlicedOwner;

/* A copy of all lanes, kept for the second branches of some. */
typedef struct
{
  Slice candidate[9][81];
  SlicedBranch branch;
  Slice pending; /* the lanes whose second branch nobody has taken */
  SlicedOwner owner[SLICE_LANES];
} SlicedCopy;

/* A set of puzzles that may seem to have more members than it has. */
typedef struct
{
  uint64_t word[128];
} SlicedPuzzles;

typedef struct
{
  SlicedBoards boards;
  SlicedBranch branch;
  SlicedRecords records;

  Slice occupied; /* lanes that hold a board */
  Slice busy;     /* of those, lanes that still change */
  Slice solved, dead;
  SlicedOwner owner[SLICE_LANES];

  SlicedCopy **copy; /* [n_allocated]; the first n_copies are in use, the last is the latest */
  size_t n_copies, n_allocated;

  SlicedJob *job;
  size_t next;          /* the first puzzle not begun */
  size_t n_full;        /* puzzles that reached the limit */
  unsigned n_exchanges; /* so far, to take turns */
} SlicedEngine;

/* Calls for each lane in a slice. */
#define SLICED_FOR_EACH_LANE(lane, slice)                                                          \
  for (unsigned quad_ = 0; quad_ < SLICE_QUADS; quad_++)                                           \
    for (uint64_t left_ = (slice)[quad_]; left_ != 0; left_ &= left_ - 1)                          \
      for (unsigned lane = 64 * quad_ + (unsigned) __builtin_ctzll (left_), once_ = 1; once_; once_ = 0)

static bool
sliced_any (Slice slice)
{
  uint64_t any = 0;

  for (unsigned quad = 0; quad < SLICE_QUADS; quad++)
    any |= slice[quad];
  return any != 0;
}

static void
sliced_set_lane (Slice *slice, unsigned lane)
{
  (*slice)[lane / 64] |= UINT64_C (1) << lane % 64;
}

/* Adds a puzzle to a set, and returns whether it seemed to be there. */
static bool
sliced_puzzles_add (SlicedPuzzles *puzzles, uint32_t puzzle)
{
  uint64_t *word = &puzzles->word[puzzle / 64 % 128], bit = UINT64_C (1) << puzzle % 64;
  bool there = (*word & bit) != 0;

  *word |= bit;
  return there;
}

static bool
sliced_needs_more (const SlicedEngine *engine, uint32_t puzzle)
{
  return engine->job->counts[puzzle] < engine->job->limit;
}

/* Whether second branches can wait until the first are through. */
static bool
sliced_at_leisure (const SlicedEngine *engine)
{
  return engine->next < engine->job->n && engine->n_copies <= MOST_COPIES_AT_LEISURE
         && 2 * engine->n_full > engine->next && engine->job->guesses > 2 * engine->next;
}

/* Rounds until it is time for an exchange. */
static void
sliced_settle (SlicedEngine *engine)
{
  unsigned began = slice_count (engine->busy);
  SlicedVerdict verdict;

  do
    {
      sliced_round (&engine->boards, false, &verdict);
      sliced_round (&engine->boards, true, &verdict);
      engine->dead = engine->occupied & ~verdict.alive;
      engine->solved = engine->occupied & verdict.solved;
      engine->busy = engine->occupied & verdict.changed & ~engine->dead & ~engine->solved;
    }
  while (8 * slice_count (engine->busy) > BUSY_EIGHTHS * began);
}

/* Writes a solved lane as the first solution of its puzzle; *written says whether the lanes were turned
 * over into records already. */
static void
sliced_write_solution (SlicedEngine *engine, unsigned lane, bool *written)
{
  uint8_t *values = engine->job->solutions + (size_t) 81 * engine->owner[lane].puzzle;
  uint64_t record[SLICED_WORDS];

  if (slice_count (engine->solved) <= FEW_SOLVED)
    {
      sliced_values_of_lane (&engine->boards, lane, values);
      return;
    }
  if (!*written)
    sliced_write_records (&engine->boards, &engine->records);
  *written = true;
  for (unsigned w = 0; w < SLICED_WORDS; w++)
    record[w] = *sliced_record_word (&engine->records, lane, w);
  sliced_values_of_record (record, values);
}

/* Counts the solved lanes, and writes the first solution of each puzzle. */
static void
sliced_harvest (SlicedEngine *engine)
{
  SlicedJob *job = engine->job;
  bool written = false;

  SLICED_FOR_EACH_LANE (lane, engine->solved)
    {
      uint32_t puzzle = engine->owner[lane].puzzle;
      uint64_t found = UINT64_C (1) << engine->owner[lane].doubled;

      if (!sliced_needs_more (engine, puzzle))
        continue;
      if (job->counts[puzzle] == 0 && job->solutions != NULL)
        sliced_write_solution (engine, lane, &written);
      found = found < job->limit - job->counts[puzzle] ? found : job->limit - job->counts[puzzle];
      job->counts[puzzle] += found;
      engine->n_full += !sliced_needs_more (engine, puzzle);
    }
}

/* Of some lanes those whose puzzle needs no more solutions. */
static Slice
sliced_useless (const SlicedEngine *engine, Slice lanes, const SlicedOwner *owner)
{
  Slice useless = SLICE_NONE;

  SLICED_FOR_EACH_LANE (lane, lanes)
    if (!sliced_needs_more (engine, owner[lane].puzzle))
      sliced_set_lane (&useless, lane);
  return useless;
}

/* Makes room for another copy. */
static bool
sliced_reserve (SlicedEngine *engine)
{
  SlicedCopy **copy;

  if (engine->n_copies < engine->n_allocated)
    return true;
  copy = realloc (engine->copy, (engine->n_allocated + 1) * sizeof *copy);
  if (copy == NULL)
    return false;
  engine->copy = copy;
  copy[engine->n_allocated] = aligned_alloc (64, (sizeof **copy + 63) / 64 * 64);
  if (copy[engine->n_allocated] == NULL)
    return false;
  engine->n_allocated++;
  return true;
}

/* Copies all lanes for the second branches of some. */
static void
sliced_save (SlicedEngine *engine, Slice pending)
{
  SlicedCopy *copy = engine->copy[engine->n_copies++];

  memcpy (copy->candidate, engine->boards.candidate, sizeof copy->candidate);
  memcpy (copy->owner, engine->owner, sizeof copy->owner);
  copy->branch = engine->branch;
  copy->pending = pending;
}

/* Forgets a copy. */
static void
sliced_drop (SlicedEngine *engine, size_t index)
{
  SlicedCopy *copy = engine->copy[index];

  engine->n_copies--;
  for (size_t i = index; i < engine->n_copies; i++)
    engine->copy[i] = engine->copy[i + 1];
  engine->copy[engine->n_copies] = copy;
}

/* Notes whose boards the takers have now. */
static void
sliced_follow (SlicedEngine *engine, const SlicedHandover *handover, const SlicedOwner *owner)
{
  for (unsigned i = 0; i < SLICED_TURNS; i++)
    SLICED_FOR_EACH_LANE (lane, handover->taken[i])
      engine->owner[lane] = owner[sliced_turn_source (handover->turn[i], lane)];
  engine->occupied |= handover->takers;
  engine->busy |= handover->takers;
}

/* Finds the stuck lanes, after the rule of three has had a look at them. That costs more than it saves at
 * every exchange, so rows, nothing, columns and nothing take turns. */
static Slice
sliced_find_stuck (SlicedEngine *engine, Slice *idle)
{
  SlicedVerdict verdict = { SLICE_NONE, SLICE_ALL, SLICE_ALL };

  if (engine->n_exchanges % 2 != 0)
    sliced_three (&engine->boards, engine->n_exchanges % 4 == 3, &verdict);
  *idle |= engine->occupied & ~verdict.alive;
  engine->occupied &= verdict.alive;
  engine->busy = (engine->busy | verdict.changed) & engine->occupied;
  return engine->occupied & ~engine->busy;
}

/* Lets the stuck lanes branch. Returns the lanes that are still idle. */
static Slice
sliced_branch (SlicedEngine *engine, Slice idle)
{
  Slice stuck = sliced_find_stuck (engine, &idle), pairs, left, first;
  SlicedHandover handover = { 0 };

  if (!sliced_any (stuck))
    return idle;
  sliced_choose (&engine->boards, stuck, &engine->branch);
  pairs = stuck & sliced_in_pairs (&engine->boards);
  SLICED_FOR_EACH_LANE (lane, pairs)
    engine->owner[lane].doubled++;
  left = stuck &= ~pairs;
  if (!sliced_at_leisure (engine))
    {
      sliced_match (stuck, idle, engine->n_exchanges % 16, &handover);
      left &= ~handover.givers;
      if (slice_count (left) <= MOST_WAITING && sliced_any (engine->busy | pairs | handover.takers))
        left = SLICE_NONE;
    }
  if (sliced_any (left))
    sliced_save (engine, left);
  first = handover.givers | left | pairs;
  sliced_hand_over (&engine->boards, engine->boards.candidate, &engine->branch, &handover, first);
  sliced_follow (engine, &handover, engine->owner);
  engine->busy |= first;
  engine->job->guesses += slice_count (first);
  return idle & ~handover.takers;
}

/* The pending lanes of a copy that an idle lane should take: at leisure only one of a puzzle, and of
 * those in no lane. Drops what needs no more solutions. */
static Slice
sliced_eligible (const SlicedEngine *engine, SlicedCopy *copy, bool leisure, SlicedPuzzles *begun)
{
  Slice eligible = SLICE_NONE;

  copy->pending &= ~sliced_useless (engine, copy->pending, copy->owner);
  if (!leisure)
    return copy->pending;
  SLICED_FOR_EACH_LANE (lane, copy->pending)
    if (!sliced_puzzles_add (begun, copy->owner[lane].puzzle))
      sliced_set_lane (&eligible, lane);
  return eligible;
}

/* Lets idle lanes take pending second branches, the latest first. Returns the lanes still idle. */
static Slice
sliced_take_pending (SlicedEngine *engine, Slice idle)
{
  bool leisure = sliced_at_leisure (engine);
  SlicedPuzzles begun = { 0 };

  if (leisure)
    SLICED_FOR_EACH_LANE (lane, engine->occupied)
      sliced_puzzles_add (&begun, engine->owner[lane].puzzle);
  for (size_t i = engine->n_copies; i-- > 0 && slice_count (idle) > LEAST_IDLE / 2;)
    {
      SlicedCopy *copy = engine->copy[i];
      Slice eligible = sliced_eligible (engine, copy, leisure, &begun);
      SlicedHandover handover;

      if (sliced_any (eligible))
        {
          sliced_match (eligible, idle, engine->n_exchanges % 16, &handover);
          sliced_hand_over (&engine->boards, copy->candidate, &copy->branch, &handover, SLICE_NONE);
          sliced_follow (engine, &handover, copy->owner);
          copy->pending &= ~handover.givers;
          idle &= ~handover.takers;
        }
      if (!sliced_any (copy->pending))
        sliced_drop (engine, i);
    }
  return idle;
}

/* Begins new puzzles in idle lanes, as far as there are any. */
static void
sliced_begin (SlicedEngine *engine, Slice idle)
{
  SlicedJob *job = engine->job;
  Slice filled = SLICE_NONE;

  SLICED_FOR_EACH_LANE (lane, idle)
    {
      uint64_t record[SLICED_WORDS];

      if (engine->next == job->n)
        break;
      engine->owner[lane] = (SlicedOwner){ .puzzle = (uint32_t) engine->next };
      sliced_record_of_values (job->values + 81 * engine->next++, record);
      for (unsigned w = 0; w < SLICED_WORDS; w++)
        *sliced_record_word (&engine->records, lane, w) = record[w];
      sliced_set_lane (&filled, lane);
    }
  sliced_read_records (&engine->boards, filled, &engine->records);
  engine->occupied |= filled;
  engine->busy |= filled;
}

/* Empties the lanes that are done, branches, and fills idle lanes. */
static void
sliced_exchange (SlicedEngine *engine)
{
  Slice idle = engine->dead | engine->solved | ~engine->occupied;
  size_t n_full = engine->n_full;
  unsigned stuck;

  engine->n_exchanges++;
  sliced_harvest (engine);
  if (engine->n_full > n_full)
    idle |= sliced_useless (engine, engine->occupied, engine->owner);
  engine->occupied &= ~idle;
  engine->busy &= ~idle;
  stuck = slice_count (engine->occupied & ~engine->busy);
  if (stuck > LEAST_STUCK
      || (stuck > 0 && engine->n_copies == 0 && engine->next == engine->job->n))
    idle = sliced_branch (engine, idle);
  if (slice_count (idle) > LEAST_IDLE)
    {
      idle = sliced_take_pending (engine, idle);
      if (engine->next < engine->job->n)
        sliced_begin (engine, idle);
    }
}

static SlicedResult
sliced_run (void *data, SlicedJob *job)
{
  SlicedEngine *engine = data;

  engine->job = job;
  engine->next = 0;
  engine->n_copies = engine->n_full = 0;
  engine->n_exchanges = 0;
  engine->occupied = engine->busy = SLICE_NONE;
  sliced_begin (engine, SLICE_ALL);
  while (sliced_any (engine->occupied) || engine->n_copies > 0)
    {
      if (job->cancelled != NULL && job->cancelled (job->data))
        return SLICED_CANCELLED;
      if (!sliced_reserve (engine))
        return SLICED_NO_MEMORY;
      sliced_settle (engine);
      sliced_exchange (engine);
    }
  return SLICED_DONE;
}

static void
sliced_destroy (void *data)
{
  SlicedEngine *engine = data;

  for (size_t i = 0; i < engine->n_allocated; i++)
    free (engine->copy[i]);
  free (engine->copy);
  free (engine);
}

static void *
sliced_create (void)
{
  SlicedEngine *engine = aligned_alloc (64, (sizeof *engine + 63) / 64 * 64);

  if (engine != NULL)
    memset (engine, 0, sizeof *engine);
  return engine;
}

static bool
sliced_runs_here (void)
{
#if defined(__AVX512VL__)
  return __builtin_cpu_supports ("avx512vl") && __builtin_cpu_supports ("avx512bw")
         && __builtin_cpu_supports ("avx512dq") && __builtin_cpu_supports ("avx512bitalg")
         && __builtin_cpu_supports ("avx512vbmi");
#elif defined(__AVX2__)
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2");
#else
  return true;
#endif
}

#define SLICED_STRING_(name) #name
#define SLICED_STRING(name) SLICED_STRING_ (name)
#define SLICED_SYMBOL_(name) sudoku_sliced_##name
#define SLICED_SYMBOL(name) SLICED_SYMBOL_ (name)

const SlicedBuild SLICED_SYMBOL (SLICED_NAME) = {
  .name = SLICED_STRING (SLICED_NAME),
  .runs_here = sliced_runs_here,
  .create = sliced_create,
  .destroy = sliced_destroy,
  .run = sliced_run,
};
