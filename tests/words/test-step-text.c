/* Steps of logic in words: every sentence, in every language, with every part; and the pages of techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "logic/finder.h"
#include "sudoku/rules.h"
#include "tests/logic/autoptr.h"
#include "tests/tasks/puzzles.h"
#include "words/fill.h"
#include "words/steps/step-messages.h"
#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

/* A step that is put together by hand, as finders do it. */
typedef struct
{
  SudokuStep step;
  SudokuCandidate placed[8], removed[8];
  SudokuPart part[32];
  SudokuNode node[16];
  uint16_t node_cell[32];
  SudokuLink link[32];
  uint16_t branch_start[4];
  SudokuBoard *board;
  NonetNotation notation;
  NonetAlphabet *alphabet;
} Example;

static Example *
example_new (SudokuTechnique technique)
{
  Example *example = g_new0 (Example, 1);
  const SudokuShape *shape = nonet_shape_get_usual (9);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (shape);

  example->step.technique = technique;
  example->step.placed = example->placed;
  example->step.removed = example->removed;
  example->step.part = example->part;
  example->step.node = example->node;
  example->step.node_cell = example->node_cell;
  example->step.link = example->link;
  example->step.branch_start = example->branch_start;
  example->board = sudoku_board_new (empty, NULL, NULL);
  example->alphabet = nonet_alphabet_new_usual (9);
  example->notation = (NonetNotation){ example->alphabet, NONET_CELLS_RC };
  return example;
}

static void
example_free (Example *example)
{
  sudoku_board_free (example->board);
  nonet_alphabet_unref (example->alphabet);
  g_free (example);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Example, example_free)

/* The cell "r1c3", the candidate "r1c3=7" as a number. */
static guint
cell_of (const char *text)
{
  return (guint) ((text[1] - '1') * 9 + text[3] - '1');
}

static SudokuCandidate
candidate_of (const char *text)
{
  return cell_of (text) * 9 + (guint) (text[5] - '1');
}

static void
remove_candidate (Example *example, const char *candidate)
{
  example->removed[example->step.n_removed++] = candidate_of (candidate);
}

static void
place (Example *example, const char *candidate)
{
  example->placed[example->step.n_placed++] = candidate_of (candidate);
}

static void
add_part (Example *example, SudokuPartRole role, guint index, SudokuItemKind kind, guint item)
{
  example->part[example->step.n_parts++] =
      (SudokuPart){ .role = (uint8_t) role, .index = (uint8_t) index, .kind = (uint8_t) kind, .item = item };
}

/* Cells with a role, "r1c3 r1c7". */
static void
add_cells (Example *example, SudokuPartRole role, guint index, const char *cells)
{
  for (; *cells != '\0'; cells += cells[4] == ' ' ? 5 : 4)
    add_part (example, role, index, SUDOKU_ITEM_CELL, cell_of (cells));
}

/* Candidates with a role, "r1c3=7 r1c7=7". */
static void
add_candidates (Example *example, SudokuPartRole role, guint index, const char *candidates)
{
  for (; *candidates != '\0'; candidates += candidates[6] == ' ' ? 7 : 6)
    add_part (example, role, index, SUDOKU_ITEM_CANDIDATE, candidate_of (candidates));
}

/* A value in houses, "r2 c5 b9". */
static void
add_places (Example *example, SudokuPartRole role, guint value, const char *houses)
{
  for (; *houses != '\0'; houses += houses[2] == ' ' ? 3 : 2)
    {
      guint kind = *houses == 'r' ? 0 : *houses == 'c' ? 1 : 2;

      add_part (example, role, 0, SUDOKU_ITEM_PLACES, (kind * 9 + (guint) (houses[1] - '1')) * 9 + value - 1);
    }
}

