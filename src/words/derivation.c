/* Words for the derivation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/derivation.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "sudoku/natural.h"
#include "words/notation.h"
#include "words/number.h"

/* A walk and how to speak of it. */
typedef struct
{
  const SudokuDerivation *walk;
  const SudokuShape *shape;
  const SudokuCandidates *matrix;
  const NonetNotation *notation;
  SudokuDerivationPlace place;
  SudokuStride stride;
} Speech;

/* The functions. */

static SudokuHouseKind
kind_of_last_house (const SudokuDerivation *walk)
{
  return sudoku_derivation_matrix (walk)->shape->house[sudoku_derivation_place (walk).house].kind;
}

static const char *
reduction_to_function (const SudokuDerivation *walk, SudokuStride stride)
{
  static const char *const by_kind[] = { "pruneBy rows", "pruneBy cols", "pruneBy boxs", "pruneBy diagonals",
                                         "pruneBy others" };
  SudokuDerivationStage stage = sudoku_derivation_place (walk).stage;

  if (stride == SUDOKU_STRIDE_STEP || stage == SUDOKU_STAGE_PRUNE)
    return by_kind[kind_of_last_house (walk)];
  return stage == SUDOKU_STAGE_SEARCH ? "search · prune" : "many prune";
}

const char *
nonet_derivation_to_function (const SudokuDerivation *walk, SudokuStride stride)
{
  static const char *const by_step[] = { [SUDOKU_DERIVATION_CHOICES] = "choices",
                                         [SUDOKU_DERIVATION_EXPAND] = "expand",
                                         [SUDOKU_DERIVATION_BLOCKED] = "blocked",
                                         [SUDOKU_DERIVATION_SOLVED] = "complete",
                                         [SUDOKU_DERIVATION_END] = "search" };
  SudokuDerivationStep step = sudoku_derivation_place (walk).step;

  return step == SUDOKU_DERIVATION_REDUCE ? reduction_to_function (walk, stride) : by_step[step];
}

/* Sentences. */

char *
nonet_block_to_string (const SudokuCandidates *matrix, const NonetNotation *notation)
{
  SudokuBlock block;
  g_autofree char *name = NULL;

  if (!sudoku_find_block (matrix, &block))
    return NULL;
  if (block.is_void)
    {
      name = nonet_cell_to_name (matrix->shape, block.empty, notation);
      /* Translators: %s is a cell, as in “r4c5 has no choice left”. */
      return g_strdup_printf (_ ("%s has no choice left"), name);
    }
  name = nonet_house_to_string (matrix->shape, block.repeated.house);
  /* Translators: a symbol and a house, as in “3 twice in row 4”. */
  return g_strdup_printf (_ ("%s twice in %s"), nonet_alphabet_get_symbol (notation->alphabet, block.repeated.value),
                          name);
}

static char *
choices_to_sentence (const Speech *speech)
{
  guint order = speech->shape->order;

  return g_strdup_printf (ngettext ("Each blank has the only symbol as its choice.",
                                    "Each blank has all %u symbols as its choices.", order),
                          order);
}

/* The fixed choices of the last house that others lost. */
static SudokuSet
values_that_removed (const Speech *speech)
{
  const SudokuDerivationRemoval *removal;
  guint n_removals = sudoku_derivation_removals (speech->walk, SUDOKU_STRIDE_STEP, &removal);
  SudokuSet values = 0;

  for (guint i = 0; i < n_removals; i++)
    values |= removal[i].before & ~speech->matrix->cell[removal[i].cell];
  return values;
}

