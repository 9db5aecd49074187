package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of objects that was read.
 *
 * @param objects at the places that they have if the layer is not moved
 */
public record ObjectGroup(LayerHead head, List<MapObject> objects) {
}
