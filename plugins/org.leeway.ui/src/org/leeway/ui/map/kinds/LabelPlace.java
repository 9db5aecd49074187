package org.leeway.ui.map.kinds;

import org.leeway.pathing.geom.Envelope;

/**
 * The place of the label with an object's name.
 *
 * @param object the bounds of the object, in cells. The label is in the object's middle if the label fits there and {@code sign} is
 * 0. Otherwise the label is below the object
 * @param sign the reach of the object's sign, such as a pin, below the object's middle, in pixels. 0 if the object has no sign
 */
public record LabelPlace(Envelope object, int sign) {
}