static void
assert_says (const Example *example, NonetStepStage stage, const char *expected)
{
  g_autofree char *text = nonet_words_step (&example->step, example->board, &example->notation, stage);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_is_short (const Example *example, const char *expected, const char *effect)
{
  g_autofree char *text = nonet_words_step_short (&example->step, example->board, &example->notation);
  g_autofree char *does = nonet_words_effect (&example->step, example->board->shape, &example->notation);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (does, ==, effect);
}

TEST (singles_name_their_house)
{
  g_autoptr (Example) hidden = example_new (SUDOKU_HIDDEN_SINGLE), naked = example_new (SUDOKU_NAKED_SINGLE);

  place (hidden, "r1c3=7");
  add_part (hidden, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_HOUSE, 20);
  assert_says (hidden, NONET_STEP_VAGUE, "There is a single.");
  assert_says (hidden, NONET_STEP_WHERE, "Look at box 3.");
  assert_says (hidden, NONET_STEP_WHAT, "Hidden Single");
  assert_says (hidden, NONET_STEP_FULL, "r1c3 is the only place left for 7 in box 3.");
  hidden->step.technique = SUDOKU_FULL_HOUSE;
  assert_says (hidden, NONET_STEP_FULL, "Box 3 has only one open cell left: r1c3 = 7.");
  place (naked, "r9c9=1");
  assert_says (naked, NONET_STEP_WHERE, "Look at r9c9.");
  assert_says (naked, NONET_STEP_FULL, "1 is the only candidate left in r9c9.");
  assert_is_short (naked, "r9c9", "r9c9 = 1");
}

/* A single of 7 in the first cell, or the only one there, with values that are on the board: "r2c9=7". */
static Example *
single_new (SudokuTechnique technique, const char *const *values)
{
  Example *example = example_new (technique);

  place (example, "r1c1=7");
  if (technique != SUDOKU_NAKED_SINGLE)
    add_part (example, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_HOUSE, 18);
  else
    add_part (example, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_CELL, 0);
  for (; *values != NULL; values++)
    example->board->value[((*values)[1] - '1') * 9 + (*values)[3] - '1'] = (guint8) ((*values)[5] - '0');
  return example;
}

static Example *
hidden_single_new (gboolean several)
{
  static const char *const one[] = { "r1c2=1", "r1c3=2", "r2c1=3", "r2c2=4", "r2c3=5", "r3c5=7", NULL };
  static const char *const more[] = { "r1c2=1", "r1c3=2", "r2c9=7", "r3c5=7", NULL };

  return single_new (SUDOKU_HIDDEN_SINGLE, several ? more : one);
}

static Example *
naked_single_new (void)
{
  static const char *const values[] = { "r1c4=1", "r1c7=2", "r2c2=3", "r5c1=4", "r6c1=5",
                                        "r1c9=6", "r3c1=8", "r9c1=9", NULL };

  return single_new (SUDOKU_NAKED_SINGLE, values);
}

TEST (singles_name_what_blocks)
{
  g_autoptr (Example) one = hidden_single_new (FALSE), two = hidden_single_new (TRUE), naked = naked_single_new ();

  assert_says (one, NONET_STEP_FULL, "r1c1 is the only place left for 7 in box 1: r3c5 excludes the others.");
  assert_says (two, NONET_STEP_FULL, "r1c1 is the only place left for 7 in box 1: r2c9 and r3c5 exclude the others.");
  assert_says (naked, NONET_STEP_FULL,
               "7 is the only candidate left in r1c1: r1c479, r2c2 and r3569c1 exclude the others.");
  /* Where a candidate was struck out, the digits are not all of the reason; nor are many named in words. */
  two->board->value[2 * 9 + 4] = 0;
  assert_says (two, NONET_STEP_FULL, "r1c1 is the only place left for 7 in box 1.");
  naked->notation.cells = NONET_CELLS_WORDS;
  assert_says (naked, NONET_STEP_FULL, "7 is the only candidate left in row 1, column 1.");
}

TEST (subsets_name_cells_and_values)
{
  g_autoptr (Example) pair = example_new (SUDOKU_NAKED_PAIR);

  pair->step.values = 1 << 0 | 1 << 4;
  add_cells (pair, SUDOKU_PART_BASE, 0, "r1c3 r1c7");
  add_places (pair, SUDOKU_PART_COVER, 1, "r1");
  add_places (pair, SUDOKU_PART_COVER, 5, "r1");
  remove_candidate (pair, "r1c1=1");
  remove_candidate (pair, "r1c1=5");
  remove_candidate (pair, "r1c9=5");
  assert_says (pair, NONET_STEP_WHERE, "Look at row 1.");
  assert_says (pair, NONET_STEP_FULL,
               "In row 1, the candidates of r1c37 are only 1 and 5, so these are used up there: "
               "1 in r1c1 and 5 in r1c19 can be removed.");
  assert_is_short (pair, "1 and 5 in r1c37", "r1c1 ≠ 1, r1c19 ≠ 5");
}

static Example *
fish_new (SudokuTechnique technique)
{
  Example *fish = example_new (technique);

  fish->step.values = 1 << 6;
  add_places (fish, SUDOKU_PART_BASE, 7, "c2 c5 c9");
  add_places (fish, SUDOKU_PART_COVER, 7, "r1 r4 b9");
  remove_candidate (fish, "r1c4=7");
  remove_candidate (fish, "r4c4=7");
  return fish;
}

TEST (fish_name_their_fins)
{
  g_autoptr (Example) fish = fish_new (SUDOKU_SWORDFISH), finned = fish_new (SUDOKU_FINNED_SWORDFISH);
  g_autofree char *eureka = nonet_words_eureka (&fish->step, fish->board->shape, &fish->notation);

  assert_says (fish, NONET_STEP_VAGUE, "There is a fish.");
  assert_says (fish, NONET_STEP_WHERE, "Look at 7 in columns 2, 5 and 9.");
  assert_says (fish, NONET_STEP_FULL,
               "Columns 2, 5 and 9 have 7 only in rows 1 and 4 and box 9, so 7 in r14c4 can be removed.");
  g_assert_cmpstr (eureka, ==, "7 c259\\r14b9 => r14c4<>7");
  add_candidates (finned, SUDOKU_PART_FIN, 0, "r2c5=7");
  assert_says (finned, NONET_STEP_FULL,
               "But for the fin r2c5, columns 2, 5 and 9 have 7 only in rows 1 and 4 and box 9. "
               "Whether the fin is 7 or not, 7 in r14c4 can be removed.");
  assert_is_short (finned, "7 in columns 2, 5 and 9, fin r2c5", "r14c4 ≠ 7");
  add_candidates (finned, SUDOKU_PART_FIN, 0, "r3c2=7");
  assert_says (finned, NONET_STEP_FULL,
               "But for the fins r2c5 and r3c2, columns 2, 5 and 9 have 7 only in rows 1 and 4 and box 9. "
               "Whether one of the fins is 7 or none, 7 in r14c4 can be removed.");
}

/* Nodes of one cell each, "r1c2=5", with links in turns; the first link is strong. */
static void
add_chain (Example *example, guint branch, SudokuLinkKind kind, const char *nodes)
{
  SudokuStep *step = &example->step;

  for (gboolean first = TRUE; *nodes != '\0'; nodes += nodes[6] == ' ' ? 7 : 6, first = FALSE)
    {
      SudokuCandidate candidate = candidate_of (nodes);

      example->node_cell[step->n_node_cells] = (uint16_t) (candidate / 9);
      example->node[step->n_nodes] = (SudokuNode){ .value = (uint8_t) (candidate % 9 + 1),
                                                   .n_cells = 1,
                                                   .first_cell = (uint16_t) step->n_node_cells };
      step->n_node_cells++;
      if (!first)
        {
          example->link[step->n_links++] = (SudokuLink){ .from = (uint16_t) (step->n_nodes - 1),
                                                         .to = (uint16_t) step->n_nodes,
                                                         .kind = (uint8_t) kind,
                                                         .branch = (uint16_t) branch };
          kind = kind == SUDOKU_LINK_STRONG ? SUDOKU_LINK_WEAK : SUDOKU_LINK_STRONG;
        }
      step->n_nodes++;
    }
}

TEST (chains_are_written_in_eureka)
{
  g_autoptr (Example) chain = example_new (SUDOKU_AIC);
  g_autofree char *eureka = NULL, *in_window = NULL;

  add_chain (chain, 0, SUDOKU_LINK_STRONG, "r1c2=5 r1c7=5 r4c7=5 r4c7=3");
  remove_candidate (chain, "r1c2=3");
  eureka = nonet_words_eureka (&chain->step, chain->board->shape, &chain->notation);
  g_assert_cmpstr (eureka, ==, "(5)r1c2=(5)r1c7-(5=3)r4c7 => r1c2<>3");
  in_window = nonet_words_step_notation (&chain->step, chain->board->shape, &chain->notation);
  g_assert_cmpstr (in_window, ==, "(5)r1c2=(5)r1c7-(5=3)r4c7 ⇒ r1c2≠3");
  assert_says (chain, NONET_STEP_FULL, "At least one of 5 in r1c2 and 3 in r4c7 is true, so 3 in r1c2 can be removed.");
}

/* A chain whose ends have the value that is removed, from that many cells. */
static Example *
chain_new (guint n_removed)
{
  static const char *const removed[] = { "r9c7=6", "r9c8=6", "r9c9=6" };
  Example *chain = example_new (SUDOKU_X_CHAIN);

  add_chain (chain, 0, SUDOKU_LINK_STRONG, "r8c8=6 r8c5=6 r3c5=6 r3c1=6 r2c2=6 r9c2=6");
  for (guint i = 0; i < n_removed; i++)
    remove_candidate (chain, removed[i]);
  return chain;
}

/* It ends where it began. */
static Example *
round_new (void)
{
  Example *chain = example_new (SUDOKU_XY_CHAIN);

  add_chain (chain, 0, SUDOKU_LINK_STRONG, "r7c9=1 r7c9=5 r3c9=5 r7c9=1");
  remove_candidate (chain, "r5c9=1");
  return chain;
}

TEST (chains_of_a_value_have_short_sentences)
{
  static const SudokuTechnique techniques[] = { SUDOKU_X_CHAIN,     SUDOKU_XY_CHAIN,        SUDOKU_AIC,
                                                SUDOKU_TURBOT_FISH, SUDOKU_TWO_STRING_KITE, SUDOKU_SKYSCRAPER,
                                                SUDOKU_GROUPED_AIC, SUDOKU_W_WING };
  static const char *const sentences[] = { "r8c8 or r9c2 is 6. r9c7 sees both, so it is not 6.",
                                           "r8c8 or r9c2 is 6. r9c7 and r9c8 see both, so neither is 6.",
                                           "r8c8 or r9c2 is 6. r9c789 see both, so none of them is 6." };
  g_autoptr (Example) in_words = chain_new (2), around = round_new ();

  for (guint i = 0; i < G_N_ELEMENTS (techniques); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sentences); j++)
      {
        g_autoptr (Example) chain = chain_new (j + 1);

        chain->step.technique = techniques[i];
        assert_says (chain, NONET_STEP_FULL, sentences[j]);
      }
  assert_says (around, NONET_STEP_FULL, "Either way 1 in r7c9 is true, so 1 in r5c9 can be removed.");
  in_words->notation.cells = NONET_CELLS_WORDS;
  assert_says (in_words, NONET_STEP_FULL,
               "Row 8, column 8 or row 9, column 2 is 6. "
               "Row 9, column 7, and row 9, column 8 see both, so neither is 6.");
}

