package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of objects, read from a map.
 *
 * @param objects at their places without the layer's offset
 */
public record ObjectGroup(LayerHead head, List<MapObject> objects) {
}
