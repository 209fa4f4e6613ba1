/* Rounds and exchanges of the bit-sliced engine (bitslice.h), built once for each kind of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves between lanes and memory are records (record.h). All lanes are transposed at once, which takes less time
 * than it seems, and no lane has to wait for another that fits.
 */
#include "sudoku/bitslice/bitslice.h"

#include <stdlib.h>

#include "sudoku/bitslice/rules.h"
#include "sudoku/board/processor.h"

/* An exchange comes when no more than this share of the boards that were busy still are, in eighths. */
#define BUSY_EIGHTHS 4

/* Fewer stuck or idle lanes than these are not worth the passes over all slices. */
#define LEAST_STUCK (3 * SLICE_LANES / 16)
#define LEAST_IDLE (3 * SLICE_LANES / 16)

/* That many solved lanes are written one by one. */
#define FEW_SOLVED 4

/* A first branch leaves a value at most two of six configurations in a band or stack, another one; so a lane never has
 * more second branches. */
#define MOST_SAVED (2 * 9 * 6)
static_assert (MOST_SAVED <= UINT8_MAX, "bottom and top are bytes");

/* Whose board is in a lane. */
typedef struct
{
  uint32_t puzzle;
  uint8_t doubled; /* each solution counts for two to this power */
} BitsliceOwner;

/* A second branch that waits. */
typedef struct
{
  uint64_t word[BITSLICE_WORDS];
  BitsliceOwner owner;
} BitsliceSaved;

typedef struct
{
  BitsliceBoards boards;
  BitsliceBranch branch;
  BitsliceRecords records; /* on their way */

  Slice occupied; /* lanes that hold a board */
  Slice busy;     /* of those, lanes that still change */
  Slice solved, dead;
  BitsliceOwner owner[SLICE_LANES];

  BitsliceSaved (*saved)[SLICE_LANES]; /* [MOST_SAVED]: the stack of each lane, in use from bottom to top */
  uint8_t bottom[SLICE_LANES], top[SLICE_LANES];
  Slice rich; /* lanes whose stack may not be empty */

  BitsliceJob *job;
  size_t next;          /* the first puzzle not begun */
  size_t n_full;        /* puzzles that reached the limit */
  unsigned n_exchanges; /* so far; rows and columns alternate */
} BitsliceEngine;

/* Repeats the statement after it for each lane in a slice. */
#define BITSLICE_FOR_EACH_LANE(lane, slice)                                                                            \
  for (unsigned quad_ = 0; quad_ < SLICE_QUADS; quad_++)                                                               \
    for (uint64_t left_ = (slice)[quad_]; left_ != 0; left_ &= left_ - 1)                                              \
      for (unsigned lane = 64 * quad_ + (unsigned) __builtin_ctzll (left_), once_ = 1; once_; once_ = 0)

static bool
bitslice_any (Slice slice)
{
  uint64_t any = 0;

  for (unsigned quad = 0; quad < SLICE_QUADS; quad++)
    any |= slice[quad];
  return any != 0;
}

static void
bitslice_set_lane (Slice *slice, unsigned lane)
{
  assert (lane < SLICE_LANES);
  (*slice)[lane / 64] |= UINT64_C (1) << lane % 64;
}

static bool
bitslice_needs_more (const BitsliceEngine *engine, uint32_t puzzle)
{
  assert (puzzle < engine->job->n && engine->job->counts[puzzle] <= engine->job->limit);
  return engine->job->counts[puzzle] < engine->job->limit;
}

/* Whether what is known of the lanes fits together. */
static inline bool
bitslice_is_sound (const BitsliceEngine *engine)
{
  if (bitslice_any (engine->busy & ~engine->occupied) || engine->next > engine->job->n
      || engine->n_full > engine->job->n)
    return false;
  for (unsigned lane = 0; lane < SLICE_LANES; lane++)
    if (engine->bottom[lane] > engine->top[lane] || engine->top[lane] > MOST_SAVED
        || (engine->bottom[lane] < engine->top[lane] && (engine->rich[lane / 64] >> lane % 64 & 1) == 0))
      return false;
  return true;
}

/* Rounds until it is time for an exchange. */
static void
bitslice_settle (BitsliceEngine *engine)
{
  unsigned began = slice_count (engine->busy);
  BitsliceVerdict verdict;

  do
    {
      bitslice_round (&engine->boards, false, &verdict);
      bitslice_round (&engine->boards, true, &verdict);
      engine->dead = engine->occupied & ~verdict.alive;
      engine->solved = engine->occupied & verdict.solved;
      engine->busy = engine->occupied & verdict.changed & ~engine->dead & ~engine->solved;
    }
  while (8 * slice_count (engine->busy) > BUSY_EIGHTHS * began);
  assert (!bitslice_any (engine->dead & engine->solved));
}

