/* What nets of higher levels see besides single implications.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/layer.h"

/* Adds nodes that go off by rules and nested chains, once a net has come to its end; returns whether there were any. */
bool nested_advance (Layer *layer, Net *net);
