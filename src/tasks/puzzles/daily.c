/* The puzzle of a day, which is the same for everybody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/daily.h"

NonetStockKind
nonet_daily_kind (const GDate *day)
{
  static const NonetStockKind kinds[] = {
    [G_DATE_MONDAY] = NONET_STOCK_EASY,      [G_DATE_TUESDAY] = NONET_STOCK_EASY,
    [G_DATE_WEDNESDAY] = NONET_STOCK_MEDIUM, [G_DATE_THURSDAY] = NONET_STOCK_MEDIUM,
    [G_DATE_FRIDAY] = NONET_STOCK_HARD,      [G_DATE_SATURDAY] = NONET_STOCK_HARD,
    [G_DATE_SUNDAY] = NONET_STOCK_EXPERT,
  };

  return kinds[g_date_get_weekday (day)];
}

/* As a person would write it, 20261127, so that the command line makes the same. */
NonetGenerating *
nonet_daily_new (const GDate *day)
{
  const SudokuWish wish = nonet_stock_kind_wish (nonet_daily_kind (day));
  guint64 seed = g_date_get_year (day) * 10000u + g_date_get_month (day) * 100u + g_date_get_day (day);

  return nonet_generating_new (&wish, seed, 1);
}
