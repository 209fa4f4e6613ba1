/* The shape of a board: making and comparing lists of houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/shape.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/board/shape-rules.h"

#define CELL_WORDS (SUDOKU_MAX_CELLS / 64)

/* What callers see comes first; all lists follow in the same allocation. */
typedef struct
{
  SudokuShape shape;
  atomic_uint references;
  unsigned box_rows, box_columns; /* 0 if the boxes have other forms */
  bool plain, nine;
  const SudokuShape *without_rules; /* a reference, or NULL if it has none */
  void *rules;                      /* the block that they are in */
  SudokuHouse *house;
  SudokuCellInfo *cell;
  SudokuIntersection *intersection;
  uint64_t *crossed;
  uint64_t *sees; /* [n_cells * words_of_sight ()] the peers of each cell as a set */
  uint32_t *first_crossing;
  SudokuSeat *seat;
  uint16_t *spot_cell;
  uint16_t *crossing;
  uint16_t *peers;
} Shape;

/* The houses of a shape to be made, and how much room its lists take at most. */
typedef struct
{
  unsigned order, box_rows, box_columns;
  unsigned n_houses, most_seats, n_peers, n_intersections;
  SudokuHouse house[SUDOKU_MAX_HOUSES];
  uint16_t cells[3 * SUDOKU_MAX_CELLS]; /* of the rows, columns and boxes */
} Plan;

static unsigned
words_of_sight (unsigned n_cells)
{
  return n_cells <= SUDOKU_MOST_CELLS_OF_SIGHT ? (n_cells + 63) / 64 : 0;
}

/* Lays the lists out after the struct, widest elements first; returns the size of all. With a NULL block only the size is
 * worked out. */
static size_t
lay_out (Shape *shape, const Plan *plan, uint8_t *block)
{
  size_t at = sizeof (Shape);

#define TAKE(field, count)                                                                                             \
  do                                                                                                                   \
    {                                                                                                                  \
      if (block != NULL)                                                                                               \
        shape->field = (void *) (block + at);                                                                          \
      at += (count) * sizeof *shape->field;                                                                            \
    }                                                                                                                  \
  while (0)

  TAKE (intersection, plan->n_intersections);
  TAKE (crossed, (size_t) plan->n_houses * plan->order);
  TAKE (sees, (size_t) plan->order * plan->order * words_of_sight (plan->order * plan->order));
  TAKE (house, plan->n_houses);
  TAKE (cell, (size_t) plan->order * plan->order);
  TAKE (first_crossing, (size_t) plan->n_houses * plan->order + 1);
  TAKE (seat, (size_t) plan->order * plan->order * plan->most_seats);
  TAKE (spot_cell, (size_t) plan->n_houses * plan->order);
  TAKE (crossing, 2 * plan->n_intersections);
  TAKE (peers, plan->n_peers);
#undef TAKE
  return at;
}

static void
copy_houses (Shape *shape, const Plan *plan)
{
  for (unsigned house = 0; house < plan->n_houses; house++)
    {
      const SudokuHouse *from = &plan->house[house];
      uint16_t *cells = shape->spot_cell + house * plan->order;

      assert (from->n_cells <= plan->order);
      for (unsigned i = 0; i < from->n_cells; i++)
        {
          unsigned at = i;

          for (; at > 0 && cells[at - 1] > from->cell[i]; at--)
            cells[at] = cells[at - 1];
          cells[at] = from->cell[i];
        }
      shape->house[house] = (SudokuHouse){ from->kind, from->n_cells, cells };
      /* Full houses come first. */
      assert (from->n_cells < plan->order || shape->shape.n_full_houses == house);
      shape->shape.n_full_houses += from->n_cells == plan->order;
    }
}

static void
fill_seats (Shape *shape)
{
  unsigned most = shape->shape.most_seats;

  for (unsigned i = 0; i < shape->shape.n_cells * most; i++)
    shape->seat[i] = (SudokuSeat){ SUDOKU_NO_HOUSE, 0 };
  for (unsigned cell = 0; cell < shape->shape.n_cells; cell++)
    shape->cell[cell].seat = shape->seat + cell * most;
  for (unsigned house = 0; house < shape->shape.n_houses; house++)
    for (unsigned i = 0; i < shape->house[house].n_cells; i++)
      {
        unsigned cell = shape->house[house].cell[i];

        assert (cell < shape->shape.n_cells && shape->cell[cell].n_seats < most);
        shape->seat[cell * most + shape->cell[cell].n_seats++] = (SudokuSeat){ (uint16_t) house, (uint8_t) i };
      }
}

