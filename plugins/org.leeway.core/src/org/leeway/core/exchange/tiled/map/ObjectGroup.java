package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of objects that was read.
 *
 * @param objects at their places without the layer's offset
 */
public record ObjectGroup(LayerHead head, List<MapObject> objects) {
}