static char *
house_to_sentence (const Speech *speech)
{
  SudokuSet values = values_that_removed (speech);
  g_autofree char *house = nonet_house_to_string (speech->shape, speech->place.house);
  g_autofree char *symbols = NULL;

  if (values == 0)
    /* Translators: %s is a house, as in “In column 5, no cell has a choice that is fixed in another.” */
    return g_strdup_printf (_ ("In %s, no cell has a choice that is fixed in another."), house);
  symbols = nonet_values_to_string (values, speech->notation->alphabet, NONET_LIST_WORDS);
  /* Translators: symbols and their house, as in “5 and 6 are fixed in column 5: its other cells lose them.” */
  return g_strdup_printf (ngettext ("%s is fixed in %s: its other cells lose it.",
                                    "%s are fixed in %s: its other cells lose them.", sudoku_set_count (values)),
                          symbols, house);
}

static const char *
kind_to_sentence (const Speech *speech)
{
  switch (kind_of_last_house (speech->walk))
    {
    case SUDOKU_ROW:
      return _ ("What is fixed in a row, the other cells of that row lose.");
    case SUDOKU_COLUMN:
      return _ ("What is fixed in a column, the other cells of that column lose.");
    case SUDOKU_BOX:
      return _ ("What is fixed in a box, the other cells of that box lose.");
    default:
      return _ ("What is fixed in a further house, its other cells lose.");
    }
}

static char *
pruning_to_sentence (const Speech *speech)
{
  guint n = speech->place.pruning;

  if (speech->place.pruned && sudoku_derivation_n_removed (speech->walk, speech->stride) == 0)
    return g_strdup_printf (
        ngettext ("After %u pruning nothing changes any more.", "After %u prunings nothing changes any more.", n), n);
  /* Translators: a pruning is all rows, then all columns, then all boxes. */
  return g_strdup_printf (_ ("Pruning %u: all rows, then columns, then boxes."), n);
}

static char *
reduction_to_sentence (const Speech *speech)
{
  if (speech->stride == SUDOKU_STRIDE_STEP)
    return house_to_sentence (speech);
  if (speech->place.stage == SUDOKU_STAGE_PRUNE)
    return g_strdup (kind_to_sentence (speech));
  return pruning_to_sentence (speech);
}

static char *
with_number_removed (const Speech *speech, const char *sentence)
{
  guint n = sudoku_derivation_n_removed (speech->walk, speech->stride);
  g_autofree char *number = n > 0
                                ? g_strdup_printf (ngettext ("%u choice is removed.", "%u choices are removed.", n), n)
                                : g_strdup (_ ("Nothing is removed."));

  return g_strjoin (" ", sentence, number, NULL);
}

static char *
expansion_to_sentence (const Speech *speech)
{
  const SudokuDerivationRemoval *removal;
  const NonetAlphabet *alphabet = speech->notation->alphabet;
  g_autofree char *cell = nonet_cell_to_name (speech->shape, speech->place.pivot, speech->notation);
  g_autofree char *choices = NULL;
  g_autofree char *left = NULL;

  sudoku_derivation_removals (speech->walk, SUDOKU_STRIDE_STEP, &removal);
  choices = nonet_values_to_string (removal->before, alphabet, NONET_LIST_WORDS);
  left = nonet_values_to_string (speech->matrix->cell[speech->place.pivot], alphabet, NONET_LIST_WORDS);
  /* Translators: a cell, its choices, the branch, of that many, and what it leaves, as in “r4c1 has 2 and 9 as its choices. Branch 1 of
   * 2: 2.” */
  return g_strdup_printf (_ ("%s has %s as its choices. Branch %u of %u: %s."), cell, choices, speech->place.branch + 1,
                          speech->place.n_branches, left);
}

static char *
block_to_sentence (const Speech *speech)
{
  g_autofree char *block = nonet_block_to_string (speech->matrix, speech->notation);

  /* Translators: why: “r4c5 has no choice left”. */
  return g_strdup_printf (_ ("This branch has no solution: %s."), block);
}

static char *
end_to_sentence (const Speech *speech)
{
  guint64 n = speech->place.tally.n_solutions;
  g_autofree char *number = nonet_number_to_string (n);

  if (n == 0)
    return g_strdup (_ ("All branches were searched: there is no solution."));
  return g_strdup_printf (ngettext ("All branches were searched: %s solution.",
                                    "All branches were searched: %s solutions.", (gulong) MIN (n, G_MAXULONG)),
                          number);
}

