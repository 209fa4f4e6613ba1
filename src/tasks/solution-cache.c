/* Pages of solutions: a small cache, a time budget a frame for the main thread, and a thread for the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solution-cache.h"

#include "tasks/solution-seek.h"

#define N_PAGES 64
#define PAGE_SOLUTIONS 64
#define PAGE_BYTES (64 * 1024)

/* The main thread finds pages itself for at most so many microseconds in any frame; and never on boards over this
 * order, where merely resuming a search can take longer. */
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

/* What the main thread and the finding thread share. */
typedef struct
{
  gatomicrefcount references;
  NonetSolutionSearch *search;
  guint page_size;
  GMutex lock;
  GArray *wishes; /* Page without values, the most wanted last */
  GArray *found;  /* Page */
  Page current;   /* the one being found; its values are elsewhere */
  gboolean running;
} Desk;

struct _NonetSolutionCache
{
  Desk *desk;
  NonetSolutionSeek *seek;
  guint page_size;
  Page pages[N_PAGES];
  guint64 clock;  /* counts uses */
  GArray *wishes; /* not yet on the desk, since its lock was held */
  gint64 frame;
  gint64 budget;
};

static void
page_clear (Page *page)
{
  g_clear_pointer (&page->values, g_free);
}

static GArray *
page_array_new (void)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (Page));

  g_array_set_clear_func (array, (GDestroyNotify) page_clear);
  return array;
}

static void
desk_unref (Desk *desk)
{
  if (!g_atomic_ref_count_dec (&desk->references))
    return;
  nonet_solution_search_unref (desk->search);
  g_mutex_clear (&desk->lock);
  g_array_unref (desk->wishes);
  g_array_unref (desk->found);
  g_free (desk);
}

NonetSolutionCache *
nonet_solution_cache_new (NonetSolutionSearch *search)
{
  NonetSolutionCache *self = g_new0 (NonetSolutionCache, 1);
  Desk *desk = g_new0 (Desk, 1);

  self->page_size = CLAMP (PAGE_BYTES / nonet_solution_search_get_cells (search), 1, PAGE_SOLUTIONS);
  self->seek = nonet_solution_seek_new (search);
  self->wishes = page_array_new ();
  self->desk = desk;
  g_atomic_ref_count_init (&desk->references);
  g_mutex_init (&desk->lock);
  desk->search = nonet_solution_search_ref (search);
  desk->page_size = self->page_size;
  desk->wishes = page_array_new ();
  desk->found = page_array_new ();
  return self;
}

void
nonet_solution_cache_free (NonetSolutionCache *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < N_PAGES; i++)
    g_free (self->pages[i].values);
  g_array_unref (self->wishes);
  nonet_solution_seek_free (self->seek);
  desk_unref (self->desk);
  g_free (self);
}

