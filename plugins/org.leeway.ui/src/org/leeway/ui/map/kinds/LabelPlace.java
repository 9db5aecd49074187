package org.leeway.ui.map.kinds;

import org.leeway.pathing.geom.Envelope;

/**
 * The data to place a label with an object's name. If the label fits inside the object, it is placed there. Otherwise, the label
 * is below the object.
 *
 * @param object the bounds of the object, in cells
 * @param sign how far the object's sign, such as a pin, reaches below the object's middle, in pixels. 0 if the object has no
 * sign. The label of an object with a sign is always below
 */
public record LabelPlace(Envelope object, int sign) {
}