/* Writes a solved lane as the first solution of its puzzle; *written says whether the lanes are in records already. */
static void
bitslice_write_solution (BitsliceEngine *engine, unsigned lane, bool *written)
{
  uint8_t *values = engine->job->solutions + (size_t) 81 * engine->owner[lane].puzzle;
  uint64_t record[BITSLICE_WORDS];

  if (slice_count (engine->solved) <= FEW_SOLVED)
    {
      bitslice_values_of_lane (&engine->boards, lane, values);
      return;
    }
  if (!*written)
    bitslice_write_records (&engine->boards, &engine->records);
  *written = true;
  bitslice_get_record (&engine->records, lane, record);
  bitslice_values_of_record (record, values);
}

/* Counts the solved lanes, and writes the first solution of each puzzle. */
static void
bitslice_harvest (BitsliceEngine *engine)
{
  BitsliceJob *job = engine->job;
  bool written = false;

  BITSLICE_FOR_EACH_LANE (lane, engine->solved)
    {
      uint32_t puzzle = engine->owner[lane].puzzle;
      uint64_t found = UINT64_C (1) << engine->owner[lane].doubled;

      assert (engine->owner[lane].doubled < 64);
      if (!bitslice_needs_more (engine, puzzle))
        continue;
      if (job->counts[puzzle] == 0 && job->solutions != NULL)
        bitslice_write_solution (engine, lane, &written);
      found = found < job->limit - job->counts[puzzle] ? found : job->limit - job->counts[puzzle];
      job->counts[puzzle] += found;
      engine->n_full += !bitslice_needs_more (engine, puzzle);
    }
}

/* The lanes whose puzzle needs no more solutions. */
static Slice
bitslice_useless (const BitsliceEngine *engine)
{
  Slice useless = SLICE_NONE;

  BITSLICE_FOR_EACH_LANE (lane, engine->occupied)
    if (!bitslice_needs_more (engine, engine->owner[lane].puzzle))
      bitslice_set_lane (&useless, lane);
  return useless;
}

/* Finds the stuck lanes, after the rule for minirows was applied to them, at every other exchange that for minicolumns:
 * both at every exchange find little more. With fewer of them a search in depth may never leave a hopeless part of a
 * near-blank board. */
static Slice
bitslice_find_stuck (BitsliceEngine *engine, Slice *idle)
{
  BitsliceVerdict verdict = { SLICE_NONE, SLICE_ALL, SLICE_ALL };

  bitslice_apply_cardinality (&engine->boards, engine->n_exchanges % 2 != 0, &verdict);
  *idle |= engine->occupied & ~verdict.alive;
  engine->occupied &= verdict.alive;
  engine->busy = (engine->busy | verdict.changed) & engine->occupied;
  return engine->occupied & ~engine->busy;
}

/* Puts the records of some lanes on their stacks. */
static void
bitslice_save (BitsliceEngine *engine, Slice lanes)
{
  BITSLICE_FOR_EACH_LANE (lane, lanes)
    {
      BitsliceSaved *saved = &engine->saved[engine->top[lane]++][lane];

      assert (engine->top[lane] <= MOST_SAVED);
      bitslice_get_record (&engine->records, lane, saved->word);
      saved->owner = engine->owner[lane];
    }
  engine->rich |= lanes;
}

/* Lets the stuck lanes branch. Returns the idle lanes, of which there may be more now. */
static Slice
bitslice_branch (BitsliceEngine *engine, Slice idle)
{
  Slice stuck = bitslice_find_stuck (engine, &idle), pairs;

  if (!bitslice_any (stuck))
    return idle;
  bitslice_choose (&engine->boards, stuck, &engine->branch);
  pairs = stuck & bitslice_in_pairs (&engine->boards);
  BITSLICE_FOR_EACH_LANE (lane, pairs)
    engine->owner[lane].doubled++;
  bitslice_split (&engine->boards, &engine->branch, &engine->records);
  bitslice_save (engine, stuck & ~pairs);
  engine->busy |= stuck;
  engine->job->guesses += slice_count (stuck);
  return idle;
}

/* Takes the latest branch from the stack of a lane, or the oldest, that is still of use; NULL if there is none. */
static const BitsliceSaved *
bitslice_take (BitsliceEngine *engine, unsigned lane, bool latest)
{
  while (engine->bottom[lane] < engine->top[lane])
    {
      unsigned level = latest ? --engine->top[lane] : engine->bottom[lane]++;
      const BitsliceSaved *saved = &engine->saved[level][lane];

      assert (level < MOST_SAVED);
      if (bitslice_needs_more (engine, saved->owner.puzzle))
        return saved;
    }
  engine->bottom[lane] = engine->top[lane] = 0;
  engine->rich[lane / 64] &= ~(UINT64_C (1) << lane % 64);
  return NULL;
}