TEST (dual_kites_may_be_of_two_values)
{
  g_autoptr (Example) dual = example_new (SUDOKU_DUAL_TWO_STRING_KITE);

  dual->step.values = sudoku_set_of (2) | sudoku_set_of (7);
  remove_candidate (dual, "r8c7=2");
  remove_candidate (dual, "r9c6=7");
  assert_says (dual, NONET_STEP_FULL,
               "Patterns of 2 and 7 go through the same two cells of a box: one of the ends of each has its value, so "
               "2 in r8c7 and 7 in r9c6 can be removed.");
  assert_says (dual, NONET_STEP_WHERE, "Look for 2 and 7.");
  assert_is_short (dual, "2 and 7", "r8c7 ≠ 2, r9c6 ≠ 7");
}

TEST (branches_are_left_to_the_notation)
{
  g_autoptr (Example) net = example_new (SUDOKU_FORCING_CHAIN_VERITY);

  net->step.n_branches = 2;
  net->branch_start[0] = 0;
  add_chain (net, 1, SUDOKU_LINK_WEAK, "r1c2=5 r1c7=5 r4c7=5");
  net->branch_start[1] = 3;
  add_chain (net, 2, SUDOKU_LINK_WEAK, "r1c2=6 r4c2=6 r4c7=6");
  place (net, "r4c7=5");
  assert_says (net, NONET_STEP_FULL, "Several assumptions, one of which is true, lead to the same. So r4c7 = 5.");
}

