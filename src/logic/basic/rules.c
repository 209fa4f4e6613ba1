/* What the further rules of a puzzle say of the candidates, rule by rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   +-------+      cage of 8 in three cells: {1,2,5} or {1,3,4}, so 6 to 9 go; 1 is in all of these, so what sees all places of 1 in
 *   | 8     |      the cage is not 1
 *   |   +---+
 *   +---+          what can be removed, the kernels of the core know (sudoku/consequences.h)
 *
 * The parts of a step are the rules, or the whole houses and cages, and the cells that it rests on, all as causes. Where a value
 * has to be somewhere because a house has it, its places there are a base, and the rules by which they exclude something are causes.
 */
#include "logic/board/finders.h"

#include <string.h>

#include "logic/board/houses.h"
#include "sudoku/consequences.h"

/* One rule, or sum of houses, and its cells. */
typedef struct
{
  SudokuFinding *finding;
  unsigned source;
  const SudokuRule *rule; /* NULL for a sum of houses */
  unsigned n;
  uint16_t cell[SUDOKU_MAX_CELLS];
  SudokuSet before[SUDOKU_MAX_CELLS]; /* of all cells, values as well */
  SudokuSet now[SUDOKU_MAX_CELLS];
} Look;

static void
restore (Look *look)
{
  for (unsigned i = 0; i < look->n; i++)
    look->now[look->cell[i]] = look->before[look->cell[i]];
}

static void
add_cell (Look *look, unsigned cell)
{
  for (unsigned i = 0; i < look->n; i++)
    if (look->cell[i] == cell)
      return;
  look->cell[look->n++] = (uint16_t) cell;
}

static void
add_cause (const Look *look)
{
  SudokuFinding *finding = look->finding;

  if (look->rule != NULL)
    sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_RULE, look->source);
  else
    {
      SudokuHouseTotal total = sudoku_rules_house_total (finding->shape, look->source);

      for (unsigned i = 0; i < total.n_houses; i++)
        sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_HOUSE, total.first_house + i * total.step);
      for (unsigned i = 0; i < total.n_cages; i++)
        sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_RULE, total.cage[i]);
    }
  for (unsigned i = 0; i < look->n; i++)
    sudoku_step_cell (finding, SUDOKU_PART_CAUSE, 0, look->cell[i]);
}

/* Reports what is gone from the cells; returns whether to continue. */
static bool
report (const Look *look, SudokuTechnique technique)
{
  SudokuFinding *finding = look->finding;

  sudoku_step_begin (finding, technique);
  finding->step.size = (uint8_t) (look->n < UINT8_MAX ? look->n : UINT8_MAX);
  for (unsigned i = 0; i < look->n; i++)
    {
      SudokuSet gone = finding->board->cell[look->cell[i]] & ~look->now[look->cell[i]];

      finding->step.values |= gone;
      for (; gone != 0; gone &= gone - 1)
        sudoku_step_remove (finding, look->cell[i], sudoku_set_first (gone));
    }
  if (!sudoku_step_is_wanted (finding))
    return true;
  add_cause (look);
  return sudoku_step_report (finding);
}

static SudokuTechnique
technique_of_pairs (const Look *look)
{
  if (look->rule == NULL)
    return SUDOKU_HOUSE_TOTAL;
  switch (look->rule->kind)
    {
    case SUDOKU_RULE_CAGE:
    case SUDOKU_RULE_RENBAN:
      return SUDOKU_COMBINATIONS;
    case SUDOKU_RULE_ARROW:
    case SUDOKU_RULE_DOUBLE_ARROW:
    case SUDOKU_RULE_LITTLE_KILLER:
    case SUDOKU_RULE_REGION_SUM:
    case SUDOKU_RULE_ZIPPER:
      return SUDOKU_SUM;
    default:
      return SUDOKU_PAIR_RULE;
    }
}

static SudokuTechnique
technique_of_constraint (const Look *look, SudokuConsequenceKind kind)
{
  if (look->rule == NULL)
    return SUDOKU_HOUSE_TOTAL;
  return kind == SUDOKU_CONSEQUENCE_SETS  ? SUDOKU_COMBINATIONS
         : kind == SUDOKU_CONSEQUENCE_SUM ? SUDOKU_SUM
                                          : SUDOKU_ORDER_RULE;
}

