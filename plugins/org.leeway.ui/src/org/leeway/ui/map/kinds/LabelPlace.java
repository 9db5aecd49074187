package org.leeway.ui.map.kinds;

import org.leeway.pathing.geom.Envelope;

/**
 * The place of an object's name.
 *
 * @param object the bounds of the object, in cells. If the name fits into the object, the name is in the object's middle.
 * Otherwise the name is below the object
 * @param sign how far the object's sign, such as a pin, reaches below the object's middle, in pixels. 0 if the object has no
 * sign
 */
public record LabelPlace(Envelope object, int sign) {
}