/* Sets the bits of the cells of a house. */
static void
add_house (uint64_t *set, const SudokuHouse *house)
{
  for (unsigned i = 0; i < house->n_cells; i++)
    set[house->cell[i] / 64] |= UINT64_C (1) << house->cell[i] % 64;
}

static void
fill_peers (Shape *shape, const Plan *plan)
{
  unsigned n_words = (shape->shape.n_cells + 63) / 64;
  uint16_t *next = shape->peers;

  for (unsigned cell = 0; cell < shape->shape.n_cells; cell++)
    {
      SudokuCellInfo *info = &shape->cell[cell];
      uint64_t seen[CELL_WORDS] = { 0 };

      for (unsigned i = 0; i < info->n_seats; i++)
        add_house (seen, &shape->house[info->seat[i].house]);
      seen[cell / 64] &= ~(UINT64_C (1) << cell % 64);
      if (words_of_sight (shape->shape.n_cells) > 0)
        memcpy (shape->sees + cell * n_words, seen, n_words * sizeof *seen);
      info->peer = next;
      for (unsigned word = 0; word < n_words; word++)
        for (uint64_t left = seen[word]; left != 0; left &= left - 1)
          *next++ = (uint16_t) (word * 64 + (unsigned) __builtin_ctzll (left));
      info->n_peers = (uint16_t) (next - info->peer);
      assert (info->n_seats >= 3 && info->n_peers + 1u >= shape->shape.order && next <= shape->peers + plan->n_peers);
    }
}

static bool
is_several (uint64_t set)
{
  return (set & (set - 1)) != 0;
}

/* The intersections of a house, from index first on; returns the index after the last. */
static unsigned
find_intersections (Shape *shape, unsigned number, unsigned first)
{
  const SudokuHouse *house = &shape->house[number];
  uint64_t here[SUDOKU_MAX_HOUSES] = { 0 }, there[SUDOKU_MAX_HOUSES] = { 0 };
  uint64_t all = UINT64_MAX >> (64 - house->n_cells);

  assert (house->n_cells >= 1 && house->n_cells <= 64);

  for (unsigned i = 0; i < house->n_cells; i++)
    {
      const SudokuCellInfo *info = &shape->cell[house->cell[i]];

      for (unsigned s = 0; s < info->n_seats; s++)
        {
          here[info->seat[s].house] |= UINT64_C (1) << i;
          there[info->seat[s].house] |= UINT64_C (1) << info->seat[s].place;
        }
    }
  for (unsigned other = 0; other < shape->shape.n_houses; other++)
    if (is_several (here[other]) && !(here[other] == all && house->n_cells == shape->house[other].n_cells))
      shape->intersection[first++] = (SudokuIntersection){ here[other], there[other], (uint16_t) other };
  return first;
}

static void
fill_intersections (Shape *shape, const Plan *plan)
{
  unsigned order = shape->shape.order, begin = 0;
  uint16_t *next = shape->crossing;

  for (unsigned house = 0; house < shape->shape.n_houses; house++)
    {
      unsigned end = find_intersections (shape, house, begin);

      assert (end <= plan->n_intersections);
      for (unsigned place = 0; place < order; place++)
        {
          for (unsigned i = begin; i < end; i++)
            if ((shape->intersection[i].here >> place & 1) != 0)
              {
                shape->crossed[house * order + place] |= shape->intersection[i].here;
                *next++ = (uint16_t) i;
                assert (next <= shape->crossing + 2 * (size_t) plan->n_intersections);
              }
          shape->first_crossing[house * order + place + 1] = (uint32_t) (next - shape->crossing);
        }
      begin = end;
    }
}

static uint32_t
hash_number (uint32_t hash, unsigned number)
{
  return (hash ^ number) * UINT32_C (16777619);
}

/* Rows and columns follow from the order, and boxes from their size. */
static uint32_t
hash_shape (const Shape *shape)
{
  uint32_t hash = hash_number (hash_number (UINT32_C (2166136261), shape->box_rows), shape->box_columns);
  unsigned n = shape->shape.order;

  if (shape->box_rows == 0)
    hash = hash_number (hash, n);
  for (unsigned house = (shape->box_rows == 0 ? 2 : 3) * n; house < shape->shape.n_houses; house++)
    {
      hash = hash_number (hash_number (hash, shape->house[house].kind), shape->house[house].n_cells);
      for (unsigned i = 0; i < shape->house[house].n_cells; i++)
        hash = hash_number (hash, shape->house[house].cell[i]);
    }
  return hash;
}