/* Lets the pairs of all cells say what they can. */
static void
apply_pairs (Look *look)
{
  bool changed = true;

  while (changed)
    {
      changed = false;
      for (unsigned i = 0; i < look->n; i++)
        {
          uint16_t other[SUDOKU_MAX_CELLS];
          SudokuSet before[SUDOKU_MAX_CELLS];

          for (unsigned j = 0; j < look->n; j++)
            before[j] = look->now[look->cell[j]];
          sudoku_rules_apply_pairs (look->finding->shape, look->source, look->cell[i], look->now, other);
          for (unsigned j = 0; j < look->n; j++)
            changed |= before[j] != look->now[look->cell[j]];
        }
    }
}

/* A rule of the whole board: what each cell says to the others. */
static bool
report_cells (Look *look)
{
  const SudokuShape *shape = look->finding->shape;

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      unsigned n = sudoku_rules_apply_pairs (shape, look->source, cell, look->now, look->cell + 1);

      if (n == 0)
        continue;
      look->cell[0] = (uint16_t) cell;
      look->n = n + 1;
      if (sudoku_finding_cancelled (look->finding) || !report (look, SUDOKU_PAIR_RULE))
        return false;
      restore (look);
    }
  return true;
}

/* Begins with the cells of the source. Returns whether there are pairs. */
static bool
gather_cells (Look *look)
{
  const SudokuShape *shape = look->finding->shape;
  uint16_t other[SUDOKU_MAX_CELLS];
  unsigned n_own, n_pairs = 0;

  look->n = 0;
  if (look->rule != NULL)
    for (unsigned i = 0; i < look->rule->n_cells; i++)
      add_cell (look, look->rule->cell[i]);
  else
    for (unsigned i = 0; i < 2; i++)
      add_cell (look, sudoku_rules_house_total (shape, look->source).pair[i]);
  n_own = look->n;
  for (unsigned i = 0; i < n_own; i++)
    {
      unsigned n = sudoku_rules_apply_pairs (shape, look->source, look->cell[i], look->now, other);

      for (unsigned j = 0; j < n; j++)
        add_cell (look, other[j]);
      n_pairs += n;
    }
  restore (look);
  return n_pairs > 0;
}

/* Whether a value of the cells sees, from all of its places, a candidate of another cell. */
static bool
find_victims (const Look *look, unsigned value, uint16_t *victim, unsigned *n_victims)
{
  const SudokuBoard *board = look->finding->board;
  const SudokuCellInfo *info = NULL;

  *n_victims = 0;
  for (unsigned i = 0; i < look->n; i++)
    {
      if (board->value[look->cell[i]] == value)
        return false;
      if (info == NULL && sudoku_board_has (board, look->cell[i], value))
        info = &board->shape->cell[look->cell[i]];
    }
  for (unsigned i = 0; info != NULL && i < info->n_peers; i++)
    {
      bool all = sudoku_board_has (board, info->peer[i], value);

      for (unsigned j = 0; j < look->n && all; j++)
        all = !sudoku_board_has (board, look->cell[j], value)
              || sudoku_cells_see (board->shape, info->peer[i], look->cell[j]);
      if (all)
        victim[(*n_victims)++] = info->peer[i];
    }
  return *n_victims > 0;
}

/* Reports the values that have to be in one of the cells, by a constraint (or by the pairs, if there is none), where they are seen from all of
 * their places. */
static bool
report_locked (Look *look, const unsigned *constraint)
{
  SudokuFinding *finding = look->finding;
  SudokuSet any = 0;

  for (unsigned i = 0; i < look->n; i++)
    any |= finding->board->cell[look->cell[i]];
  for (; any != 0 && look->n < finding->shape->order; any &= any - 1)
    {
      unsigned value = sudoku_set_first (any), n_victims;
      uint16_t victim[SUDOKU_MAX_CELLS];
      bool locked = false; /* nothing is left to one of the cells */

      if (sudoku_finding_cancelled (finding))
        return false;
      if (!find_victims (look, value, victim, &n_victims))
        continue;
      for (unsigned i = 0; i < look->n; i++)
        look->now[look->cell[i]] &= ~sudoku_set_of (value);
      if (constraint != NULL)
        sudoku_rules_apply_constraint (finding->shape, *constraint, look->now);
      else
        apply_pairs (look);
      for (unsigned i = 0; i < look->n; i++)
        locked |= look->now[look->cell[i]] == 0;
      restore (look);
      if (!locked)
        continue;
      sudoku_step_begin (finding, SUDOKU_LOCKED_IN_RULE);
      finding->step.values = sudoku_set_of (value);
      finding->step.size = (uint8_t) look->n;
      for (unsigned i = 0; i < n_victims; i++)
        sudoku_step_remove (finding, victim[i], value);
      add_cause (look);
      for (unsigned i = 0; i < look->n; i++)
        if (sudoku_board_has (finding->board, look->cell[i], value))
          sudoku_step_candidate (finding, SUDOKU_PART_PATTERN, 0, look->cell[i], value);
      if (!sudoku_step_report (finding))
        return false;
    }
  return true;
}

