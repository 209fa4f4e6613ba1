/* The page for setters: how many solutions the givens have, and which givens to add or to remove, row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/questions/setting-report.h"
#include "words/notation.h"

/* Signals: "cell-chosen" (guint cell): a row was activated; "rule-pointed" (guint number): the pointer or the focus came to the row of a rule,
 * or is on none (G_MAXUINT). The buttons of rows activate "win.remove-given" and "win.add-given" with
 * the cell (u), those for all cells "win.remove-until-minimal" and "win.add-these-givens". */
#define NONET_TYPE_SETTING_PAGE (nonet_setting_page_get_type ())
G_DECLARE_FINAL_TYPE (NonetSettingPage, nonet_setting_page, NONET, SETTING_PAGE, AdwBin)

/* Shows what a report on a puzzle says besides its verdict, with cells written in a style; of givens that contradict each other, the one
 * that was entered last comes first (G_MAXUINT: none is known to be). NULL: the report is still to come, what is shown stays until then. */
void nonet_setting_page_set_report (NonetSettingPage *self,
                                    const NonetSettingReport *report,
                                    const NonetPuzzle *puzzle,
                                    NonetCellStyle style,
                                    guint last_entered);

/* What can be done with a puzzle that has one solution, besides playing it. */
void nonet_setting_page_set_share_menu (NonetSettingPage *self, GMenuModel *menu);

/* Shows how many solutions the puzzle has. */
void nonet_setting_page_set_verdict (NonetSettingPage *self, const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* Shows how hard the puzzle is, beside the other facts; NULL: not known. */
void nonet_setting_page_set_rating (NonetSettingPage *self, const char *rating);

/* Whether givens are being removed just now. */
void nonet_setting_page_set_busy (NonetSettingPage *self, gboolean busy);