/* Adds a house, which borrows the cells. */
static void
plan_house (Plan *plan, SudokuHouseKind kind, unsigned n_cells, const uint16_t *cells)
{
  assert (plan->n_houses < SUDOKU_MAX_HOUSES);
  plan->house[plan->n_houses++] = (SudokuHouse){ kind, n_cells, cells };
  plan->n_peers += n_cells * (n_cells - 1);
}

/* The cell at a place of a row, column or box. */
static unsigned
cell_at (const Plan *plan, SudokuHouseKind kind, unsigned number, unsigned i)
{
  unsigned n = plan->order, rows = plan->box_rows, columns = plan->box_columns;

  if (kind == SUDOKU_ROW)
    return number * n + i;
  if (kind == SUDOKU_COLUMN)
    return i * n + number;
  return (number / rows * rows + i / columns) * n + number % rows * columns + i % columns;
}

/* Adds the rows, columns or boxes. */
static void
plan_family (Plan *plan, SudokuHouseKind kind)
{
  unsigned n = plan->order;
  uint16_t *next = plan->cells + (size_t) kind * n * n;

  for (unsigned number = 0; number < n; number++, next += n)
    {
      for (unsigned i = 0; i < n; i++)
        next[i] = (uint16_t) cell_at (plan, kind, number, i);
      plan_house (plan, kind, n, next);
    }
}

/* Finds out how many seats a cell has at most, and bounds the intersections: every two houses of a cell may have one with
 * each other, of two cells at least. */
static void
count_seats (Plan *plan)
{
  uint16_t n_seats[SUDOKU_MAX_CELLS] = { 0 };

  for (unsigned house = 0; house < plan->n_houses; house++)
    for (unsigned i = 0; i < plan->house[house].n_cells; i++)
      {
        unsigned cell = plan->house[house].cell[i];

        plan->n_intersections += n_seats[cell]++;
        if (n_seats[cell] > plan->most_seats)
          plan->most_seats = n_seats[cell];
      }
}

static SudokuShape *
make_shape (Plan *plan)
{
  Shape *shape;

  count_seats (plan);
  shape = calloc (1, lay_out (NULL, plan, NULL));
  if (shape == NULL)
    return NULL;
  lay_out (shape, plan, (uint8_t *) shape);
  atomic_init (&shape->references, 1);
  shape->box_rows = plan->box_rows;
  shape->box_columns = plan->box_columns;
  shape->shape.order = (uint8_t) plan->order;
  shape->shape.n_cells = plan->order * plan->order;
  shape->shape.n_houses = plan->n_houses;
  shape->shape.most_seats = plan->most_seats;
  shape->shape.house = shape->house;
  shape->shape.cell = shape->cell;
  shape->shape.seat = shape->seat;
  shape->shape.spot_cell = shape->spot_cell;
  shape->shape.intersection = shape->intersection;
  shape->shape.crossed = shape->crossed;
  shape->shape.first_crossing = shape->first_crossing;
  shape->shape.crossing = shape->crossing;
  copy_houses (shape, plan);
  fill_seats (shape);
  fill_peers (shape, plan);
  fill_intersections (shape, plan);
  shape->shape.hash = hash_shape (shape);
  shape->plain = plan->box_rows > 0 && plan->n_houses == 3 * plan->order;
  shape->nine = shape->plain && plan->box_rows == 3 && plan->box_columns == 3;
  return &shape->shape;
}

SudokuShape *
sudoku_shape_new (unsigned box_rows, unsigned box_columns)
{
  Plan plan = { .order = box_rows * box_columns, .box_rows = box_rows, .box_columns = box_columns };

  if (box_rows < 1 || box_columns < 1 || box_rows > SUDOKU_MAX_ORDER || box_columns > SUDOKU_MAX_ORDER
      || plan.order > SUDOKU_MAX_ORDER)
    return NULL;
  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    plan_family (&plan, kind);
  return make_shape (&plan);
}

unsigned
sudoku_usual_box_rows (unsigned order)
{
  unsigned rows = 1;

  for (unsigned r = 1; r * r <= order; r++)
    if (order % r == 0)
      rows = r;
  return rows;
}

/* Whether it is a list of different cells of the board; adds them to seen, where none of them may be yet. */
static bool
mark_cells (const SudokuHouse *house, unsigned n_cells, uint64_t *seen)
{
  for (unsigned i = 0; i < house->n_cells; i++)
    {
      unsigned cell = house->cell[i];
      uint64_t bit = UINT64_C (1) << cell % 64;

      if (cell >= n_cells || (seen[cell / 64] & bit) != 0)
        return false;
      seen[cell / 64] |= bit;
    }
  return true;
}