static bool
is_sought (const Look *look, SudokuTechnique technique)
{
  return sudoku_finding_seeks (look->finding, technique);
}

static bool
report_source (Look *look)
{
  if (look->rule != NULL && look->rule->n_cells == 0)
    return !is_sought (look, SUDOKU_PAIR_RULE) || report_cells (look);
  if (!gather_cells (look))
    return true;
  if (is_sought (look, technique_of_pairs (look)))
    {
      apply_pairs (look);
      if (!report (look, technique_of_pairs (look)))
        return false;
      restore (look);
    }
  return !is_sought (look, SUDOKU_LOCKED_IN_RULE) || look->n > 2 || report_locked (look, NULL);
}

static bool
report_constraint (Look *look, unsigned number)
{
  const SudokuShape *shape = look->finding->shape;
  SudokuConsequence constraint = sudoku_rules_constraint (shape, number);
  SudokuTechnique technique;
  bool changed = true;

  if (constraint.kind == SUDOKU_CONSEQUENCE_NONE || constraint.source == SUDOKU_NO_RULE)
    return true;
  look->source = constraint.source;
  look->rule = look->source < shape->n_rules ? &shape->rule[look->source] : NULL;
  look->n = 0;
  for (unsigned i = 0; i < constraint.n_cells; i++)
    add_cell (look, constraint.cell[i]);
  technique = technique_of_constraint (look, constraint.kind);
  while (is_sought (look, technique) && changed)
    {
      unsigned left = 0, before = 0;

      for (unsigned i = 0; i < look->n; i++)
        before += sudoku_set_count (look->now[look->cell[i]]);
      sudoku_rules_apply_constraint (shape, number, look->now);
      for (unsigned i = 0; i < look->n; i++)
        left += sudoku_set_count (look->now[look->cell[i]]);
      changed = left < before;
    }
  if (is_sought (look, technique) && !report (look, technique))
    return false;
  restore (look);
  return !is_sought (look, SUDOKU_LOCKED_IN_RULE) || constraint.kind == SUDOKU_CONSEQUENCE_ORDER
         || report_locked (look, &number);
}

/* What all places of a value in a house exclude. */

#define MOST_PARTNERS 128 /* of a cell */
#define WORDS_OF_SIGHT (SUDOKU_MOST_CELLS_OF_SIGHT / 64)

/* Whether a value of a cell excludes one of another cell, by sight (*rule is SUDOKU_NO_RULE then) or by a rule about both. */
static bool
excludes (const SudokuShape *shape, unsigned cell, unsigned value, unsigned other, unsigned other_value, unsigned *rule)
{
  uint16_t partner[MOST_PARTNERS], rules[MOST_PARTNERS];
  SudokuSet left[MOST_PARTNERS];
  unsigned n;

  *rule = SUDOKU_NO_RULE;
  if (cell == other)
    return value != other_value;
  if (value == other_value && sudoku_cells_see (shape, cell, other))
    return true;
  n = sudoku_rules_list_partners (shape, cell, value, MOST_PARTNERS, partner, left, rules);
  for (unsigned i = 0; i < n; i++)
    if (partner[i] == other && !sudoku_set_has (left[i], other_value))
      {
        *rule = rules[i];
        return true;
      }
  return false;
}

/* Whether some places of a house lie in one with a cell: then other techniques speak of them. */
static bool
share_house (const SudokuShape *shape, unsigned house, uint64_t places, unsigned cell)
{
  for (unsigned i = 0; i < shape->cell[cell].n_seats; i++)
    if (sudoku_places_lie_in_house (shape, house, places, shape->cell[cell].seat[i].house))
      return true;
  return false;
}