TEST (contradictions_say_what_has_no_place)
{
  g_autoptr (Example) net = example_new (SUDOKU_FORCING_NET_CONTRADICTION);

  add_places (net, SUDOKU_PART_BASE, 7, "c2");
  net->step.n_branches = 2;
  net->branch_start[0] = 2;
  add_chain (net, 1, SUDOKU_LINK_WEAK, "r8c1=5 r6c1=5 r6c2=5 r6c2=7");
  net->branch_start[1] = 5;
  add_chain (net, 2, SUDOKU_LINK_WEAK, "r8c1=5 r5c1=5 r5c2=5 r5c2=7");
  remove_candidate (net, "r8c1=5");
  assert_says (net, NONET_STEP_FULL,
               "If 5 in r8c1 were true, column 2 would have no place for 7. So 5 in r8c1 can be removed.");
}

/* An example with every part there is: one of each, or several. */
static Example *
example_with_all (gboolean several)
{
  Example *example = example_new (SUDOKU_AIC);

  example->step.values = 1 << 6;
  add_cells (example, SUDOKU_PART_SET, 0, "r2c1 r2c2");
  add_cells (example, SUDOKU_PART_SET, 1, "r3c1 r3c2");
  add_cells (example, SUDOKU_PART_PIVOT, 0, "r1c1");
  add_cells (example, SUDOKU_PART_PINCER, 0, "r1c2 r1c3");
  add_cells (example, SUDOKU_PART_DEADLY, 0, "r5c1 r5c2");
  add_places (example, SUDOKU_PART_BASE, 7, several ? "r2 b5" : "r2");
  add_places (example, SUDOKU_PART_COVER, 7, "c2");
  add_candidates (example, SUDOKU_PART_FIN, 0, several ? "r2c5=7 r2c6=7" : "r2c5=7");
  add_candidates (example, SUDOKU_PART_COMMON, 0, several ? "r2c1=5 r3c1=6" : "r2c1=5");
  add_candidates (example, SUDOKU_PART_COLOUR, 0, "r2c1=5");
  add_candidates (example, SUDOKU_PART_COLOUR, 1, "r2c2=5");
  add_candidates (example, SUDOKU_PART_COLOUR, 2, "r3c1=5");
  add_candidates (example, SUDOKU_PART_COLOUR, 3, "r3c2=5");
  add_candidates (example, SUDOKU_PART_FLOOR, 0, "r5c1=1 r5c2=1 r5c1=2 r5c2=2");
  for (guint value = 3; value <= 9; value++)
    {
      sudoku_board_remove (example->board, cell_of ("r5c2"), value + (several && value == 3));
      if (value > 3)
        sudoku_board_remove (example->board, cell_of ("r5c1"), value);
    }
  add_chain (example, 0, SUDOKU_LINK_STRONG, "r1c2=5 r1c7=5 r4c7=5");
  example->step.n_branches = 1;
  add_chain (example, 1, SUDOKU_LINK_WEAK, "r1c2=6 r1c7=6 r4c7=6");
  place (example, "r8c8=1");
  remove_candidate (example, "r9c9=2");
  return example;
}

/* A board of 9x9 cells with rules, and these candidates left everywhere. */
static SudokuBoard *
ruled_board (const SudokuRule *rules, guint n)
{
  SudokuShape *shape = sudoku_shape_new_with_rules (nonet_shape_get_usual (9), rules, n);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (shape);

  sudoku_shape_unref (shape);
  return sudoku_board_new (empty, NULL, NULL);
}