char *
nonet_derivation_to_sentence (const SudokuDerivation *walk, SudokuStride stride, const NonetNotation *notation)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  Speech speech = { walk, matrix->shape, matrix, notation, sudoku_derivation_place (walk), stride };
  g_autofree char *sentence = NULL;

  switch (speech.place.step)
    {
    case SUDOKU_DERIVATION_CHOICES:
      return choices_to_sentence (&speech);
    case SUDOKU_DERIVATION_REDUCE:
      sentence = reduction_to_sentence (&speech);
      return with_number_removed (&speech, sentence);
    case SUDOKU_DERIVATION_EXPAND:
      return expansion_to_sentence (&speech);
    case SUDOKU_DERIVATION_BLOCKED:
      return block_to_sentence (&speech);
    case SUDOKU_DERIVATION_SOLVED:
      return g_strdup (_ ("Each cell has one choice, and no house has one twice: a solution."));
    default:
      return end_to_sentence (&speech);
    }
}

const char *
nonet_search_left_out_to_sentence (void)
{
  return _ ("The search of boards over 16×16 is left out.");
}

/* Boards. */

static void
append_power (GString *text, guint base, guint exponent, gboolean raised)
{
  g_autofree char *digits = raised ? nonet_exponent_to_string (exponent) : g_strdup_printf ("^%u", exponent);

  g_string_append_printf (text, "%s%u%s", text->len > 0 ? "·" : "", base, exponent > 1 ? digits : "");
}

char *
nonet_matrix_to_powers (const SudokuCandidates *matrix, gboolean raised)
{
  guint n_cells[SUDOKU_MAX_ORDER + 1];
  GString *text = g_string_new (NULL);

  sudoku_count_choices (matrix, n_cells);
  if (n_cells[0] > 0)
    append_power (text, 0, 1, raised);
  else
    for (guint n = 2; n <= matrix->shape->order; n++)
      if (n_cells[n] > 0)
        append_power (text, n, n_cells[n], raised);
  if (text->len == 0)
    append_power (text, 1, 1, raised);
  return g_string_free (text, FALSE);
}

char *
nonet_matrix_to_digits (const SudokuCandidates *matrix, gboolean grouped)
{
  g_autofree char *digits = g_malloc (SUDOKU_NATURAL_DIGITS + 1);
  g_autofree SudokuNatural *boards = g_new (SudokuNatural, 1);

  sudoku_natural_boards (boards, matrix);
  sudoku_natural_digits (boards, digits);
  return grouped ? nonet_digits_to_string (digits) : g_steal_pointer (&digits);
}

/* Time. */

static char *
years_to_string (double years_log10)
{
  g_autofree char *years = nonet_power_to_string (years_log10, 1);

  /* Translators: a number of years, of which there are always many: "4.6 × 10³⁵". */
  return g_strdup_printf (_ ("%s years"), years);
}

/* "4.6 × 10³⁵ years", without a comparison. */
static char *
duration_to_string (double boards_log10)
{
  double seconds = pow (10, boards_log10 - 6);
  gulong n = (gulong) MIN (seconds, 1e9);

  if (n < 1)
    return g_strdup (_ ("less than a second"));
  if (n < 120)
    return g_strdup_printf (ngettext ("%lu second", "%lu seconds", n), n);
  if (n < 7200)
    return g_strdup_printf (ngettext ("%lu minute", "%lu minutes", n / 60), n / 60);
  if (n < 48 * 3600)
    return g_strdup_printf (ngettext ("%lu hour", "%lu hours", n / 3600), n / 3600);
  if (seconds < 2 * 31557600.0)
    return g_strdup_printf (ngettext ("%lu day", "%lu days", n / 86400), n / 86400);
  return years_to_string (sudoku_checking_years_log10 (boards_log10));
}

