/* The list of puzzles found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/puzzle-list.h"

#include "formats/write.h"

/* Microseconds that taking over what was found may need at a time; milliseconds until the next time if there is more, and
 * between two changes for those who read. */
#define MOST_WORK 2000
#define FRAME 16
#define CALM 250

struct _NonetPuzzleList
{
  GObject parent_instance;

  NonetPuzzleSearch *search;
  NonetWorker *searcher, *rater; /* NULL while there is none */
  GPtrArray *items;              /* NonetFoundPuzzle, in order */
  GPtrArray *by_number;          /* the same */
  gboolean hardest_first;

  GPtrArray *found; /* that are not taken over yet, from next on, and likewise ratings */
  GArray *ratings;
  guint next_found, next_rating;
  guint source;
  NonetPuzzlesStatus status;
};

static void nonet_puzzle_list_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetPuzzleList,
                               nonet_puzzle_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_puzzle_list_list_model_init))

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_FOUND_PUZZLE;
}

static guint
get_n_items (GListModel *model)
{
  return NONET_PUZZLE_LIST (model)->items->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetPuzzleList *self = NONET_PUZZLE_LIST (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
nonet_puzzle_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* The order. */

static int
compare_ratings (const SudokuRating *a, const SudokuRating *b)
{
  if (a->er != b->er)
    return a->er < b->er ? -1 : 1;
  if (a->ep != b->ep)
    return a->ep < b->ep ? -1 : 1;
  return a->ed < b->ed ? -1 : a->ed > b->ed;
}

/* No two puzzles are equal. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  NonetPuzzleList *self = data;
  NonetFoundPuzzle *x = (gpointer) a, *y = (gpointer) b;
  const SudokuRating *rating_x = nonet_found_puzzle_get_rating (x), *rating_y = nonet_found_puzzle_get_rating (y);
  int order = 0;

  if (rating_x != NULL && rating_y != NULL)
    order = compare_ratings (rating_x, rating_y);
  else if (rating_x != NULL || rating_y != NULL)
    return rating_x != NULL ? -1 : 1;
  if (order != 0)
    return self->hardest_first ? -order : order;
  return nonet_found_puzzle_get_number (x) < nonet_found_puzzle_get_number (y)
             ? -1
             : nonet_found_puzzle_get_number (x) > nonet_found_puzzle_get_number (y);
}

/* Where a puzzle stands, or would stand. */
static guint
place_of (NonetPuzzleList *self, NonetFoundPuzzle *puzzle)
{
  guint low = 0, high = self->items->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (compare (self->items->pdata[middle], puzzle, self) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

guint
nonet_puzzle_list_find (NonetPuzzleList *self, NonetFoundPuzzle *puzzle)
{
  return place_of (self, puzzle);
}

static int
compare_items (gconstpointer a, gconstpointer b, gpointer data)
{
  return compare (*(gpointer *) a, *(gpointer *) b, data);
}

void
nonet_puzzle_list_set_hardest_first (NonetPuzzleList *self, gboolean hardest_first)
{
  g_return_if_fail (NONET_IS_PUZZLE_LIST (self));

  if (self->hardest_first == hardest_first)
    return;
  self->hardest_first = hardest_first;
  g_ptr_array_sort_with_data (self->items, compare_items, self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, self->items->len, self->items->len);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Taking over what was found. */

static void
insert (NonetPuzzleList *self, NonetFoundPuzzle *puzzle)
{
  guint place = place_of (self, puzzle);

  g_ptr_array_insert (self->items, (int) place, puzzle);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

static void
add_found (NonetPuzzleList *self, NonetFoundPuzzle *puzzle)
{
  g_ptr_array_add (self->by_number, g_object_ref (puzzle));
  insert (self, puzzle);
}

static void
take_rating (NonetPuzzleList *self, const NonetPuzzleRating *rating)
{
  NonetFoundPuzzle *puzzle = self->by_number->pdata[rating->number - 1];
  guint place = place_of (self, puzzle);

  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
  nonet_found_puzzle_set_rating (puzzle, rating->has_rating ? &rating->rating : NULL);
  insert (self, puzzle);
}

/* Takes over one thing; returns whether there was one. */
static gboolean
take_one (NonetPuzzleList *self)
{
  if (self->next_found < self->found->len)
    add_found (self, self->found->pdata[self->next_found++]);
  else if (self->next_rating < self->ratings->len)
    take_rating (self, &g_array_index (self->ratings, NonetPuzzleRating, self->next_rating++));
  else
    return FALSE;
  return TRUE;
}

static void
forget_taken (NonetPuzzleList *self)
{
  g_ptr_array_set_size (self->found, 0);
  g_array_set_size (self->ratings, 0);
  self->next_found = self->next_rating = 0;
}

static void
work_on (gpointer data)
{
  g_autoptr (NonetPuzzleList) self = g_object_ref (data);
  gint64 end = g_get_monotonic_time () + MOST_WORK;
  gboolean more = TRUE;

  self->source = 0;
  if (self->next_found == self->found->len && self->next_rating == self->ratings->len)
    forget_taken (self);
  nonet_puzzle_search_take (self->search, self->found, self->ratings, &self->status);
  /* The search has not ended before its thread. */
  if (self->searcher != NULL)
    self->status.state = NONET_PUZZLES_SEARCHING;
  while (more && g_get_monotonic_time () < end)
    more = take_one (self);
  if (more)
    self->source = g_timeout_add_once (FRAME, work_on, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The first puzzles, and the end, are shown at once. */
static void
take_over_soon (NonetPuzzleList *self)
{
  if (self->source == 0)
    self->source = g_timeout_add_once (self->items->len == 0 || self->searcher == NULL ? FRAME : CALM, work_on, self);
}

static void
rated_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetPuzzleList *self = owner;

  if (done)
    g_clear_pointer (&self->rater, nonet_worker_drop);
  if (done && nonet_puzzle_search_needs_rating (self->search))
    self->rater = nonet_puzzle_search_start_rating (self->search, rated_cb, self);
  take_over_soon (self);
}

static void
found_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetPuzzleList *self = owner;

  if (done)
    g_clear_pointer (&self->searcher, nonet_worker_drop);
  if (self->rater == NULL && nonet_puzzle_search_needs_rating (self->search))
    self->rater = nonet_puzzle_search_start_rating (self->search, rated_cb, self);
  take_over_soon (self);
}

/* What the owner asks for. */

void
nonet_puzzle_list_stop (NonetPuzzleList *self)
{
  g_return_if_fail (NONET_IS_PUZZLE_LIST (self));

  if (self->searcher != NULL)
    nonet_worker_cancel (self->searcher);
}

gboolean
nonet_puzzle_list_can_continue (NonetPuzzleList *self)
{
  return self->searcher == NULL
         && (self->status.state == NONET_PUZZLES_STOPPED || self->status.state == NONET_PUZZLES_ENOUGH);
}

void
nonet_puzzle_list_continue (NonetPuzzleList *self)
{
  g_return_if_fail (NONET_IS_PUZZLE_LIST (self));

  if (!nonet_puzzle_list_can_continue (self))
    return;
  self->status.state = NONET_PUZZLES_SEARCHING;
  self->searcher = nonet_puzzle_search_start (self->search, found_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const NonetPuzzlesStatus *
nonet_puzzle_list_get_status (NonetPuzzleList *self)
{
  return &self->status;
}

GBytes *
nonet_puzzle_list_dup_text (NonetPuzzleList *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const NonetPuzzle *puzzle = nonet_found_puzzle_get_puzzle (self->items->pdata[i]);
      const SudokuRating *rating = nonet_found_puzzle_get_rating (self->items->pdata[i]);

      nonet_write_line (text, puzzle->alphabet, puzzle->shape, puzzle->givens);
      if (rating != NULL)
        g_string_append_printf (text, " %u.%u/%u.%u/%u.%u", rating->er / 10, rating->er % 10, rating->ep / 10,
                                rating->ep % 10, rating->ed / 10, rating->ed % 10);
      g_string_append_c (text, '\n');
    }
  return g_string_free_to_bytes (text);
}

static void
nonet_puzzle_list_dispose (GObject *object)
{
  NonetPuzzleList *self = NONET_PUZZLE_LIST (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->searcher, nonet_worker_drop);
  g_clear_pointer (&self->rater, nonet_worker_drop);
  G_OBJECT_CLASS (nonet_puzzle_list_parent_class)->dispose (object);
}

static void
nonet_puzzle_list_finalize (GObject *object)
{
  NonetPuzzleList *self = NONET_PUZZLE_LIST (object);

  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->by_number);
  g_ptr_array_unref (self->found);
  g_array_unref (self->ratings);
  nonet_puzzle_search_unref (self->search);
  G_OBJECT_CLASS (nonet_puzzle_list_parent_class)->finalize (object);
}

static void
nonet_puzzle_list_class_init (NonetPuzzleListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_puzzle_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_puzzle_list_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_PUZZLE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_puzzle_list_init (NonetPuzzleList *self)
{
  self->hardest_first = TRUE;
  self->items = g_ptr_array_new ();
  self->by_number = g_ptr_array_new_with_free_func (g_object_unref);
  self->found = g_ptr_array_new_with_free_func (g_object_unref);
  self->ratings = g_array_new (FALSE, FALSE, sizeof (NonetPuzzleRating));
}

NonetPuzzleList *
nonet_puzzle_list_new (const NonetPuzzlesWish *wish)
{
  NonetPuzzleList *self = g_object_new (NONET_TYPE_PUZZLE_LIST, NULL);

  self->search = nonet_puzzle_search_new (wish);
  self->searcher = nonet_puzzle_search_start (self->search, found_cb, self);
  return self;
}
