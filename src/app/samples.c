/* The samples that come with the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/samples.h"

#include <glib/gi18n.h>

#define SAMPLES_URI "resource:///io/github/nonet/Nonet/samples/"

const NonetSample *
nonet_samples (void)
{
  static const NonetSample samples[] = {
    { "bird", N_ ("_Bird’s Pearl") },
    { "seventeen", N_ ("_Seventeen Givens") },
    { "hardest", N_ ("One of the _Hardest") },
    { "tonyblair", N_ ("Nine _Letters: TONYBLAIR") },
    { "small", N_ ("_4×4") },
    { "large", N_ ("_16×16") },
    { "empty", N_ ("_Empty Board") },
    { NULL },
  };

  return samples;
}

GFile *
nonet_sample_get_file (const char *name)
{
  g_autofree char *uri = g_strconcat (SAMPLES_URI, name, ".ipuz", NULL);

  return g_file_new_for_uri (uri);
}
