package org.leeway.ui.map.kinds;

import org.leeway.pathing.geom.Envelope;

/**
 * The place of an object's name.
 *
 * @param object in cells. The name is in its middle if it has room there, else below it
 * @param sign how far the object's sign reaches below its middle, in pixels. 0 if the object has no sign
 */
public record LabelPlace(Envelope object, int sign) {
}
