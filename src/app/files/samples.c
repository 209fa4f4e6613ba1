/* The samples that come with the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/samples.h"

#include <glib/gi18n.h>

#define SAMPLES_URI "resource:///io/github/nonet/Nonet/samples/"

const NonetSample *
nonet_samples (void)
{
  static const NonetSample samples[] = {
    { "bird", N_ ("_Bird’s Pearl"), 9, "SE 1.5" },
    { "seventeen", N_ ("_Seventeen Givens"), 9, "SE 1.5" },
    { "hardest", N_ ("One of the _Hardest"), 9, "SE 11.9" },
    { "tonyblair", N_ ("Nine _Letters: TONYBLAIR"), 9, "SE 2.0" },
    { "small", N_ ("_Four by Four"), 4 },
    { "large", N_ ("Si_xteen by Sixteen"), 16 },
    { "empty", N_ ("_Empty Board"), 9 },
    { NULL },
  };

  return samples;
}

char *
nonet_sample_dup_label (const NonetSample *sample)
{
  /* Translators: the size of a board: columns and rows, as in 9×9. */
  g_autofree char *size = g_strdup_printf (_ ("%u×%u"), sample->order, sample->order);

  if (sample->difficulty == NULL)
    return g_strdup_printf ("%s · %s", _ (sample->label), size);
  return g_strdup_printf ("%s · %s · %s", _ (sample->label), size, sample->difficulty);
}

GFile *
nonet_sample_get_file (const char *name)
{
  g_autofree char *uri = g_strconcat (SAMPLES_URI, name, ".ipuz", NULL);

  return g_file_new_for_uri (uri);
}