/* Takes the oldest branch of some lane; NULL if there is none. */
static const BitsliceSaved *
bitslice_take_from_any (BitsliceEngine *engine)
{
  BITSLICE_FOR_EACH_LANE (lane, engine->rich)
    {
      const BitsliceSaved *saved = bitslice_take (engine, lane, false);

      if (saved != NULL)
        return saved;
    }
  return NULL;
}

/* Finds a board for a lane; returns false if there is none. */
static inline __attribute__ ((always_inline)) bool
bitslice_find_board (BitsliceEngine *engine, unsigned lane)
{
  const BitsliceJob *job = engine->job;
  const BitsliceSaved *saved = bitslice_take (engine, lane, true);
  uint64_t record[BITSLICE_WORDS];

  if (saved == NULL && engine->next < job->n)
    {
      engine->owner[lane] = (BitsliceOwner){ .puzzle = (uint32_t) engine->next };
      bitslice_record_of_values (job->values + 81 * engine->next, record);
      if (job->excluded != NULL)
        bitslice_exclude (record, job->excluded[engine->next]);
      engine->next++;
      bitslice_set_record (&engine->records, lane, record);
      return true;
    }
  if (saved == NULL)
    saved = bitslice_take_from_any (engine);
  if (saved == NULL)
    return false;
  engine->owner[lane] = saved->owner;
  bitslice_set_record (&engine->records, lane, saved->word);
  return true;
}

/* Gives idle lanes boards, as far as there are any. */
static void
bitslice_refill (BitsliceEngine *engine, Slice idle)
{
  Slice filled = SLICE_NONE;

  BITSLICE_FOR_EACH_LANE (lane, idle)
    if (bitslice_find_board (engine, lane))
      bitslice_set_lane (&filled, lane);
  if (!bitslice_any (filled))
    return;
  bitslice_read_records (&engine->boards, filled, &engine->records);
  engine->occupied |= filled;
  engine->busy |= filled;
}

/* Empties the lanes that are done, branches, and fills idle lanes. */
static void
bitslice_exchange (BitsliceEngine *engine)
{
  Slice idle = engine->dead | engine->solved | ~engine->occupied;
  size_t n_full = engine->n_full;
  unsigned stuck;

  engine->n_exchanges++;
  bitslice_harvest (engine);
  /* Only when no puzzle is left do two lanes have boards of the same. */
  if (engine->n_full > n_full && engine->next == engine->job->n)
    idle |= bitslice_useless (engine);
  engine->occupied &= ~idle;
  engine->busy &= ~idle;
  stuck = slice_count (engine->occupied & ~engine->busy);
  if (stuck > LEAST_STUCK || (stuck > 0 && !bitslice_any (engine->rich) && engine->next == engine->job->n))
    idle = bitslice_branch (engine, idle);
  if (slice_count (idle) > LEAST_IDLE)
    bitslice_refill (engine, idle);
}

static SudokuResult
bitslice_run (void *data, BitsliceJob *job)
{
  BitsliceEngine *engine = data;

  assert (job->n <= UINT32_MAX && job->limit > 0);
  engine->job = job;
  engine->next = 0;
  engine->n_full = 0;
  engine->n_exchanges = 0;
  engine->occupied = engine->busy = engine->rich = SLICE_NONE;
  memset (engine->bottom, 0, sizeof engine->bottom);
  memset (engine->top, 0, sizeof engine->top);
  bitslice_refill (engine, SLICE_ALL);
  while (bitslice_any (engine->occupied | engine->rich))
    {
      if (job->cancelled != NULL && job->cancelled (job->data))
        return SUDOKU_CANCELLED;
      assert (bitslice_is_sound (engine));
      bitslice_settle (engine);
      bitslice_exchange (engine);
    }
  return SUDOKU_EXHAUSTED;
}

static void *
bitslice_create (void)
{
  size_t size = sizeof (BitsliceEngine) + MOST_SAVED * SLICE_LANES * sizeof (BitsliceSaved);
  BitsliceEngine *engine = aligned_alloc (64, (size + 63) / 64 * 64);

  if (engine == NULL)
    return NULL;
  memset (engine, 0, sizeof *engine);
  engine->saved = (void *) (engine + 1);
  return engine;
}

const BitsliceBuild SUDOKU_BUILD_NAME (sudoku_bitslice) = {
  .create = bitslice_create,
  .run = bitslice_run,
};