/* Whether the houses are boxes that hold each cell once, and further houses. */
static bool
are_houses (unsigned order, const SudokuHouse *houses, unsigned n_houses)
{
  uint64_t in_boxes[CELL_WORDS] = { 0 };

  for (unsigned house = 0; house < n_houses; house++)
    {
      uint64_t seen[CELL_WORDS] = { 0 };
      bool is_box = houses[house].kind == SUDOKU_BOX;

      if (is_box != (house < order) || houses[house].kind < SUDOKU_BOX || houses[house].kind > SUDOKU_EXTRA)
        return false;
      if (houses[house].n_cells > order || houses[house].n_cells < (is_box ? order : 2))
        return false;
      if (!mark_cells (&houses[house], order * order, is_box ? in_boxes : seen))
        return false;
    }
  return true;
}

static unsigned
first_cell (const SudokuHouse *house)
{
  unsigned first = house->cell[0];

  for (unsigned i = 1; i < house->n_cells; i++)
    if (house->cell[i] < first)
      first = house->cell[i];
  return first;
}

static int
compare_boxes (const void *a, const void *b)
{
  return (int) first_cell (a) - (int) first_cell (b);
}

/* Whether every planned box holds what it would as a rectangle of these sizes. */
static bool
are_rectangles (const Plan *plan)
{
  for (unsigned box = 0; box < plan->order; box++)
    {
      const SudokuHouse *house = &plan->house[2 * plan->order + box];
      unsigned first = cell_at (plan, SUDOKU_BOX, box, 0), n = plan->order;

      for (unsigned i = 0; i < n; i++)
        if (house->cell[i] / n - first / n >= plan->box_rows || house->cell[i] % n - first % n >= plan->box_columns)
          return false;
    }
  return true;
}

static void
find_box_size (Plan *plan)
{
  for (plan->box_rows = 1; plan->box_rows <= plan->order; plan->box_rows++)
    {
      plan->box_columns = plan->order / plan->box_rows;
      if (plan->order % plan->box_rows == 0 && are_rectangles (plan))
        return;
    }
  plan->box_rows = plan->box_columns = 0;
}

/* Adds those of the houses that have, or have not, as many cells as the order. */
static void
plan_houses (Plan *plan, const SudokuHouse *houses, unsigned n_houses, bool full)
{
  for (unsigned house = 0; house < n_houses; house++)
    if ((houses[house].n_cells == plan->order) == full)
      plan_house (plan, houses[house].kind, houses[house].n_cells, houses[house].cell);
}

SudokuShape *
sudoku_shape_new_from_houses (unsigned order, const SudokuHouse *houses, unsigned n_houses)
{
  Plan plan = { .order = order };

  if (order < 1 || order > SUDOKU_MAX_ORDER || n_houses < order || n_houses > SUDOKU_MAX_HOUSES - 2 * order
      || !are_houses (order, houses, n_houses))
    return NULL;
  plan_family (&plan, SUDOKU_ROW);
  plan_family (&plan, SUDOKU_COLUMN);
  plan_houses (&plan, houses, n_houses, true);
  plan_houses (&plan, houses, n_houses, false);
  qsort (plan.house + 2 * order, order, sizeof *plan.house, compare_boxes);
  find_box_size (&plan);
  return make_shape (&plan);
}

SudokuShape *
sudoku_shape_ref (const SudokuShape *shape)
{
  Shape *self = (Shape *) shape;

  atomic_fetch_add_explicit (&self->references, 1, memory_order_relaxed);
  return &self->shape;
}

void
sudoku_shape_unref (const SudokuShape *shape)
{
  Shape *self = (Shape *) shape;

  if (self != NULL && atomic_fetch_sub_explicit (&self->references, 1, memory_order_acq_rel) == 1)
    {
      sudoku_shape_unref (self->without_rules);
      free (self->rules);
      free (self);
    }
}