static const guint16 first_row[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8 };

/* A cage of 4, whose 1 is locked in its cells. */
static Example *
ruled_new (void)
{
  static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, true, 4, 2, 0, first_row };
  Example *example = example_new (SUDOKU_LOCKED_IN_RULE);

  sudoku_board_free (example->board);
  example->board = ruled_board (&cage, 1);
  example->step.values = 1 << 0;
  add_part (example, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_RULE, 0);
  add_cells (example, SUDOKU_PART_CAUSE, 0, "r1c1 r1c2");
  add_candidates (example, SUDOKU_PART_PATTERN, 0, "r1c1=1 r1c2=1");
  remove_candidate (example, "r1c3=1");
  return example;
}

/* Each message, filled: none of its names is unknown, and none is left. */
TEST (every_message_can_be_filled)
{
  static const NonetStepMessage *const tables[] = { nonet_full_messages, nonet_vague_messages, nonet_where_messages,
                                                    nonet_short_messages };
  g_autoptr (Example) one = example_with_all (FALSE), several = example_with_all (TRUE);
  g_autoptr (Example) mixed = example_with_all (FALSE); /* bases that are places and bases that are cells */
  g_autoptr (Example) chain = chain_new (1), around = round_new (), wide = chain_new (2), wider = chain_new (3);
  g_autoptr (Example) hidden = hidden_single_new (FALSE), hidden_by_two = hidden_single_new (TRUE);
  g_autoptr (Example) naked = naked_single_new (), ruled = ruled_new ();
  NonetStepParts parts[] = { { &one->step, one->board, &one->notation },
                             { &several->step, several->board, &several->notation },
                             { &mixed->step, mixed->board, &mixed->notation },
                             { &chain->step, chain->board, &chain->notation },
                             { &around->step, around->board, &around->notation },
                             { &wide->step, wide->board, &wide->notation },
                             { &wider->step, wider->board, &wider->notation },
                             { &hidden->step, hidden->board, &hidden->notation },
                             { &hidden_by_two->step, hidden_by_two->board, &hidden_by_two->notation },
                             { &naked->step, naked->board, &naked->notation },
                             { &ruled->step, ruled->board, &ruled->notation } };

  add_cells (mixed, SUDOKU_PART_BASE, 0, "r2c9");

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const NonetStepMessage *message = tables[i]; message->text != NULL; message++)
      {
        g_autofree char *text = NULL;

        for (guint j = 0; j < G_N_ELEMENTS (parts) && text == NULL; j++)
          text = nonet_fill (message->text, nonet_step_part_to_string, &parts[j]);
        if (text == NULL)
          g_error ("cannot be filled: %s", message->text);
        g_assert_null (strpbrk (text, "{}"));
      }
}

/* Whether a table has a message for a technique that is not for all. */
static gboolean
has_own (const NonetStepMessage *table, SudokuTechnique technique)
{
  for (; table->text != NULL; table++)
    if (table->first <= technique && technique <= table->last
        && (table->first != SUDOKU_FULL_HOUSE || table->last != SUDOKU_BRUTE_FORCE))
      return TRUE;
  return FALSE;
}

TEST (every_technique_has_its_own_sentences)
{
  for (guint technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      g_assert_cmpstr (nonet_words_technique (technique), !=, NULL);
      g_assert_true (has_own (nonet_full_messages, technique) && has_own (nonet_vague_messages, technique)
                     && has_own (nonet_where_messages, technique));
    }
}

/* Cells of boards with more than nine rows are not run together, and values are the symbols of the alphabet. */
TEST (larger_boards_and_other_symbols)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (nonet_shape_get_usual (16));
  g_autoptr (SudokuBoard) board = sudoku_board_new (empty, NULL, NULL);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse ("A-P", 16, NULL);
  const SudokuCandidate removed[] = { (11 * 16 + 2) * 16 + 3, (11 * 16 + 13) * 16 + 3 };
  const SudokuStep step = { .technique = SUDOKU_X_WING, .n_removed = 2, .removed = removed };
  const NonetNotation notation = { alphabet, NONET_CELLS_RC };
  g_autofree char *result = nonet_words_eureka (&step, board->shape, &notation);
  g_autofree char *sentence = nonet_words_step (&step, board, &notation, NONET_STEP_FULL);

  g_assert_cmpstr (result, ==, "r12c3/r12c14<>D");
  g_assert_cmpstr (sentence, ==, "So D in r12c3 and r12c14 can be removed.");
}

/* Examples of what has cells in it, with symbols that are letters as well. */
static Example *
example_with_style (Example *example, NonetCellStyle cells)
{
  nonet_alphabet_unref (example->alphabet);
  example->alphabet = nonet_alphabet_parse ("TONYBLAIR", 9, NULL);
  example->notation = (NonetNotation){ example->alphabet, cells };
  return example;
}

static Example *
pair_with_style (NonetCellStyle cells)
{
  Example *pair = example_with_style (example_new (SUDOKU_NAKED_PAIR), cells);

  pair->step.values = 1 << 0 | 1 << 4;
  add_cells (pair, SUDOKU_PART_BASE, 0, "r1c3 r1c7");
  add_places (pair, SUDOKU_PART_COVER, 1, "r1");
  remove_candidate (pair, "r1c1=1");
  remove_candidate (pair, "r1c1=5");
  remove_candidate (pair, "r1c9=5");
  return pair;
}

