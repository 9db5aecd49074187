package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of objects, read from a map.
 *
 * @param objects the objects. Their positions do not include the layer's offset
 */
public record ObjectGroup(LayerHead head, List<MapObject> objects) {
}
