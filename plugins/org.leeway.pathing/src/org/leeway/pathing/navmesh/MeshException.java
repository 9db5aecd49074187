package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.Point;

/** The exception for polygons that are no mesh. The message says why, and {@link #place} where. */
public final class MeshException extends IllegalArgumentException {

	private static final long serialVersionUID = 1L;

	private final String problem;
	private final transient Point place;

	/** @param place in cells; the message ends with it */
	MeshException(String problem, Point place) {
		super(problem + " at " + place);
		this.problem = problem;
		this.place = place;
	}

	/** Returns an exception without the number of a polygon, for a mesh in which the wrong polygons have other numbers. */
	MeshException ofPart() {
		return new MeshException(problem.replaceFirst("polygon \\d+", "a polygon"), place);
	}

	/** Returns why the polygons are no mesh, without the place: small letters, no full stop. */
	public String problem() {
		return problem;
	}

	/** Returns where the polygons are wrong, in cells, or null after deserialization. */
	public Point place() {
		return place;
	}
}
