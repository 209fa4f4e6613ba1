/* Combo rows whose choice is kept in the settings by its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/settings-combo.h"

static gboolean
name_to_row (GValue *value, GVariant *variant, gpointer names)
{
  const char *const *name = names;

  for (guint i = 0; name[i] != NULL; i++)
    if (g_str_equal (g_variant_get_string (variant, NULL), name[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
row_to_name (const GValue *value, const GVariantType *type, gpointer names)
{
  guint row = g_value_get_uint (value);

  return row < g_strv_length (names) ? g_variant_new_string (((const char *const *) names)[row]) : NULL;
}

void
nonet_settings_bind_combo (GSettings *settings, const char *key, AdwComboRow *combo, const char *const *names)
{
  g_settings_bind_with_mapping (settings, key, combo, "selected", G_SETTINGS_BIND_DEFAULT, name_to_row, row_to_name,
                                (gpointer) names, NULL);
}