void
sudoku_shape_take_rules (SudokuShape *shape,
                         const SudokuShape *without,
                         void *block,
                         const struct SudokuRules *rules,
                         const SudokuRule *rule,
                         unsigned n_rules,
                         const uint16_t *peer,
                         const uint32_t *first_peer)
{
  Shape *self = (Shape *) shape;
  uint32_t hash = hash_number (shape->hash, n_rules);
  unsigned n_words = words_of_sight (shape->n_cells);

  assert (self->rules == NULL && atomic_load (&self->references) == 1 && without->n_rules == 0);
  self->without_rules = sudoku_shape_ref (without);
  self->rules = block;
  self->plain = self->nine = false;
  shape->rules = rules;
  shape->rule = rule;
  shape->n_rules = n_rules;
  for (unsigned i = 0; i < n_rules; i++)
    {
      hash = hash_number (hash_number (hash, rule[i].kind), (unsigned) rule[i].value);
      for (unsigned j = 0; j < rule[i].n_cells; j++)
        hash = hash_number (hash, rule[i].cell[j]);
      for (unsigned j = 0; j < rule[i].n_digits; j++)
        hash = hash_number (hash, rule[i].digit[j]);
    }
  shape->hash = hash;
  for (unsigned cell = 0; cell < shape->n_cells && first_peer != NULL; cell++)
    {
      self->cell[cell].peer = peer + first_peer[cell];
      self->cell[cell].n_peers = (uint16_t) (first_peer[cell + 1] - first_peer[cell]);
      for (unsigned i = 0; i < self->cell[cell].n_peers && n_words > 0; i++)
        self->sees[cell * n_words + self->cell[cell].peer[i] / 64] |= UINT64_C (1) << self->cell[cell].peer[i] % 64;
    }
}

const SudokuShape *
sudoku_shape_without_rules (const SudokuShape *shape)
{
  return shape->n_rules > 0 ? ((const Shape *) shape)->without_rules : shape;
}

static bool
has_same_houses (const SudokuShape *a, const SudokuShape *b)
{
  for (unsigned house = 2 * a->order; house < a->n_houses; house++)
    {
      const SudokuHouse *one = &a->house[house], *other = &b->house[house];

      if (one->kind != other->kind || one->n_cells != other->n_cells
          || memcmp (one->cell, other->cell, one->n_cells * sizeof *one->cell) != 0)
        return false;
    }
  return true;
}

static bool
has_same_rules (const SudokuShape *a, const SudokuShape *b)
{
  for (unsigned i = 0; i < a->n_rules; i++)
    {
      const SudokuRule *one = &a->rule[i], *other = &b->rule[i];

      if (one->kind != other->kind || one->has_value != other->has_value || one->value != other->value
          || one->n_cells != other->n_cells || one->n_digits != other->n_digits
          || (one->n_cells > 0 && memcmp (one->cell, other->cell, one->n_cells * sizeof *one->cell) != 0)
          || (one->n_digits > 0 && memcmp (one->digit, other->digit, one->n_digits) != 0))
        return false;
    }
  return true;
}

bool
sudoku_shape_equal (const SudokuShape *a, const SudokuShape *b)
{
  return a == b
         || (a->order == b->order && a->n_houses == b->n_houses && a->n_rules == b->n_rules && a->hash == b->hash
             && has_same_houses (a, b) && has_same_rules (a, b));
}

unsigned
sudoku_shape_box_rows (const SudokuShape *shape)
{
  return ((const Shape *) shape)->box_rows;
}

unsigned
sudoku_shape_box_columns (const SudokuShape *shape)
{
  return ((const Shape *) shape)->box_columns;
}

bool
sudoku_shape_is_nine (const SudokuShape *shape)
{
  return ((const Shape *) shape)->nine;
}

bool
sudoku_shape_is_plain (const SudokuShape *shape)
{
  return ((const Shape *) shape)->plain;
}

unsigned
sudoku_order_of_cells (unsigned n_cells)
{
  unsigned order = 0;

  while (order < SUDOKU_MAX_ORDER && order * order < n_cells)
    order++;
  return order * order == n_cells ? order : 0;
}

const uint64_t *
sudoku_cell_sight (const SudokuShape *shape, unsigned cell)
{
  unsigned n_words = words_of_sight (shape->n_cells);

  return n_words > 0 ? ((const Shape *) shape)->sees + cell * n_words : NULL;
}

bool
sudoku_cells_see (const SudokuShape *shape, unsigned a, unsigned b)
{
  const uint16_t *peer = shape->cell[a].peer;
  unsigned n = shape->cell[a].n_peers;
  const uint64_t *sight = sudoku_cell_sight (shape, a);

  assert (a < shape->n_cells && b < shape->n_cells);
  if (sight != NULL)
    return sight[b / 64] >> b % 64 & 1;
  while (n > 1)
    {
      unsigned half = n / 2;

      peer += peer[half] <= b ? half : 0;
      n -= half;
    }
  return n == 1 && *peer == b;
}
