package org.leeway.ui.map.kinds;

import org.leeway.pathing.geom.Envelope;

/**
 * The place of the label with an object's name. The label is in the object's middle or below the object.
 *
 * @param object the bounds of the object, in cells. The label is below these bounds if it does not fit inside, or if the object
 * has a sign
 * @param sign how far the object's sign, such as a pin, reaches below the object's middle, in pixels. 0 if the object has no
 * sign
 */
public record LabelPlace(Envelope object, int sign) {
}
