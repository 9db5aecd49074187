package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.Point;

/** Polygons are no mesh: the message says why, and the exception where. */
public final class MeshException extends IllegalArgumentException {

	private static final long serialVersionUID = 1L;

	private final transient Point place;

	/** @param place in cells; the message ends with it */
	MeshException(String problem, Point place) {
		super(problem + " at " + place);
		this.place = place;
	}

	/** Where the polygons are wrong, in cells; null after serialisation. */
	public Point place() {
		return place;
	}
}