char *
nonet_checking_time_to_string (double boards_log10)
{
  double years_log10 = sudoku_checking_years_log10 (boards_log10);
  double ages_log10 = years_log10 - log10 (SUDOKU_AGE_OF_UNIVERSE);
  g_autofree char *years = NULL;
  g_autofree char *ages = NULL;

  if (ages_log10 < 0)
    return duration_to_string (boards_log10);
  years = nonet_power_to_string (years_log10, 1);
  ages = nonet_power_to_string (ages_log10, 1);
  /* Translators: both are large numbers such as "4.6 × 10³⁵". */
  return g_strdup_printf (_ ("%s years, %s times the age of the universe"), years, ages);
}

/* The laws of the calculation. */

static const struct
{
  const char *name, *sentence;
} laws[SUDOKU_N_LAWS] = {
  /* Translators: why there is the first line of a calculation; what stands between others is the name of a law. */
  [SUDOKU_LAW_NONE] = { N_ ("specification"), N_ ("Make all boards, and keep the correct ones.") },
  [SUDOKU_LAW_CORRECT] = { N_ ("what correct means"),
                           N_ ("A board is correct if neither rows nor columns nor boxes have a value twice, and "
                               "conditions can be filtered by one after the other.") },
  [SUDOKU_LAW_FILTER_INVOLUTION] = { "filter (p · f) = map f · filter p · map f",
                                     N_ ("What passes p after f can be found by applying f, filtering by p and "
                                         "applying f again, if f applied twice changes nothing.") },
  [SUDOKU_LAW_BOXS_MCP] = { "map boxs · mcp = mcp · boxs",
                            N_ ("Boxes can be laid out as rows before boards are made, or after.") },
  [SUDOKU_LAW_MCP] = { "mcp = cp · map cp",
                       N_ ("The boards of a matrix are the combinations of the rows that its rows of choices make.") },
  [SUDOKU_LAW_FILTER_ALL] = { "filter (all p) · cp = cp · map (filter p)",
                              N_ ("Instead of keeping combinations all of whose parts pass, combine only parts that "
                                  "pass.") },
  [SUDOKU_LAW_MAP] = { "map f · map g = map (f · g)", N_ ("Two functions for each item are one after the other.") },
  [SUDOKU_LAW_REDUCE] = { "filter nodups · cp = filter nodups · cp · reduce",
                          N_ ("A row without duplicates has no fixed choice in a second cell, so it can be removed "
                              "there before rows are made.") },
  [SUDOKU_LAW_SAME_BACK] = { N_ ("the same laws backwards"),
                             N_ ("The laws that led here lead back, with reduce between the layouts.") },
  [SUDOKU_LAW_EACH_HOUSE] = { N_ ("the same for columns and rows"),
                              N_ ("Filters can change places, so what goes for boxes goes for columns and rows.") },
  [SUDOKU_LAW_PRUNE] = { N_ ("what prune means"),
                         N_ ("To prune by boxes is to lay them out as rows, reduce each and lay them back; prune does "
                             "it by rows, columns and boxes.") },
  [SUDOKU_LAW_EXPAND] = { "mcp = concat · map mcp · expand",
                          N_ ("The boards of a matrix are those of the matrices that it is expanded to, taken "
                              "together, perhaps in another order.") },
  [SUDOKU_LAW_FILTER_CONCAT] = { "filter p · concat = concat · map (filter p)",
                                 N_ ("Lists can be filtered before they are joined, or after.") },
  [SUDOKU_LAW_PRUNING] = { "filter correct · mcp = filter correct · mcp · prune",
                           N_ ("Pruning loses no correct board.") },
  [SUDOKU_LAW_SEARCH] = { "search = filter correct · mcp",
                          N_ ("This is what search was to be: it can stand for it, and so calls itself.") },
};

const char *
nonet_law_to_name (SudokuLaw law)
{
  return _ (laws[law].name);
}

const char *
nonet_law_to_sentence (SudokuLaw law)
{
  return _ (laws[law].sentence);
}