TEST (cells_are_written_as_wanted)
{
  g_autoptr (Example) digits = pair_with_style (NONET_CELLS_RC), letters = pair_with_style (NONET_CELLS_LETTER);
  g_autoptr (Example) words = pair_with_style (NONET_CELLS_WORDS);

  assert_says (digits, NONET_STEP_FULL,
               "In row 1, the candidates of r1c37 are only T and B, so these are used up there: "
               "T in r1c1 and B in r1c19 can be removed.");
  assert_says (letters, NONET_STEP_FULL,
               "In row 1, the candidates of A3 and A7 are only T and B, so these are used up there: "
               "T in A1 and B in A1/A9 can be removed.");
  assert_says (words, NONET_STEP_FULL,
               "In row 1, the candidates of row 1, columns 3 and 7 are only T and B, so these are used up there: "
               "T in row 1, column 1, and B in row 1, columns 1 and 9 can be removed.");
}

/* A sentence begins with a capital if it begins with a word; a chain has no words. */
TEST (chains_and_singles_with_each_style)
{
  static const char *const chains[] = {
    [NONET_CELLS_RC] = "(B)r1c2=(B)r1c7-(B=N)r4c7 => r1c28<>N",
    [NONET_CELLS_LETTER] = "(B)A2=(B)A7-(B=N)D7 => A2/A8<>N",
    [NONET_CELLS_WORDS] = "(B)r1c2=(B)r1c7-(B=N)r4c7 => r1c28<>N",
  };
  static const char *const singles[] = {
    [NONET_CELLS_RC] = "r1c3 is the only place left for A in box 3.",
    [NONET_CELLS_LETTER] = "A3 is the only place left for A in box 3.",
    [NONET_CELLS_WORDS] = "Row 1, column 3 is the only place left for A in box 3.",
  };

  for (NonetCellStyle cells = NONET_CELLS_RC; cells <= NONET_CELLS_WORDS; cells++)
    {
      g_autoptr (Example) chain = example_with_style (example_new (SUDOKU_AIC), cells);
      g_autoptr (Example) single = example_with_style (example_new (SUDOKU_HIDDEN_SINGLE), cells);
      g_autofree char *eureka = NULL;

      add_chain (chain, 0, SUDOKU_LINK_STRONG, "r1c2=5 r1c7=5 r4c7=5 r4c7=3");
      remove_candidate (chain, "r1c2=3");
      remove_candidate (chain, "r1c8=3");
      eureka = nonet_words_eureka (&chain->step, chain->board->shape, &chain->notation);
      g_assert_cmpstr (eureka, ==, chains[cells]);
      place (single, "r1c3=7");
      add_part (single, SUDOKU_PART_CAUSE, 0, SUDOKU_ITEM_HOUSE, 20);
      assert_says (single, NONET_STEP_FULL, singles[cells]);
    }
}

/* The cells with these numbers on a board of an order. */
static void
assert_cells (guint order, NonetCellStyle style, const guint *cells, guint n, const char *expected)
{
  const SudokuShape *shape = nonet_shape_get_usual (order);
  const NonetNotation notation = { NULL, style };
  NonetCellSet set = { { 0 } };
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    nonet_cell_set_add (&set, cells[i]);
  text = nonet_cells_to_string (shape, &set, &notation, NONET_LIST_WORDS);
  g_assert_cmpstr (text, ==, expected);
}

TEST (lists_of_cells_with_each_style)
{
  const guint square[] = { 1 * 9 + 2, 1 * 9 + 6, 4 * 9 + 2, 4 * 9 + 6 }, line[] = { 0 * 9 + 2, 3 * 9 + 2 };
  const guint three[] = { 0 * 9 + 0, 1 * 9 + 1, 2 * 9 + 2 }, large[] = { 25 * 36 + 9, 26 * 36 + 10, 35 * 36 + 35 };

  assert_cells (9, NONET_CELLS_RC, square, 4, "r25c37");
  assert_cells (9, NONET_CELLS_LETTER, square, 4, "B3, B7, E3 and E7");
  assert_cells (9, NONET_CELLS_WORDS, square, 4, "rows 2 and 5, columns 3 and 7");
  assert_cells (9, NONET_CELLS_WORDS, line, 2, "rows 1 and 4, column 3");
  assert_cells (9, NONET_CELLS_WORDS, three, 2, "row 1, column 1, and row 2, column 2");
  assert_cells (9, NONET_CELLS_WORDS, three, 3, "row 1, column 1; row 2, column 2; and row 3, column 3");
  assert_cells (36, NONET_CELLS_RC, large, 3, "r26c10, r27c11 and r36c36");
  assert_cells (36, NONET_CELLS_LETTER, large, 3, "Z10, AA11 and AJ36");
  assert_cells (36, NONET_CELLS_WORDS, large, 2, "row 26, column 10, and row 27, column 11");
}

