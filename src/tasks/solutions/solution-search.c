/* Searching for solutions in a worker, which leaves bookmarks among them and counts how often each value occurs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-search.h"

#include <string.h>

/* How often each value came in each cell of the solutions seen so far.
 *
 * A solution differs from the one before it in few cells, so a cell is counted only when its value changes: for all the
 * solutions that had the old one.
 */

#define WORD sizeof (guint64)

typedef struct
{
  guint order, n_cells;
  guint8 *values; /* of the latest solution, filled up to whole words */
  guint64 *since; /* the number of the first solution of this run of the same value */
  guint64 n_solutions;
  guint64 *counts;
} ValueCounts;

static ValueCounts *
value_counts_new (guint order)
{
  ValueCounts *self = g_new0 (ValueCounts, 1);

  self->order = order;
  self->n_cells = order * order;
  self->values = g_malloc0 (self->n_cells + WORD);
  self->since = g_new0 (guint64, self->n_cells);
  self->counts = g_new0 (guint64, (gsize) self->n_cells * order);
  return self;
}

static void
value_counts_free (ValueCounts *self)
{
  if (self == NULL)
    return;
  g_free (self->values);
  g_free (self->since);
  g_free (self->counts);
  g_free (self);
}

/* Counts the run of a cell's value up to now and begins a new one. */
static inline void
end_run (ValueCounts *self, guint cell)
{
  if (self->values[cell] != 0)
    self->counts[(gsize) cell * self->order + self->values[cell] - 1] += self->n_solutions - self->since[cell];
  self->since[cell] = self->n_solutions;
}

static void
compare_cells (ValueCounts *self, const guint8 *values, guint start, guint end)
{
  for (guint cell = start; cell < end; cell++)
    if (self->values[cell] != values[cell])
      {
        end_run (self, cell);
        self->values[cell] = values[cell];
      }
}

/* Counts one more solution of order * order values. */
static void
value_counts_add (ValueCounts *self, const guint8 *values)
{
  guint cell = 0;

  for (; cell + WORD <= self->n_cells; cell += WORD)
    if (memcmp (self->values + cell, values + cell, WORD) != 0)
      compare_cells (self, values, cell, cell + WORD);
  compare_cells (self, values, cell, self->n_cells);
  self->n_solutions++;
}

/* Brings the numbers up to date and returns them: order numbers a cell; owned by self, valid until the next call. */
static const guint64 *
value_counts_get (ValueCounts *self)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    end_run (self, cell);
  return self->counts;
}

/* The store of bookmarks: blocks of differences.
 *
 * A block begins with a whole bookmark. Each entry is: the number's distance from the one before (0 for the
 * first), the size, then for a whole one its bytes, else pairs of (bytes that stay, bytes that are new and
 * follow) until the size is reached. Numbers are packed in groups of seven bits.
 */

typedef struct
{
  guint64 first;
  guint8 *bytes;
  gsize size;
} Block;

struct _NonetBookmarks
{
  GArray *blocks;     /* full ones */
  GByteArray *latest; /* the block being filled; its first number: */
  guint64 latest_first;
  guint n_latest;   /* 0 only before the first */
  GByteArray *last; /* the bytes last added, and their number: */
  guint64 last_number;
  gsize size;
};

NonetBookmarks *
nonet_bookmarks_new (void)
{
  NonetBookmarks *self = g_new0 (NonetBookmarks, 1);

  self->blocks = g_array_new (FALSE, FALSE, sizeof (Block));
  self->latest = g_byte_array_new ();
  self->last = g_byte_array_new ();
  return self;
}

void
nonet_bookmarks_free (NonetBookmarks *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < self->blocks->len; i++)
    g_free (g_array_index (self->blocks, Block, i).bytes);
  g_array_unref (self->blocks);
  g_byte_array_unref (self->latest);
  g_byte_array_unref (self->last);
  g_free (self);
}

/* Closes the block being filled. */
static void
seal_block (NonetBookmarks *self)
{
  Block block = { self->latest_first, g_memdup2 (self->latest->data, self->latest->len), self->latest->len };

  g_array_append_val (self->blocks, block);
  self->size += block.size + sizeof block;
  g_byte_array_set_size (self->latest, 0);
  self->n_latest = 0;
}

