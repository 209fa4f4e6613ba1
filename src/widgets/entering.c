/* What the keys of a board enter: values, corner marks, centre marks or colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/entering.h"

#include "formats/puzzle.h"

struct _NonetEntering
{
  GObject parent_instance;

  NonetEntryMode chosen;
  NonetEntryMode mode; /* in effect */
  guint colour;
  guint last_colour;
  gboolean clicks_note;
};

G_DEFINE_FINAL_TYPE (NonetEntering, nonet_entering, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (NonetEntryMode,
                    nonet_entry_mode,
                    G_DEFINE_ENUM_VALUE (NONET_ENTRY_VALUE, "value"),
                    G_DEFINE_ENUM_VALUE (NONET_ENTRY_CORNER, "corner"),
                    G_DEFINE_ENUM_VALUE (NONET_ENTRY_CENTRE, "centre"),
                    G_DEFINE_ENUM_VALUE (NONET_ENTRY_COLOUR, "colour"))

enum
{
  PROP_0,
  PROP_MODE,
  PROP_COLOUR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_mode (NonetEntering *self, NonetEntryMode mode)
{
  if (self->mode == mode)
    return;
  self->mode = mode;
  if (mode != NONET_ENTRY_COLOUR)
    nonet_entering_set_colour (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
}

NonetEntryMode
nonet_entering_get_mode (NonetEntering *self)
{
  return self->mode;
}

void
nonet_entering_choose (NonetEntering *self, NonetEntryMode mode)
{
  g_return_if_fail (NONET_IS_ENTERING (self));
  g_return_if_fail (mode < NONET_N_ENTRY_MODES);
  self->chosen = mode;
  set_mode (self, mode);
}

NonetEntryMode
nonet_entering_mode_of (NonetEntering *self, GdkModifierType modifiers)
{
  switch (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK))
    {
    case GDK_SHIFT_MASK:
      return NONET_ENTRY_CORNER;
    case GDK_CONTROL_MASK:
      return NONET_ENTRY_CENTRE;
    case GDK_SHIFT_MASK | GDK_CONTROL_MASK:
      return NONET_ENTRY_COLOUR;
    default:
      return self->chosen;
    }
}

void
nonet_entering_hold (NonetEntering *self, GdkModifierType modifiers)
{
  g_return_if_fail (NONET_IS_ENTERING (self));
  set_mode (self, nonet_entering_mode_of (self, modifiers));
}

void
nonet_entering_set_colour (NonetEntering *self, guint colour)
{
  g_return_if_fail (NONET_IS_ENTERING (self));
  g_return_if_fail (colour <= NONET_MAX_COLOUR);

  if (colour != 0)
    self->last_colour = colour;
  if (self->colour == colour)
    return;
  self->colour = colour;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
}

guint
nonet_entering_get_colour (NonetEntering *self)
{
  return self->colour;
}

void
nonet_entering_set_last_colour (NonetEntering *self, guint colour)
{
  self->last_colour = colour;
}

guint
nonet_entering_get_last_colour (NonetEntering *self)
{
  return self->last_colour;
}

void
nonet_entering_set_clicks_note (NonetEntering *self, gboolean note)
{
  self->clicks_note = note;
}

gboolean
nonet_entering_get_clicks_note (NonetEntering *self)
{
  return self->clicks_note;
}

static void
nonet_entering_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetEntering *self = NONET_ENTERING (object);

  switch (property_id)
    {
    case PROP_MODE:
      g_value_set_enum (value, self->mode);
      break;
    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_entering_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetEntering *self = NONET_ENTERING (object);

  switch (property_id)
    {
    case PROP_MODE:
      nonet_entering_choose (self, (NonetEntryMode) g_value_get_enum (value));
      break;
    case PROP_COLOUR:
      nonet_entering_set_colour (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_entering_class_init (NonetEnteringClass *klass)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->get_property = nonet_entering_get_property;
  G_OBJECT_CLASS (klass)->set_property = nonet_entering_set_property;
  properties[PROP_MODE] = g_param_spec_enum ("mode", NULL, NULL, NONET_TYPE_ENTRY_MODE, NONET_ENTRY_VALUE, flags);
  properties[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, NONET_MAX_COLOUR, 0, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
nonet_entering_init (NonetEntering *self)
{
  self->last_colour = 1;
}

NonetEntering *
nonet_entering_new (void)
{
  return g_object_new (NONET_TYPE_ENTERING, NULL);
}
