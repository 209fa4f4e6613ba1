/* Options of logic in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/logic-settings.h"

static void
read_techniques (GSettings *settings, SudokuTechniqueSet *techniques)
{
  g_auto (GStrv) without = g_settings_get_strv (settings, "techniques-off");
  g_auto (GStrv) with = g_settings_get_strv (settings, "techniques-on");
  SudokuTechnique technique;

  for (guint i = 0; without[i] != NULL; i++)
    if (sudoku_technique_from_name (without[i], &technique))
      sudoku_technique_set_remove (techniques, technique);
  for (guint i = 0; with[i] != NULL; i++)
    if (sudoku_technique_from_name (with[i], &technique))
      sudoku_technique_set_add (techniques, technique);
}

static void
read_order (GSettings *settings, NonetLogicOptions *options)
{
  g_auto (GStrv) order = g_settings_get_strv (settings, "technique-order");
  SudokuTechniqueSet seen = { { 0 } };
  SudokuTechnique technique;

  for (guint i = 0; order[i] != NULL; i++)
    if (sudoku_technique_from_name (order[i], &technique) && !sudoku_technique_set_has (&seen, technique))
      {
        sudoku_technique_set_add (&seen, technique);
        options->order[options->n_ordered++] = technique;
      }
}

void
nonet_logic_settings_get (GSettings *settings, NonetLogicOptions *options)
{
  nonet_logic_options_init (options);
  read_techniques (settings, &options->techniques);
  read_order (settings, options);
  options->start = g_settings_get_enum (settings, "steps-start");
  options->uniqueness = g_settings_get_boolean (settings, "use-uniqueness");
}

void
nonet_logic_settings_watch (GSettings *settings, GCallback changed, gpointer object)
{
  static const char *const signals[] = { "changed::techniques-off", "changed::techniques-on",
                                         "changed::technique-order", "changed::steps-start",
                                         "changed::use-uniqueness" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (settings, signals[i], changed, object, G_CONNECT_SWAPPED);
}