/* How many bytes from start on are the same in both, up to size. */
static gsize
equal_stretch (const guint8 *a, const guint8 *b, gsize start, gsize size)
{
  gsize end = start;

  while (end < size && a[end] == b[end])
    end++;
  return end - start;
}

/* Appends a number in groups of seven bits, the lowest first; all but the last with the eighth bit. */
static void
pack_number (GByteArray *pack, guint64 number)
{
  guint8 bytes[10];
  guint n = 0;

  for (; number >= 0x80; number >>= 7)
    bytes[n++] = (guint8) (number | 0x80);
  bytes[n++] = (guint8) number;
  g_byte_array_append (pack, bytes, n);
}

static void
pack_difference (GByteArray *pack, const guint8 *old, gsize old_size, const guint8 *bytes, gsize size)
{
  gsize common = MIN (old_size, size);
  gsize at = 0;

  while (at < size)
    {
      gsize stays = at < common ? equal_stretch (old, bytes, at, common) : 0;
      gsize end = at + stays;

      /* A stretch that stays must be three long to be worth its two numbers. */
      while (end < size && (end >= common || equal_stretch (old, bytes, end, MIN (end + 3, common)) < 3))
        end++;
      pack_number (pack, stays);
      pack_number (pack, end - at - stays);
      g_byte_array_append (pack, bytes + at + stays, (guint) (end - at - stays));
      at = end;
    }
}

void
nonet_bookmarks_add (NonetBookmarks *self, guint64 number, const guint8 *bytes, gsize size)
{
  g_return_if_fail (self->n_latest == 0 || number > self->last_number);

  if (self->n_latest == NONET_BOOKMARKS_BLOCK)
    seal_block (self);
  if (self->n_latest == 0)
    {
      self->latest_first = number;
      pack_number (self->latest, 0);
      pack_number (self->latest, size);
      g_byte_array_append (self->latest, bytes, (guint) size);
    }
  else
    {
      pack_number (self->latest, number - self->last_number);
      pack_number (self->latest, size);
      pack_difference (self->latest, self->last->data, self->last->len, bytes, size);
    }
  self->n_latest++;
  self->last_number = number;
  g_byte_array_set_size (self->last, 0);
  g_byte_array_append (self->last, bytes, (guint) size);
}

/* A block being read: the entry read last, and what is left. */
typedef struct
{
  guint64 number;
  GByteArray *bytes; /* of the entry */
  gboolean begun;
  const guint8 *next, *end;
} Reader;

static Reader
start_reading (Block block, GByteArray *bytes)
{
  return (Reader){ .number = block.first, .bytes = bytes, .next = block.bytes, .end = block.bytes + block.size };
}

static const guint8 *
unpack_bytes (Reader *reader, gsize size)
{
  const guint8 *bytes = reader->next;

  g_assert (size <= (gsize) (reader->end - bytes));
  reader->next += size;
  return bytes;
}

static guint64
unpack_number (Reader *reader)
{
  guint64 number = 0;
  guint8 byte = 0x80;

  for (guint shift = 0; byte >= 0x80; shift += 7)
    {
      byte = *unpack_bytes (reader, 1);
      number |= (guint64) (byte & 0x7f) << shift;
    }
  return number;
}

/* Turns the bytes of an entry into those of the next one. */
static void
unpack_difference (Reader *reader, gsize size)
{
  gsize at = 0;

  while (at < size)
    {
      gsize fresh;

      at += (gsize) unpack_number (reader);
      fresh = (gsize) unpack_number (reader);
      g_assert (at + fresh <= size);
      if (fresh > 0)
        memcpy (reader->bytes->data + at, unpack_bytes (reader, fresh), fresh);
      at += fresh;
    }
}

/* Reads the next entry, if there is one with a number up to limit. */
static gboolean
read_entry (Reader *reader, guint64 limit)
{
  guint64 distance;
  gsize size;

  if (reader->next == reader->end)
    return FALSE;
  distance = unpack_number (reader);
  size = (gsize) unpack_number (reader);
  if (distance > limit - reader->number)
    return FALSE;
  reader->number += distance;
  g_byte_array_set_size (reader->bytes, (guint) size);
  if (reader->begun)
    unpack_difference (reader, size);
  else
    memcpy (reader->bytes->data, unpack_bytes (reader, size), size);
  reader->begun = TRUE;
  return TRUE;
}

