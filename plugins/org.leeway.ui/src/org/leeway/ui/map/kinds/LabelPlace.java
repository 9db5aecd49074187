package org.leeway.ui.map.kinds;

import org.leeway.pathing.geom.Envelope;

/**
 * The place of the label with an object's name: inside the object, or below it.
 *
 * @param object the bounds of the object, in cells. If the label does not fit inside, or if the object has a sign, the
 * label is below
 * @param sign how far the sign at the object's middle, such as a pin, reaches below this middle, in pixels. 0 if the
 * object has no sign
 */
public record LabelPlace(Envelope object, int sign) {
}