/* The first step of a technique on a board with rules. */
static bool
say_step (const SudokuStep *step, void *data)
{
  NonetStepParts *parts = data;

  parts->step = sudoku_step_copy (step);
  return false;
}

static void
assert_first_step (const SudokuBoard *board, SudokuTechnique technique, const char *expected)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (9);
  const NonetNotation notation = { alphabet, NONET_CELLS_RC };
  NonetStepParts parts = { .board = board, .notation = &notation };
  g_autofree char *sentence = NULL;
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, 9);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  sudoku_technique_set_add (&limits.techniques, technique);
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_find_steps (finding, board, say_step, &parts), ==, SUDOKU_FOUND);
  sentence = nonet_words_step (parts.step, board, &notation, NONET_STEP_FULL);
  sudoku_step_free ((SudokuStep *) parts.step);
  g_assert_cmpstr (sentence, ==, expected);
}

static void
assert_rules_say (const SudokuRule *rules, guint n, SudokuTechnique technique, const char *expected)
{
  g_autoptr (SudokuBoard) board = ruled_board (rules, n);

  assert_first_step (board, technique, expected);
}

/* Leaves a value two places in row 8, and asks what these exclude. */
static void
assert_places_exclude (SudokuRuleKind kind, guint one, guint other, const char *expected)
{
  const SudokuRule rule = { .kind = kind };
  g_autoptr (SudokuBoard) board = ruled_board (&rule, 1);

  for (guint column = 1; column <= 9; column++)
    if (column != one && column != other)
      sudoku_board_remove (board, 7 * 9 + column - 1, 3);
  assert_first_step (board, SUDOKU_LOCKED_IN_RULE, expected);
}

TEST (places_of_a_value_say_what_they_exclude_by_rules)
{
  assert_places_exclude (SUDOKU_RULE_NON_CONSECUTIVE, 7, 9, "Wherever 3 is in row 8, it excludes 2 and 4 in r8c8.");
  assert_places_exclude (SUDOKU_RULE_ANTI_KNIGHT, 3, 7, "Wherever 3 is in row 8, it excludes 3 in r79c5.");
}

TEST (steps_say_what_their_rule_says)
{
  static const guint16 line[] = { 0, 10, 20, 30 }, two[] = { 0, 13 };
  static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, true, 4, 2, 0, first_row };
  static const SudokuRule thermometer = { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 4, .cell = line };
  static const guint16 one[] = { 3, 4, 5, 6, 15 }, more[] = { 3, 4, 5, 6, 7, 15, 16 };
  static const SudokuRule over[] = { { .kind = SUDOKU_RULE_CAGE, true, 6, 3, 0, first_row },
                                     { .kind = SUDOKU_RULE_CAGE, true, 29, 5, 0, one } };
  static const SudokuRule under[] = { { .kind = SUDOKU_RULE_CAGE, true, 24, 3, 0, first_row },
                                      { .kind = SUDOKU_RULE_CAGE, true, 35, 7, 0, more } };
  static const SudokuRule even[] = { { .kind = SUDOKU_RULE_CAGE, true, 6, 3, 0, first_row },
                                     { .kind = SUDOKU_RULE_CAGE, true, 39, 7, 0, more } };
  static const SudokuRule renban = { .kind = SUDOKU_RULE_RENBAN, .n_cells = 3, .cell = first_row };
  static const SudokuRule arrow = { .kind = SUDOKU_RULE_ARROW, true, 1, 4, 0, line };
  static const SudokuRule odd[] = { { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = two },
                                    { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = two + 1 } };
  static const SudokuRule small[] = { { .kind = SUDOKU_RULE_CAGE, true, 7, 1, 0, two },
                                      { .kind = SUDOKU_RULE_CAGE, true, 3, 1, 0, two + 1 } };
  static const SudokuRule cages[] = { { .kind = SUDOKU_RULE_CAGE, true, 6, 3, 0, first_row },
                                      { .kind = SUDOKU_RULE_CAGE, true, 29, 4, 0, first_row + 3 } };
  g_autoptr (SudokuBoard) ended = ruled_board (&renban, 1);

  assert_rules_say (&cage, 1, SUDOKU_COMBINATIONS,
                    "The cage of 4 in r1c12 can only be 1 and 3. So 2, 4, 5, 6, 7, 8 and 9 in r1c12 can be removed.");
  assert_rules_say (&cage, 1, SUDOKU_LOCKED_IN_RULE,
                    "The cage of 4 in r1c12 can only be 1 and 3. Whichever way, 1 is in r1c12. So 1 in r1c3456789 and "
                    "r23c123 can be removed.");
  assert_rules_say (&thermometer, 1, SUDOKU_PAIR_RULE,
                    "Values rise along the thermometer from r1c1 to r4c4. So 7/8/9 in r1c1, 1/8/9 in r2c2, 1/2/9 in "
                    "r3c3 and 1/2/3 in r4c4 can be removed.");
  assert_rules_say (
      &arrow, 1, SUDOKU_SUM,
      "The values along the arrow add up to the number in its circle: r1c1 is the sum of r2c2, r3c3 and r4c4. So "
      "1/2/3 in r1c1, 7 in r4c4 and 8/9 in r2c2/r3c3/r4c4 can be removed.");
  assert_rules_say (odd, 2, SUDOKU_ALLOWED_VALUES,
                    "Only odd digits go into r1c1 and r2c5. So 2, 4, 6 and 8 in r1c1 and r2c5 can be removed.");
  /* Each has a sum of its own. */
  assert_rules_say (small, 2, SUDOKU_ALLOWED_VALUES,
                    "The cage of 7 in r1c1 can only be 7. So 1, 2, 3, 4, 5, 6, 8 and 9 in r1c1 can be removed.");
  assert_rules_say (cages, 2, SUDOKU_HOUSE_TOTAL,
                    "The sum of r1c89 is 10: 45 in row 1 less 35 in the cages. So 5 in r1c89 can be removed.");
  assert_rules_say (over, 2, SUDOKU_HOUSE_TOTAL,
                    "The sum of r1c89 is 10 more than that of r2c7: 45 in row 1 less 35 in the cages. So 1 in r1c89 "
                    "and 8/9 in r2c7 can be removed.");
  assert_rules_say (under, 2, SUDOKU_HOUSE_TOTAL,
                    "The sum of r2c78 is 14 more than that of r1c9: 59 in the cages less 45 in row 1. So 4/5/6/7/8/9 "
                    "in r1c9 and 1/2/3/4/5 in r2c78 can be removed.");
  assert_rules_say (
      even, 2, SUDOKU_HOUSE_TOTAL,
      "The sum of r1c9 is that of r2c78: 45 in row 1 and in the cages. So 1/2 in r1c9 and 9 in r2c78 can be removed.");
  for (guint value = 2; value <= 9; value++)
    sudoku_board_remove (ended, 0, value);
  assert_first_step (
      ended, SUDOKU_COMBINATIONS,
      "The renban line from r1c1 to r1c3 can only be 1, 2 and 3. So 1, 4, 5, 6, 7, 8 and 9 in r1c23 can be removed.");
}

