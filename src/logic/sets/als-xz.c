/* ALS-XZ: two almost locked sets with a restricted common x. One of them loses x, so its other values are all in its
 * cells: a value z of both, where it is seen by all z of both, is out. With two restricted commons each set loses one of
 * them, and everything is locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/sets/als.h"
#include "logic/board/finders.h"

/* Removes the values of a that are not restricted commons wherever they are seen. */
static void
remove_locked (SudokuFinding *finding, unsigned a, unsigned b, SudokuSet commons)
{
  const SudokuAlsList *list = finding->als;

  for (SudokuSet set = list->als[a].values & ~commons; set != 0; set &= set - 1)
    FOR_EACH_BIT (cell, sudoku_als_seen (list, a, sudoku_set_first (set)), list->n_cell_words)
      sudoku_step_remove (finding, cell, sudoku_set_first (set));
}

/* Adds the sets, and the proof by covers. */
static void
add_parts (SudokuFinding *finding, unsigned a, unsigned b, SudokuSet commons)
{
  sudoku_als_add_set (finding, a, 0);
  sudoku_als_add_set (finding, b, 1);
  sudoku_als_add_bases (finding, a, 0);
  sudoku_als_add_bases (finding, b, 0);
  sudoku_als_add_covers (finding, a, commons, 0);
  sudoku_als_add_covers (finding, b, commons, 0);
  for (SudokuSet set = commons; set != 0; set &= set - 1)
    sudoku_als_add_common (finding, a, b, sudoku_set_first (set));
}

static bool
report_single (SudokuFinding *finding, unsigned a, unsigned b, unsigned x)
{
  const SudokuAlsList *list = finding->als;
  SudokuSet both = list->als[a].values & list->als[b].values & ~sudoku_set_of (x);
  unsigned set[2] = { a, b };
  uint8_t common[1] = { (uint8_t) x };

  sudoku_step_begin (finding, SUDOKU_ALS_XZ);
  finding->step.variant = 1;
  finding->step.size = 2;
  for (; both != 0; both &= both - 1)
    sudoku_als_remove_seen (finding, a, b, sudoku_set_first (both));
  if (!sudoku_step_is_wanted (finding))
    return true;
  add_parts (finding, a, b, sudoku_set_of (x));
  if (sudoku_als_common_house (finding, a, b, x) == SUDOKU_NO_HOUSE)
    for (both = list->als[a].values & list->als[b].values & ~sudoku_set_of (x); both != 0; both &= both - 1)
      sudoku_als_add_chain (finding, set, common, 2, sudoku_set_first (both));
  return sudoku_als_report (finding);
}

/* Adds the loop through two sets: each value of a set but two excludes that both restricted commons are in the other. */
static void
add_loop (SudokuFinding *finding, unsigned a, unsigned b, SudokuSet commons)
{
  const SudokuAlsList *list = finding->als;
  unsigned set[2] = { a, b };
  unsigned node[2][2];

  for (unsigned i = 0; i < 2; i++)
    {
      node[i][0] = sudoku_als_add_node (finding, set[i], sudoku_set_first (commons));
      node[i][1] = sudoku_als_add_node (finding, set[i], sudoku_set_first (commons & (commons - 1)));
      sudoku_step_link (finding, node[i][0], node[i][1], SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
      for (SudokuSet rest = list->als[set[i]].values & ~commons; rest != 0; rest &= rest - 1)
        {
          unsigned other = sudoku_als_add_node (finding, set[i], sudoku_set_first (rest));

          sudoku_step_link (finding, other, node[i][0], SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
          sudoku_step_link (finding, other, node[i][1], SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
        }
    }
  for (unsigned j = 0; j < 2; j++)
    sudoku_step_link (finding, node[0][j], node[1][j], SUDOKU_LINK_WEAK, SUDOKU_REASON_SET, 0, 0);
}

static bool
report_double (SudokuFinding *finding, unsigned a, unsigned b, SudokuSet commons)
{
  const SudokuAlsList *list = finding->als;

  sudoku_step_begin (finding, SUDOKU_ALS_XZ);
  finding->step.variant = 2;
  finding->step.size = 2;
  for (SudokuSet both = list->als[a].values & list->als[b].values; both != 0; both &= both - 1)
    sudoku_als_remove_seen (finding, a, b, sudoku_set_first (both));
  remove_locked (finding, a, b, commons);
  remove_locked (finding, b, a, commons);
  if (!sudoku_step_is_wanted (finding))
    return true;
  add_parts (finding, a, b, commons);
  add_loop (finding, a, b, commons);
  return sudoku_als_report (finding);
}

static bool
report_pair (SudokuFinding *finding, unsigned a, unsigned b)
{
  SudokuSet commons = sudoku_als_common_values (finding->als, a, b);
  bool housed = true;

  if (sudoku_set_is_single (commons))
    return report_single (finding, a, b, sudoku_set_first (commons));
  for (SudokuSet set = commons; set != 0; set &= set - 1)
    housed &= sudoku_als_common_house (finding, a, b, sudoku_set_first (set)) != SUDOKU_NO_HOUSE;
  if (housed)
    return report_double (finding, a, b, commons);
  for (SudokuSet set = commons; set != 0; set &= set - 1)
    if (!report_single (finding, a, b, sudoku_set_first (set)))
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
  const SudokuAlsList *list = sudoku_als_list (finding);
  uint64_t partners[SUDOKU_ALS_WORDS];

  if (list == NULL)
    return;
  for (unsigned a = 0; a < list->n; a++)
    {
      find_partners (list, a, partners);
      for (unsigned b = sudoku_bits_next (partners, a + 1, list->n_words); b < list->n;
           b = sudoku_bits_next (partners, b + 1, list->n_words))
        if (!report_pair (finding, a, b) || sudoku_finding_cancelled (finding))
          return;
    }
}
