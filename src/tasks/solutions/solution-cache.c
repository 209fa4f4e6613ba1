/* Solutions that somebody looks at, found again from bookmarks among them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-cache.h"

#include "tasks/worker.h"

/* A seek: resume a search at a bookmark, pass over what is not wanted, read what is. */

struct _NonetSolutionSeek
{
  NonetSolutionSearch *source;
  SudokuSearch *search; /* or NULL; stands before solution number at */
  guint64 at;
  guint64 next_kept; /* of those after it none before this one was kept by the search */
  GByteArray *bookmark;
  gint64 deadline;
  SudokuCancelFunc cancelled; /* or NULL */
  void *cancel_data;
};

NonetSolutionSeek *
nonet_solution_seek_new (NonetSolutionSearch *source)
{
  NonetSolutionSeek *self = g_new0 (NonetSolutionSeek, 1);

  self->source = nonet_solution_search_ref (source);
  self->bookmark = g_byte_array_new ();
  return self;
}

void
nonet_solution_seek_free (NonetSolutionSeek *self)
{
  if (self == NULL)
    return;
  sudoku_search_free (self->search);
  g_byte_array_unref (self->bookmark);
  nonet_solution_search_unref (self->source);
  g_free (self);
}

static bool
must_cancel (void *data)
{
  NonetSolutionSeek *self = data;

  return nonet_solution_search_has_ended (self->source)
         || (self->cancelled != NULL && self->cancelled (self->cancel_data))
         || (self->deadline != 0 && g_get_monotonic_time () >= self->deadline);
}

void
nonet_solution_seek_set_cancel (NonetSolutionSeek *self, SudokuCancelFunc cancelled, void *data)
{
  self->cancelled = cancelled;
  self->cancel_data = data;
}

double
nonet_solution_seek_get_progress (const NonetSolutionSeek *self)
{
  return self->search != NULL ? sudoku_search_progress (self->search) : 0;
}

/* Moves the search to where the bookmark is. */
static gboolean
resume (NonetSolutionSeek *self, guint64 number)
{
  const SudokuGrid *grid = nonet_solution_search_get_grid (self->source);

  sudoku_search_free (self->search);
  self->search = self->bookmark->len == 0 ? sudoku_search_new (grid)
                                          : sudoku_search_resume (grid, self->bookmark->data, self->bookmark->len);
  if (self->search == NULL)
    return FALSE;
  sudoku_search_set_cancel (self->search, must_cancel, self);
  self->at = number;
  return TRUE;
}

/* Reads the solution number index, from the search as it stands or from a bookmark nearer to it. */
static SudokuResult
read_one (NonetSolutionSeek *self, guint64 index, guint8 *values)
{
  SudokuResult result;
  NonetSolutionPlace place;

  if (self->search == NULL || self->at != index || index >= self->next_kept)
    {
      gboolean kept =
          nonet_solution_search_find (self->source, index, self->deadline == 0, values, &place, self->bookmark);

      if (place.busy)
        return SUDOKU_CANCELLED;
      self->next_kept = place.next_kept;
      if (kept)
        return SUDOKU_FOUND;
      if ((self->search == NULL || self->at > index || self->at < place.number) && !resume (self, place.number))
        return SUDOKU_NO_MEMORY;
    }
  if (self->at < index && (result = sudoku_search_skip (self->search, index - self->at, &self->at)) != SUDOKU_FOUND)
    return result;
  result = sudoku_search_next (self->search, values);
  self->at += result == SUDOKU_FOUND;
  return result;
}

SudokuResult
nonet_solution_seek_read (NonetSolutionSeek *self, guint64 first, guint count, gint64 deadline, guint8 *values)
{
  gsize n_cells = nonet_solution_search_get_grid (self->source)->shape->n_cells;
  SudokuResult result = SUDOKU_FOUND;

  self->deadline = deadline;
  for (guint i = 0; i < count && result == SUDOKU_FOUND; i++)
    result = read_one (self, first + i, values + i * n_cells);
  return result;
}