/* Adds to the step that a candidate is removed if all places of a value in a house exclude it, and the rules by which they do. */
static void
exclude (SudokuFinding *finding, unsigned house, unsigned value, uint64_t places, unsigned cell, unsigned out)
{
  const SudokuShape *shape = finding->shape;
  unsigned rule[64], n = 0;

  for (uint64_t rest = places; rest != 0; rest &= rest - 1)
    if (!excludes (shape, shape->house[house].cell[__builtin_ctzll (rest)], value, cell, out, &rule[n++]))
      return;
  if (value == out && share_house (shape, house, places, cell))
    return;
  sudoku_step_remove (finding, cell, out);
  for (unsigned i = 0; i < n; i++)
    if (rule[i] != SUDOKU_NO_RULE && (i == 0 || rule[i] != rule[i - 1]))
      sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_RULE, rule[i]);
}

/* What a value of a cell leaves others. */
typedef struct
{
  unsigned cell, value, n;
  uint16_t partner[MOST_PARTNERS], rule[MOST_PARTNERS];
  SudokuSet left[MOST_PARTNERS];
} Partners;

static void
list_partners (Partners *partners, const SudokuShape *shape, unsigned cell, unsigned value)
{
  partners->cell = cell;
  partners->value = value;
  partners->n =
      sudoku_rules_list_partners (shape, cell, value, MOST_PARTNERS, partners->partner, partners->left, partners->rule);
}

/* What it excludes of another cell. */
static SudokuSet
excluded_of (const Partners *partners, const SudokuShape *shape, unsigned other)
{
  SudokuSet excluded = sudoku_cells_see (shape, partners->cell, other) ? sudoku_set_of (partners->value) : 0;

  if (other == partners->cell)
    return ~sudoku_set_of (partners->value);
  for (unsigned i = 0; i < partners->n; i++)
    if (partners->partner[i] == other)
      excluded |= ~partners->left[i];
  return excluded;
}

/* Whether a cell is one of some places of a house. */
static bool
is_place (const SudokuShape *shape, unsigned house, uint64_t places, unsigned cell)
{
  return (sudoku_place_in_house (shape, cell, house) & places) != 0;
}

/* Whether some places of a house exclude a value by sight alone, and no cell that may have it sees all of them; as far as that is known
 * at once. */
static bool
is_unseen (const SudokuShape *shape, unsigned house, unsigned value, uint64_t places, const uint64_t *may)
{
  uint64_t all[WORDS_OF_SIGHT], any = 0;
  unsigned n_words = (shape->n_cells + 63) / 64;
  uint16_t partner, rule;
  SudokuSet left;

  if (shape->n_cells > SUDOKU_MOST_CELLS_OF_SIGHT)
    return false;
  memcpy (all, may, n_words * sizeof *all);
  for (uint64_t rest = places; rest != 0; rest &= rest - 1)
    {
      const uint64_t *sight = sudoku_cell_sight (shape, shape->house[house].cell[__builtin_ctzll (rest)]);

      for (unsigned w = 0; w < n_words; w++)
        all[w] &= sight[w];
    }
  for (unsigned w = 0; w < n_words; w++)
    any |= all[w];
  for (; any == 0 && places != 0; places &= places - 1)
    any = sudoku_rules_list_partners (shape, shape->house[house].cell[__builtin_ctzll (places)], value, 1, &partner,
                                      &left, &rule);
  return any == 0;
}

/* Looks at all that the first of the places excludes, as far as the second does, too. */
static bool
report_places (SudokuFinding *finding, unsigned house, unsigned value, uint64_t places, const uint64_t *may)
{
  const SudokuShape *shape = finding->shape;
  const SudokuBoard *board = finding->board;
  const SudokuHouse *cells = &shape->house[house];
  const SudokuCellInfo *info = &shape->cell[cells->cell[__builtin_ctzll (places)]];
  Partners first, second;

  list_partners (&first, shape, cells->cell[__builtin_ctzll (places)], value);
  if (first.n == 0 && is_unseen (shape, house, value, places, may))
    return true;
  for (unsigned i = 0; i < info->n_seats; i++)
    if (info->seat[i].house < house && sudoku_places_lie_in_house (shape, house, places, info->seat[i].house)
        && sudoku_set_count (sudoku_board_places (board, info->seat[i].house, value)) == sudoku_set_count (places))
      return true;
  list_partners (&second, shape, cells->cell[__builtin_ctzll (places & (places - 1))], value);
  sudoku_step_begin (finding, SUDOKU_LOCKED_IN_RULE);
  finding->step.values = sudoku_set_of (value);
  sudoku_step_base (finding, house, value);
  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (board, info->peer[i], value) && !is_place (shape, house, places, info->peer[i])
        && sudoku_set_has (excluded_of (&second, shape, info->peer[i]), value))
      exclude (finding, house, value, places, info->peer[i], value);
  for (unsigned i = 0; i < first.n; i++)
    {
      unsigned cell = first.partner[i];
      SudokuSet out = board->cell[cell] & ~first.left[i];

      if (is_place (shape, house, places, cell))
        out &= ~sudoku_set_of (value);
      for (out = out != 0 ? out & excluded_of (&second, shape, cell) : 0; out != 0; out &= out - 1)
        exclude (finding, house, value, places, cell, sudoku_set_first (out));
    }
  return sudoku_step_report (finding);
}

