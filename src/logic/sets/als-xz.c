/* ALS-XZ: two almost locked sets with a restricted common x. One of them loses x, so its other values are all in its
 * cells: a value z of both, where it is seen by all z of both, is out. With two restricted commons each set loses one of
 * them, and everything is locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/sets/als-step.h"
#include "logic/sets/finders.h"

typedef struct
{
  SudokuFinding *finding;
  const SudokuAlsList *list;
} Search;

/* Removes the values of a that are not restricted commons wherever they are seen; HoDoKu spares the cells of b. */
static void
remove_locked (const Search *search, unsigned a, unsigned b, SudokuSet commons)
{
  const SudokuAlsList *list = search->list;

  for (SudokuSet set = list->als[a].values & ~commons; set != 0; set &= set - 1)
    FOR_EACH_BIT (cell, sudoku_als_seen (list, a, sudoku_set_first (set)), list->n_cell_words)
      if (!search->finding->limits.hodoku || !sudoku_bits_has (sudoku_als_cells (list, b), cell))
        sudoku_step_remove (search->finding, cell, sudoku_set_first (set));
}

/* Adds the sets, and the proof by covers. */
static void
add_parts (const Search *search, unsigned a, unsigned b, SudokuSet commons)
{
  sudoku_als_add_set (search->finding, search->list, a, 0);
  sudoku_als_add_set (search->finding, search->list, b, 1);
  sudoku_als_add_bases (search->finding, search->list, a, 0);
  sudoku_als_add_bases (search->finding, search->list, b, 0);
  sudoku_als_add_covers (search->finding, search->list, a, commons, 0);
  sudoku_als_add_covers (search->finding, search->list, b, commons, 0);
  for (SudokuSet set = commons; set != 0; set &= set - 1)
    sudoku_als_add_common (search->finding, search->list, a, b, sudoku_set_first (set));
}

static bool
report_single (const Search *search, unsigned a, unsigned b, unsigned x)
{
  const SudokuAlsList *list = search->list;
  SudokuSet both = list->als[a].values & list->als[b].values & ~sudoku_set_of (x);
  unsigned set[2] = { a, b };
  uint8_t common[1] = { (uint8_t) x };

  sudoku_step_begin (search->finding, SUDOKU_ALS_XZ);
  search->finding->step.variant = 1;
  search->finding->step.size = 2;
  for (; both != 0; both &= both - 1)
    sudoku_als_remove_seen (search->finding, list, a, b, sudoku_set_first (both));
  if (!sudoku_step_is_wanted (search->finding))
    return true;
  add_parts (search, a, b, sudoku_set_of (x));
  if (sudoku_als_common_house (search->finding, list, a, b, x) == SUDOKU_NO_HOUSE)
    for (both = list->als[a].values & list->als[b].values & ~sudoku_set_of (x); both != 0; both &= both - 1)
      sudoku_als_add_chain (search->finding, list, set, common, 2, sudoku_set_first (both));
  return sudoku_als_report (search->finding);
}

/* Adds the loop through two sets: each value of a set but two excludes that both restricted commons are in the other. */
static void
add_loop (const Search *search, unsigned a, unsigned b, SudokuSet commons)
{
  const SudokuAlsList *list = search->list;
  unsigned set[2] = { a, b };
  unsigned node[2][2];

  for (unsigned i = 0; i < 2; i++)
    {
      node[i][0] = sudoku_als_add_node (search->finding, list, set[i], sudoku_set_first (commons));
      node[i][1] = sudoku_als_add_node (search->finding, list, set[i], sudoku_set_first (commons & (commons - 1)));
      sudoku_step_link (search->finding, node[i][0], node[i][1], SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
      for (SudokuSet rest = list->als[set[i]].values & ~commons; rest != 0; rest &= rest - 1)
        {
          unsigned other = sudoku_als_add_node (search->finding, list, set[i], sudoku_set_first (rest));

          sudoku_step_link (search->finding, other, node[i][0], SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
          sudoku_step_link (search->finding, other, node[i][1], SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
        }
    }
  for (unsigned j = 0; j < 2; j++)
    sudoku_step_link (search->finding, node[0][j], node[1][j], SUDOKU_LINK_WEAK, SUDOKU_REASON_SET, 0, 0);
}

static bool
report_double (const Search *search, unsigned a, unsigned b, SudokuSet commons)
{
  const SudokuAlsList *list = search->list;

  sudoku_step_begin (search->finding, SUDOKU_ALS_XZ);
  search->finding->step.variant = 2;
  search->finding->step.size = 2;
  for (SudokuSet both = list->als[a].values & list->als[b].values; both != 0; both &= both - 1)
    sudoku_als_remove_seen (search->finding, list, a, b, sudoku_set_first (both));
  remove_locked (search, a, b, commons);
  remove_locked (search, b, a, commons);
  if (!sudoku_step_is_wanted (search->finding))
    return true;
  add_parts (search, a, b, commons);
  add_loop (search, a, b, commons);
  return sudoku_als_report (search->finding);
}

static bool
report_pair (const Search *search, unsigned a, unsigned b)
{
  SudokuSet commons = sudoku_als_common_values (search->list, a, b);
  bool housed = true;

  if (sudoku_set_is_single (commons))
    return report_single (search, a, b, sudoku_set_first (commons));
  for (SudokuSet set = commons; set != 0; set &= set - 1)
    housed &= sudoku_als_common_house (search->finding, search->list, a, b, sudoku_set_first (set)) != SUDOKU_NO_HOUSE;
  if (housed)
    return report_double (search, a, b, commons);
  for (SudokuSet set = commons; set != 0; set &= set - 1)
    if (!report_single (search, a, b, sudoku_set_first (set)))
      return false;
  return true;
}

/* Sets the later sets with which one has a restricted common and something to remove, or several restricted commons. */
static void
find_partners (const SudokuAlsList *list, unsigned a, uint64_t *partners)
{
  SudokuSet values = list->als[a].values;

  for (unsigned w = 0; w < list->n_words; w++)
    {
      uint64_t once = 0, twice = 0, sees = 0;

      for (SudokuSet set = values; set != 0; set &= set - 1)
        {
          uint64_t commons = sudoku_als_commons (list, a, sudoku_set_first (set))[w];

          twice |= once & commons;
          once |= commons;
          sees |= sudoku_als_partners (list, a, sudoku_set_first (set))[w];
        }
      partners[w] = (twice | (once & sees)) & ~sudoku_als_overlaps (list, a)[w];
    }
}

void
sudoku_find_als_xz (SudokuFinding *finding)
{
  Search search = { finding, sudoku_als_list (finding) };
  uint64_t partners[SUDOKU_ALS_WORDS];

  if (search.list == NULL)
    return;
  for (unsigned a = 0; a < search.list->n; a++)
    {
      find_partners (search.list, a, partners);
      for (unsigned b = sudoku_bits_next (partners, a + 1, search.list->n_words); b < search.list->n;
           b = sudoku_bits_next (partners, b + 1, search.list->n_words))
        if (!report_pair (&search, a, b) || sudoku_finding_cancelled (finding))
          return;
    }
}