/* The full blocks, and then the one being filled unless it is empty. */
static guint
get_n_blocks (const NonetBookmarks *self)
{
  return self->blocks->len + (self->n_latest > 0);
}

static Block
get_block (const NonetBookmarks *self, guint index)
{
  if (index < self->blocks->len)
    return g_array_index (self->blocks, Block, index);
  return (Block){ self->latest_first, self->latest->data, self->latest->len };
}

/* How many blocks begin with this number or one below. */
static guint
count_blocks_up_to (const NonetBookmarks *self, guint64 number)
{
  guint low = 0, high = get_n_blocks (self);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_block (self, middle).first <= number)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

gboolean
nonet_bookmarks_find (const NonetBookmarks *self, guint64 *number, GByteArray *bytes)
{
  guint n_blocks = count_blocks_up_to (self, *number);
  Reader reader;

  if (n_blocks == 0)
    return FALSE;
  reader = start_reading (get_block (self, n_blocks - 1), bytes);
  while (read_entry (&reader, *number))
    ;
  *number = reader.number;
  return TRUE;
}

/* It is in the block that begins before it, or begins the next one. */
gboolean
nonet_bookmarks_find_next (const NonetBookmarks *self, guint64 *number)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  for (guint i = MAX (count_blocks_up_to (self, *number), 1) - 1; i < get_n_blocks (self); i++)
    {
      Reader reader = start_reading (get_block (self, i), bytes);

      while (read_entry (&reader, G_MAXUINT64))
        if (reader.number >= *number)
          {
            *number = reader.number;
            return TRUE;
          }
    }
  return FALSE;
}

NonetBookmarks *
nonet_bookmarks_thin (const NonetBookmarks *self)
{
  NonetBookmarks *thin = nonet_bookmarks_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean skip = FALSE;

  for (guint i = 0; i < get_n_blocks (self); i++)
    for (Reader reader = start_reading (get_block (self, i), bytes); read_entry (&reader, G_MAXUINT64); skip = !skip)
      if (!skip)
        nonet_bookmarks_add (thin, reader.number, bytes->data, bytes->len);
  return thin;
}

gsize
nonet_bookmarks_get_size (const NonetBookmarks *self)
{
  return self->size + self->latest->len + self->last->len + sizeof *self;
}

/* Microseconds of searching after which a bookmark is due, and between two reports. */
#define BOOKMARK_INTERVAL 1000
#define REPORT_INTERVAL 8000
/* The same while no solution comes. */
#define QUIET_INTERVAL 32000
/* Copying the tally of a large board takes a while: it is not done as often. */
#define LARGE_TALLY_INTERVAL 100000
#define LARGE_COUNTS 16384
/* The clock is read once in this many solutions, and whenever the search asks whether to pause. */
#define CLOCK_SOLUTIONS 16

struct _NonetSolutionSearch
{
  gatomicrefcount references;
  SudokuGrid *grid;
  guint n_cells, order;
  gsize n_counts;

  gint ended; /* atomic */

  /* The searching thread's own; another one takes over only after it has ended. */
  NonetWorker *worker;
  SudokuSearch *search;
  ValueCounts *values;
  guint8 *solution;
  GByteArray *bookmark;
  guint64 n_found;
  guint64 span, span_start;
  gint64 now, run_start, span_time, report_time, tally_time, elapsed_before;
  GBytes *tally;
  NonetBookmarks *bookmarks, *kept; /* written by the searching thread under the lock only */

  GMutex lock;
  guint64 n_passed; /* solutions that are in the stores, if they were kept */
};

void
nonet_solution_report_free (NonetSolutionReport *report)
{
  g_clear_pointer (&report->tally, g_bytes_unref);
  g_free (report);
}

