package org.leeway.core.exchange.lbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * A query to one of the meshes of a file: whether a disc gets from one place to another place.
 *
 * @param mesh the index of the mesh in the file
 * @param radius in cells, like all coordinates
 */
record LbcQuery(int mesh, double fromX, double fromY, double toX, double toY, double radius) {

	private static final int NUMBERS = 6;

	Point start() {
		return new Point(fromX, fromY);
	}

	Point goal() {
		return new Point(toX, toY);
	}

	/** Returns the queries as the test programs read them. */
	static byte[] bytes(List<LbcQuery> queries) {
		ByteBuffer bytes = ByteBuffer.allocate(NUMBERS * Double.BYTES * queries.size()).order(ByteOrder.LITTLE_ENDIAN);
		queries.forEach(each -> bytes.putDouble(each.mesh).putDouble(each.fromX).putDouble(each.fromY)
				.putDouble(each.toX).putDouble(each.toY).putDouble(each.radius));
		return bytes.array();
	}
}