static guint8 *
page_values_new (NonetSolutionSearch *search, guint page_size)
{
  return g_malloc ((gsize) page_size * nonet_solution_search_get_cells (search));
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

static void
find_in_thread (NonetJob *job, gpointer data)
{
  Desk *desk = data;
  g_autoptr (NonetSolutionSeek) seek = nonet_solution_seek_new (desk->search);

  for (;;)
    {
      NonetSolutionSeekResult result;
      Page page;

      g_mutex_lock (&desk->lock);
      if (desk->wishes->len == 0 || nonet_solution_search_has_ended (desk->search))
        {
          desk->running = FALSE;
          desk->current = (Page){ 0 };
          g_mutex_unlock (&desk->lock);
          return;
        }
      page = g_array_index (desk->wishes, Page, desk->wishes->len - 1);
      g_array_set_size (desk->wishes, (guint) desk->wishes->len - 1);
      desk->current = page;
      g_mutex_unlock (&desk->lock);

      page.values = page_values_new (desk->search, desk->page_size);
      result = nonet_solution_seek_read (seek, page.number * desk->page_size, page.n_solutions, 0, page.values);
      if (result == NONET_SOLUTION_SEEK_FOUND)
        {
          g_mutex_lock (&desk->lock);
          g_array_append_val (desk->found, page);
          desk->current = (Page){ 0 };
          g_mutex_unlock (&desk->lock);
        }
      else
        g_free (page.values);
    }
}

/* Brings the wishes to the desk, if nobody stands there. */
static void
hand_wishes_over (NonetSolutionCache *self)
{
  Desk *desk = self->desk;

  if (self->wishes->len == 0 || !g_mutex_trylock (&desk->lock))
    return;
  for (guint i = 0; i < self->wishes->len; i++)
    {
      Page *page = &g_array_index (self->wishes, Page, i);

      if (page->number != desk->current.number || page->n_solutions > desk->current.n_solutions)
        g_array_append_val (desk->wishes, *page);
    }
  g_array_set_size (self->wishes, 0);
  if (!desk->running)
    {
      desk->running = TRUE;
      g_atomic_ref_count_inc (&desk->references);
      nonet_job_unref (nonet_job_start ("seek", find_in_thread, desk, (GDestroyNotify) desk_unref));
    }
  g_mutex_unlock (&desk->lock);
}

static void
wish (NonetSolutionCache *self, Page page)
{
  for (guint i = 0; i < self->wishes->len; i++)
    if (g_array_index (self->wishes, Page, i).number == page.number)
      return;
  g_array_append_val (self->wishes, page);
}

/* Finds the page here and now if this frame has time left for it. */
static Page *
find_at_once (NonetSolutionCache *self, Page page)
{
  gint64 now = g_get_monotonic_time ();
  NonetSolutionSeekResult result;

  if (nonet_solution_search_get_order (self->desk->search) > MAX_ORDER_AT_ONCE)
    return NULL;
  if (now - self->frame >= FRAME)
    {
      self->frame = now;
      self->budget = BUDGET;
    }
  if (self->budget < SMALL_BUDGET)
    return NULL;

  page.values = page_values_new (self->desk->search, self->page_size);
  result = nonet_solution_seek_read (self->seek, page.number * self->page_size, page.n_solutions, now + self->budget,
                                     page.values);
  self->budget -= g_get_monotonic_time () - now;
  if (result == NONET_SOLUTION_SEEK_FOUND)
    return keep_page (self, page);
  g_free (page.values);
  return NULL;
}

static const guint8 *
values_in_page (NonetSolutionCache *self, Page *page, guint64 index)
{
  guint place = (guint) (index % self->page_size);

  if (page == NULL || place >= page->n_solutions)
    return NULL;
  page->used = ++self->clock;
  return page->values + (gsize) place * nonet_solution_search_get_cells (self->desk->search);
}

const guint8 *
nonet_solution_cache_peek (NonetSolutionCache *self, guint64 index)
{
  return values_in_page (self, find_page (self, index / self->page_size), index);
}

const guint8 *
nonet_solution_cache_get (NonetSolutionCache *self, guint64 index, guint64 n_found)
{
  const guint8 *values = nonet_solution_cache_peek (self, index);
  Page page = { .number = index / self->page_size };

  if (values != NULL)
    return values;
  page.n_solutions = (guint) MIN (self->page_size, n_found - page.number * self->page_size);
  values = values_in_page (self, find_at_once (self, page), index);
  if (values == NULL)
    {
      wish (self, page);
      hand_wishes_over (self);
    }
  return values;
}

gboolean
nonet_solution_cache_collect (NonetSolutionCache *self)
{
  Desk *desk = self->desk;
  guint n_found;

  hand_wishes_over (self);
  if (!g_mutex_trylock (&desk->lock))
    return FALSE;
  n_found = desk->found->len;
  for (guint i = 0; i < n_found; i++)
    {
      Page *page = &g_array_index (desk->found, Page, i);

      keep_page (self, *page);
      page->values = NULL;
    }
  g_array_set_size (desk->found, 0);
  g_mutex_unlock (&desk->lock);
  return n_found > 0;
}

void
nonet_solution_cache_forget_wishes (NonetSolutionCache *self)
{
  g_array_set_size (self->wishes, 0);
  if (!g_mutex_trylock (&self->desk->lock))
    return;
  g_array_set_size (self->desk->wishes, 0);
  g_mutex_unlock (&self->desk->lock);
}