/* The pages of techniques: each has all of its texts. */

TEST (every_technique_is_explained)
{
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      g_autofree char *what = nonet_words_technique_what (technique);

      g_test_message ("%s", sudoku_technique_info (technique)->id);
      g_assert_nonnull (what);
      g_assert_null (strpbrk (what, "{}"));
      g_assert_nonnull (nonet_words_technique_why (technique));
      g_assert_nonnull (nonet_words_technique_search (technique));
      g_assert_cmpint (nonet_technique_family (technique), <, NONET_N_FAMILIES);
      g_assert_nonnull (nonet_words_family (nonet_technique_family (technique)));
    }
}

/* Techniques of one kind differ in what their texts say at least by their size. */
TEST (no_two_pages_are_the_same)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (!g_hash_table_add (known, nonet_words_technique_what (technique)))
      g_test_fail_printf ("%s has the text of another", sudoku_technique_info (technique)->id);
}

TEST (pages_say_sizes)
{
  g_autofree char *triple = nonet_words_technique_what (SUDOKU_NAKED_TRIPLE);
  g_autofree char *wing = nonet_words_technique_what (SUDOKU_VWXYZ_WING);

  g_assert_true (g_str_has_prefix (triple, "3 cells of a house have together only 3 candidates;"));
  g_assert_true (g_str_has_prefix (wing, "5 cells in a line and a box"));
}

static void
check_ratings (SudokuTechnique technique, const char *expected)
{
  g_autofree char *pages_have_ratings = nonet_words_technique_ratings (technique);

  g_assert_cmpstr (pages_have_ratings, ==, expected);
}

TEST (pages_have_ratings)
{
  check_ratings (SUDOKU_X_WING, "Sudoku Explainer: 3.2 · HoDoKu: hard, score 140");
  check_ratings (SUDOKU_XY_CHAIN, "Sudoku Explainer: from 7.0 · HoDoKu: unfair, score 260");
  check_ratings (SUDOKU_SKYSCRAPER, "HoDoKu: hard, score 130");
  check_ratings (SUDOKU_BUG_2, "Sudoku Explainer: 5.7");
  check_ratings (SUDOKU_NAKED_FIVE, NULL);
}

TEST (needs)
{
  g_assert_null (nonet_words_technique_needs (SUDOKU_X_WING));
  g_assert_nonnull (strstr (nonet_words_technique_needs (SUDOKU_COMBINATIONS), "further rules"));
  g_assert_nonnull (strstr (nonet_words_technique_needs (SUDOKU_AVOIDABLE_RECTANGLE_1), "givens"));
  g_assert_nonnull (strstr (nonet_words_technique_needs (SUDOKU_BUG_1), "one solution"));
}

TEST (search)
{
  g_assert_true (nonet_words_technique_matches (SUDOKU_X_WING, "x-WING"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_XY_WING, "y-wing"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_NAKED_TRIPLE, "subsets"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_FULL_HOUSE, "full-house"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_FULL_HOUSE, ""));
  g_assert_false (nonet_words_technique_matches (SUDOKU_FULL_HOUSE, "wing"));
}
