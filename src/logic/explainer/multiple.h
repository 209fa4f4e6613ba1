/* What follows from several nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/layer.h"

/* Finds the hints by the nets of the layer's board. */
void layer_find_hints (Layer *layer, Hints *hints);