NonetSolutionSearch *
nonet_solution_search_new (NonetPuzzle *puzzle)
{
  NonetSolutionSearch *self = g_new0 (NonetSolutionSearch, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  self->order = puzzle->shape->order;
  self->n_cells = puzzle->shape->n_cells;
  self->n_counts = (gsize) self->n_cells * self->order;
  self->span = NONET_SOLUTION_SEARCH_SPAN;
  self->bookmarks = nonet_bookmarks_new ();
  self->kept = nonet_bookmarks_new ();
  self->bookmark = g_byte_array_new ();
  return self;
}

NonetSolutionSearch *
nonet_solution_search_ref (NonetSolutionSearch *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_solution_search_unref (NonetSolutionSearch *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_search_free (self->search);
  sudoku_grid_free (self->grid);
  value_counts_free (self->values);
  nonet_bookmarks_free (self->bookmarks);
  nonet_bookmarks_free (self->kept);
  g_byte_array_unref (self->bookmark);
  g_free (self->solution);
  g_clear_pointer (&self->tally, g_bytes_unref);
  g_mutex_clear (&self->lock);
  g_free (self);
}

const SudokuGrid *
nonet_solution_search_get_grid (const NonetSolutionSearch *self)
{
  return self->grid;
}

/* Brings the tally up to date; that of a large board not each time. */
static void
update_tally (NonetSolutionSearch *self, gboolean last)
{
  if (self->tally != NULL && self->n_counts > LARGE_COUNTS && !last
      && self->now - self->tally_time < LARGE_TALLY_INTERVAL)
    return;
  g_clear_pointer (&self->tally, g_bytes_unref);
  self->tally = g_bytes_new (value_counts_get (self->values), self->n_counts * sizeof (guint64));
  self->tally_time = self->now;
}

static void
report (NonetSolutionSearch *self, gboolean last, gboolean complete)
{
  NonetSolutionReport *report = g_new (NonetSolutionReport, 1);

  g_mutex_lock (&self->lock);
  self->n_passed = self->n_found;
  g_mutex_unlock (&self->lock);
  update_tally (self, last);
  *report = (NonetSolutionReport){
    .n_found = self->n_found,
    .progress = sudoku_search_progress (self->search),
    .elapsed = self->elapsed_before + self->now - self->run_start,
    .guesses = sudoku_search_statistics (self->search).guesses,
    .complete = complete,
    .tally = g_bytes_ref (self->tally),
  };
  nonet_worker_report (self->worker, report, (GDestroyNotify) nonet_solution_report_free);
  self->report_time = self->now;
}

static gboolean
must_pause (NonetSolutionSearch *self)
{
  return g_atomic_int_get (&self->ended) || nonet_worker_is_cancelled (self->worker);
}

/* Asked by the search, which is not interrupted to report: resuming it would take time. */
static bool
should_pause (void *data)
{
  NonetSolutionSearch *self = data;

  self->now = g_get_monotonic_time ();
  if (self->now - self->report_time >= QUIET_INTERVAL)
    report (self, FALSE, FALSE);
  return must_pause (self);
}

static void
thin_bookmarks (NonetSolutionSearch *self)
{
  NonetBookmarks *thin = nonet_bookmarks_thin (self->bookmarks), *old = self->bookmarks;

  g_mutex_lock (&self->lock);
  self->bookmarks = thin;
  g_mutex_unlock (&self->lock);
  nonet_bookmarks_free (old);
  self->span *= 2;
}

/* Leaves a bookmark for the solution that comes next. */
static void
leave_bookmark (NonetSolutionSearch *self)
{
  gsize size = sudoku_search_save (self->search, self->bookmark->data, self->bookmark->len);

  if (size > self->bookmark->len)
    {
      g_byte_array_set_size (self->bookmark, (guint) size + 64);
      size = sudoku_search_save (self->search, self->bookmark->data, self->bookmark->len);
    }
  g_mutex_lock (&self->lock);
  nonet_bookmarks_add (self->bookmarks, self->n_found, self->bookmark->data, size);
  g_mutex_unlock (&self->lock);
  self->span_start = self->n_found;
  self->span_time = self->now;
  if (nonet_bookmarks_get_size (self->bookmarks) > NONET_SOLUTION_SEARCH_STORE_BYTES)
    thin_bookmarks (self);
}

/* Keeps the solution at hand itself: it took long to find. */
static void
keep_solution (NonetSolutionSearch *self)
{
  if (nonet_bookmarks_get_size (self->kept) > NONET_SOLUTION_SEARCH_STORE_BYTES)
    return;
  g_mutex_lock (&self->lock);
  nonet_bookmarks_add (self->kept, self->n_found, self->solution, self->n_cells);
  g_mutex_unlock (&self->lock);
}

static void
take_solution (NonetSolutionSearch *self, gint64 asked)
{
  gboolean slow;

  if (self->n_found % CLOCK_SOLUTIONS == 0)
    self->now = g_get_monotonic_time ();
  slow = self->now - asked >= BOOKMARK_INTERVAL;
  if (slow)
    keep_solution (self);
  value_counts_add (self->values, self->solution);
  self->n_found++;
  if (slow || self->n_found - self->span_start >= self->span
      || (self->now - self->span_time >= BOOKMARK_INTERVAL && self->span == NONET_SOLUTION_SEARCH_SPAN))
    leave_bookmark (self);
  if (self->now - self->report_time >= REPORT_INTERVAL)
    report (self, FALSE, FALSE);
}

static gboolean
prepare (NonetSolutionSearch *self)
{
  if (self->search == NULL)
    {
      self->search = sudoku_search_new (self->grid);
      if (self->search == NULL)
        return FALSE;
      self->values = value_counts_new (self->order);
      self->solution = g_malloc (self->n_cells);
    }
  sudoku_search_set_cancel (self->search, should_pause, self);
  self->run_start = self->now = g_get_monotonic_time ();
  self->span_time = self->report_time = self->now;
  return TRUE;
}

static void
search_in_thread (NonetWorker *worker, gpointer data)
{
  NonetSolutionSearch *self = data;
  SudokuResult result = SUDOKU_CANCELLED;
  gint64 asked;

  self->worker = worker;
  if (!prepare (self))
    {
      nonet_worker_fail_memory (worker);
      return;
    }
  asked = self->now;
  while (!must_pause (self) && (result = sudoku_search_next (self->search, self->solution)) == SUDOKU_FOUND)
    {
      take_solution (self, asked);
      asked = self->now;
    }
  if (result == SUDOKU_NO_MEMORY)
    nonet_worker_fail_memory (worker);
  self->now = g_get_monotonic_time ();
  report (self, TRUE, result == SUDOKU_EXHAUSTED);
  self->elapsed_before += self->now - self->run_start;
}

NonetWorker *
nonet_solution_search_start (NonetSolutionSearch *self, NonetHeardFunc heard, gpointer owner)
{
  return nonet_worker_start ("solutions", search_in_thread, nonet_solution_search_ref (self),
                             (GDestroyNotify) nonet_solution_search_unref, NULL, heard, owner);
}

void
nonet_solution_search_end (NonetSolutionSearch *self)
{
  g_atomic_int_set (&self->ended, TRUE);
}

bool
nonet_solution_search_has_ended (void *self)
{
  return g_atomic_int_get (&((NonetSolutionSearch *) self)->ended);
}

/* The next one kept after a solution; those found later are not looked for at once. */
static guint64
find_next_kept (NonetSolutionSearch *self, guint64 index)
{
  guint64 next = index + 1;

  if (nonet_bookmarks_find_next (self->kept, &next))
    return next;
  return MAX (self->n_passed, index + NONET_SOLUTION_SEARCH_SPAN);
}

gboolean
nonet_solution_search_find (NonetSolutionSearch *self,
                            guint64 index,
                            gboolean wait,
                            guint8 *values,
                            NonetSolutionPlace *place,
                            GByteArray *bookmark)
{
  gboolean kept = FALSE;

  *place = (NonetSolutionPlace){ .number = index };
  if (wait)
    g_mutex_lock (&self->lock);
  else if (!g_mutex_trylock (&self->lock))
    {
      place->busy = TRUE;
      return FALSE;
    }

  place->next_kept = find_next_kept (self, index);
  kept = nonet_bookmarks_find (self->kept, &place->number, bookmark) && place->number == index;
  if (kept)
    memcpy (values, bookmark->data, self->n_cells);
  else
    {
      place->number = index;
      g_byte_array_set_size (bookmark, 0);
      if (!nonet_bookmarks_find (self->bookmarks, &place->number, bookmark))
        place->number = 0;
    }
  g_mutex_unlock (&self->lock);
  return kept;
}
