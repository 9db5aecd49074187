package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of objects to be written to a map.
 *
 * @param colour {@code #rrggbb}, the colour of the objects in Tiled
 */
public record ObjectLayer(int id, String name, String colour, List<MapObject> objects) {

	public ObjectLayer {
		objects = List.copyOf(objects);
	}
}