static void
report_houses (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;
  uint64_t may[SUDOKU_MAX_ORDER + 1][WORDS_OF_SIGHT] = { { 0 } };

  for (unsigned cell = 0; cell < shape->n_cells && shape->n_cells <= SUDOKU_MOST_CELLS_OF_SIGHT; cell++)
    for (SudokuSet set = finding->board->cell[cell]; set != 0; set &= set - 1)
      may[sudoku_set_first (set)][cell / 64] |= UINT64_C (1) << cell % 64;
  for (unsigned house = 0; house < shape->n_full_houses; house++)
    for (unsigned value = 1; value <= shape->order; value++)
      {
        uint64_t places = sudoku_board_places (finding->board, house, value);

        if (sudoku_finding_cancelled (finding)
            || ((places & (places - 1)) != 0 && !report_places (finding, house, value, places, may[value])))
          return;
      }
}

void
sudoku_find_by_rules (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;
  const SudokuBoard *board = finding->board;
  Look look;

  if (shape->rules == NULL)
    return;
  look.finding = finding;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    look.before[cell] = look.now[cell] =
        board->value[cell] != 0 ? sudoku_set_of (board->value[cell]) : board->cell[cell];
  for (unsigned source = 0; source < sudoku_rules_count_sources (shape); source++)
    {
      look.source = source;
      look.rule = source < shape->n_rules ? &shape->rule[source] : NULL;
      if (sudoku_finding_cancelled (finding) || !report_source (&look))
        return;
    }
  for (unsigned i = 0; i < sudoku_rules_count_constraints (shape); i++)
    if (sudoku_finding_cancelled (finding) || !report_constraint (&look, i))
      return;
  if (is_sought (&look, SUDOKU_LOCKED_IN_RULE))
    report_houses (finding);
}

/* The rules of single cells, those of each kind together, but for cages: each has a sum of its own. */

/* Removes from a cell what a rule about it alone does not allow; returns whether there is any. */
static bool
remove_forbidden (SudokuFinding *finding, const SudokuRule *rule, unsigned cell, uint8_t *values)
{
  SudokuSet gone = finding->board->cell[cell] & ~sudoku_rules_allowed (finding->shape, cell);
  bool any = false;

  for (; gone != 0; gone &= gone - 1)
    {
      values[cell] = (uint8_t) sudoku_set_first (gone);
      if (sudoku_rule_holds (finding->shape, rule, values))
        continue;
      finding->step.values |= gone & -gone;
      sudoku_step_remove (finding, cell, values[cell]);
      any = true;
    }
  values[cell] = 0;
  return any;
}

void
sudoku_find_allowed_values (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;
  uint8_t values[SUDOKU_MAX_CELLS] = { 0 };

  for (unsigned first = 0, end; first < shape->n_rules && shape->rules != NULL; first = end)
    {
      SudokuRuleKind kind = shape->rule[first].kind;

      sudoku_step_begin (finding, SUDOKU_ALLOWED_VALUES);
      for (end = first;
           end == first || (end < shape->n_rules && shape->rule[end].kind == kind && kind != SUDOKU_RULE_CAGE); end++)
        for (unsigned j = 0; j < shape->rule[end].n_cells; j++)
          if (remove_forbidden (finding, &shape->rule[end], shape->rule[end].cell[j], values))
            {
              sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_RULE, end);
              sudoku_step_cell (finding, SUDOKU_PART_CAUSE, 0, shape->rule[end].cell[j]);
            }
      if (sudoku_finding_cancelled (finding) || !sudoku_step_report (finding))
        return;
    }
}
