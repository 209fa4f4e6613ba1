/* The controllers around the derivation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/derivation-tools.h"

#include "app/derivation/growing.h"
#include "app/derivation/handout-saving.h"
#include "app/derivation/racing.h"

void
nonet_derivation_tools_add (NonetFrame *frame, GPtrArray *controllers)
{
  g_ptr_array_add (controllers, nonet_growing_new (frame));
  g_ptr_array_add (controllers, nonet_handout_saving_new (frame));
  g_ptr_array_add (controllers, nonet_racing_new (frame));
}