#define N_PAGES 64
#define PAGE_SOLUTIONS 64
#define PAGE_BYTES (64 * 1024)

/* Microseconds: a frame, and how much of it the main thread spends on finding pages itself. It does not begin with less than
 * the small budget, and never on boards over this order, where merely resuming a search can take longer. */
#define FRAME 16000
#define BUDGET 4000
#define SMALL_BUDGET 500
#define MAX_ORDER_AT_ONCE 16

typedef struct
{
  guint64 number;
  guint n_solutions; /* 0: the slot is free */
  guint64 used;
  guint8 *values;
} Page;

/* What finds pages in threads, one after the other; each holds a reference while it does. */
typedef struct
{
  NonetSolutionSeek *seek;
  Page page; /* the one being found, without values */
  guint page_size;
  gsize size; /* of its values, in bytes */
} Loader;

struct _NonetSolutionCache
{
  NonetSolutionSearch *search;
  NonetSolutionSeek *seek;
  const SudokuShape *shape; /* of the search */
  guint page_size;
  Page pages[N_PAGES];
  guint64 clock;  /* counts uses */
  GArray *wishes; /* Page without values, the most wanted last */
  Loader *loader;
  NonetWorker *worker; /* at work on the loader's page, or NULL */
  gint64 frame;
  gint64 budget;
  NonetSolutionCacheFunc loaded;
  gpointer owner;
};

static void
loader_clear (gpointer loader)
{
  nonet_solution_seek_free (((Loader *) loader)->seek);
}

static void
loader_unref (gpointer loader)
{
  g_atomic_rc_box_release_full (loader, loader_clear);
}

NonetSolutionCache *
nonet_solution_cache_new (NonetSolutionSearch *search, NonetSolutionCacheFunc loaded, gpointer owner)
{
  NonetSolutionCache *self = g_new0 (NonetSolutionCache, 1);

  self->search = nonet_solution_search_ref (search);
  self->shape = nonet_solution_search_get_grid (search)->shape;
  self->page_size = CLAMP (PAGE_BYTES / self->shape->n_cells, 1, PAGE_SOLUTIONS);
  self->seek = nonet_solution_seek_new (search);
  self->wishes = g_array_new (FALSE, FALSE, sizeof (Page));
  self->loader = g_atomic_rc_box_new0 (Loader);
  self->loader->seek = nonet_solution_seek_new (search);
  self->loader->page_size = self->page_size;
  self->loader->size = (gsize) self->page_size * self->shape->n_cells;
  self->loaded = loaded;
  self->owner = owner;
  return self;
}

void
nonet_solution_cache_free (NonetSolutionCache *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < N_PAGES; i++)
    g_free (self->pages[i].values);
  nonet_worker_drop (self->worker);
  loader_unref (self->loader);
  g_array_unref (self->wishes);
  nonet_solution_seek_free (self->seek);
  nonet_solution_search_unref (self->search);
  g_free (self);
}

/* The slot of a page, or NULL. */
static Page *
find_page (NonetSolutionCache *self, guint64 number)
{
  for (guint i = 0; i < N_PAGES; i++)
    if (self->pages[i].n_solutions > 0 && self->pages[i].number == number)
      return &self->pages[i];
  return NULL;
}

/* Puts a page in its slot or that of the one unused for longest; takes its values over. */
static Page *
keep_page (NonetSolutionCache *self, Page page)
{
  Page *slot = find_page (self, page.number);

  for (guint i = 0; slot == NULL && i < N_PAGES; i++)
    if (self->pages[i].n_solutions == 0)
      slot = &self->pages[i];
  if (slot == NULL)
    {
      slot = &self->pages[0];
      for (guint i = 1; i < N_PAGES; i++)
        if (self->pages[i].used < slot->used)
          slot = &self->pages[i];
    }
  g_free (slot->values);
  *slot = page;
  slot->used = ++self->clock;
  return slot;
}

