/* The parser of expressions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/calculation/expression.h"

#include <string.h>

#define DOT "·"

typedef struct
{
  const char *at;
  SudokuArena *arena;
} Parser;

static SudokuTerm *parse_composition (Parser *parser);

static void
skip_whitespace (Parser *parser)
{
  while (*parser->at == ' ')
    parser->at++;
}

static bool
skip (Parser *parser, const char *token)
{
  size_t length = strlen (token);

  skip_whitespace (parser);
  if (strncmp (parser->at, token, length) != 0)
    return false;
  parser->at += length;
  return true;
}

static bool
is_letter (char character)
{
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

static unsigned
read_name (Parser *parser, const char **name)
{
  skip_whitespace (parser);
  *name = parser->at;
  while (is_letter (*parser->at))
    parser->at++;
  return (unsigned) (parser->at - *name);
}

static SudokuTerm *
new_term (Parser *parser, SudokuTermKind kind)
{
  SudokuTerm *term = sudoku_arena_alloc (parser->arena, sizeof *term);

  if (term != NULL)
    *term = (SudokuTerm){ .kind = kind };
  return term;
}

static SudokuTerm *
parse_atom (Parser *parser)
{
  const char *name;
  unsigned length;
  SudokuTerm *term, *inner;

  if (skip (parser, "("))
    {
      inner = parse_composition (parser);
      term = inner != NULL && skip (parser, ")") ? new_term (parser, SUDOKU_TERM_INNER) : NULL;
      if (term != NULL)
        term->inner = inner;
      return term;
    }
  length = read_name (parser, &name);
  term = length > 0 ? new_term (parser, SUDOKU_TERM_NAME) : NULL;
  if (term != NULL)
    {
      term->name = name;
      term->length = length;
    }
  return term;
}

static bool
is_named (const SudokuTerm *term, const char *name)
{
  return term->kind == SUDOKU_TERM_NAME && term->length == strlen (name)
         && strncmp (term->name, name, term->length) == 0;
}

/* Functions that take another one. */
static SudokuTerm *
parse_term (Parser *parser)
{
  static const struct
  {
    const char *name;
    SudokuTermKind kind;
  } takers[] = { { "map", SUDOKU_TERM_MAP }, { "filter", SUDOKU_TERM_FILTER }, { "all", SUDOKU_TERM_ALL } };
  SudokuTerm *term = parse_atom (parser);

  for (unsigned i = 0; term != NULL && i < sizeof takers / sizeof *takers; i++)
    if (is_named (term, takers[i].name))
      {
        term->kind = takers[i].kind;
        term->inner = parse_atom (parser);
        return term->inner != NULL ? term : NULL;
      }
  return term;
}

/* Reads from the left to the right, and chains from the right to the left. */
static SudokuTerm *
parse_composition (Parser *parser)
{
  SudokuTerm *after = NULL;

  do
    {
      SudokuTerm *term = parse_term (parser);

      if (term == NULL)
        return NULL;
      term->next = after;
      after = term;
    }
  while (skip (parser, DOT));
  return after;
}

SudokuTerm *
sudoku_expression_parse (const char *text, SudokuArena *arena)
{
  Parser parser = { text, arena };
  SudokuTerm *first = parse_composition (&parser);

  skip_whitespace (&parser);
  return *parser.at == '\0' ? first : NULL;
}
