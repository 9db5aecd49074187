package org.leeway.core.exchange.tiled.map;

import java.util.List;

/**
 * A layer of objects to be written.
 *
 * @param colour {@code #rrggbb}, in which Tiled draws them
 */
public record ObjectLayer(int id, String name, String colour, List<MapObject> objects) {

	public ObjectLayer {
		objects = List.copyOf(objects);
	}
}