/* Finds the values of a page; FALSE if they could not be found, or not in time. */
static gboolean
fill_page (Page *page, NonetSolutionSeek *seek, guint page_size, gsize size, gint64 deadline)
{
  page->values = g_malloc (size);
  if (nonet_solution_seek_read (seek, page->number * page_size, page->n_solutions, deadline, page->values)
      == SUDOKU_FOUND)
    return TRUE;
  g_clear_pointer (&page->values, g_free);
  return FALSE;
}

static void
page_free (gpointer data)
{
  g_free (((Page *) data)->values);
  g_free (data);
}

static void
load_in_thread (NonetWorker *worker, gpointer data)
{
  Loader *loader = data;
  Page page = loader->page;

  nonet_solution_seek_set_cancel (loader->seek, nonet_worker_is_cancelled, worker);
  if (fill_page (&page, loader->seek, loader->page_size, loader->size, 0))
    nonet_worker_report (worker, g_memdup2 (&page, sizeof page), page_free);
}

static void heard_cb (gpointer owner, gpointer report, gboolean done);

/* Has the page most wanted found in a thread, unless one is being found. */
static void
load_next (NonetSolutionCache *self)
{
  Loader *loader = self->loader;

  if (self->worker != NULL || self->wishes->len == 0)
    return;
  loader->page = g_array_index (self->wishes, Page, self->wishes->len - 1);
  g_array_set_size (self->wishes, self->wishes->len - 1);
  self->worker =
      nonet_worker_start ("seek", load_in_thread, g_atomic_rc_box_acquire (loader), loader_unref, NULL, heard_cb, self);
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetSolutionCache *self = owner;
  Page *page = report;

  if (page != NULL)
    {
      keep_page (self, *page);
      g_free (page);
    }
  if (!done)
    return;
  if (nonet_worker_get_error (self->worker) != NULL)
    {
      /* Whoever asks next tries again. */
      g_array_set_size (self->wishes, 0);
      g_clear_pointer (&self->worker, nonet_worker_drop);
      return;
    }
  g_clear_pointer (&self->worker, nonet_worker_drop);
  load_next (self);
  self->loaded (self->owner);
}

/* Asks for a page, unless it is on its way. */
static void
wish (NonetSolutionCache *self, Page page)
{
  const Page *loading = &self->loader->page;

  if (self->worker != NULL && loading->number == page.number && loading->n_solutions >= page.n_solutions)
    return;
  for (guint i = 0; i < self->wishes->len; i++)
    if (g_array_index (self->wishes, Page, i).number == page.number)
      return;
  g_array_append_val (self->wishes, page);
  load_next (self);
}

/* Finds the page here and now if this frame has time left for it. */
static Page *
find_at_once (NonetSolutionCache *self, Page page)
{
  gint64 now = g_get_monotonic_time ();
  gboolean found;

  if (self->shape->order > MAX_ORDER_AT_ONCE)
    return NULL;
  if (now - self->frame >= FRAME)
    {
      self->frame = now;
      self->budget = BUDGET;
    }
  if (self->budget < SMALL_BUDGET)
    return NULL;

  found = fill_page (&page, self->seek, self->page_size, self->loader->size, now + self->budget);
  self->budget -= g_get_monotonic_time () - now;
  return found ? keep_page (self, page) : NULL;
}

static const guint8 *
values_in_page (NonetSolutionCache *self, Page *page, guint64 index)
{
  guint place = (guint) (index % self->page_size);

  if (page == NULL || place >= page->n_solutions)
    return NULL;
  page->used = ++self->clock;
  return page->values + (gsize) place * self->shape->n_cells;
}

const guint8 *
nonet_solution_cache_get (NonetSolutionCache *self, guint64 index, guint64 n_found)
{
  Page page = { .number = index / self->page_size };
  const guint8 *values = values_in_page (self, find_page (self, page.number), index);

  if (values != NULL)
    return values;
  page.n_solutions = (guint) MIN (self->page_size, n_found - page.number * self->page_size);
  values = values_in_page (self, find_at_once (self, page), index);
  if (values == NULL)
    wish (self, page);
  return values;
}

void
nonet_solution_cache_forget_wishes (NonetSolutionCache *self)
{
  g_array_set_size (self->wishes, 0);
}
