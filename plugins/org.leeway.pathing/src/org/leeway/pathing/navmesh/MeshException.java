package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.Point;

/** The exception for polygons that form no valid mesh. The message gives the reason, and {@link #place} the place. */
public final class MeshException extends IllegalArgumentException {

	private static final long serialVersionUID = 1L;

	private final String problem;
	private final transient Point place;

	/**
	 * Creates the exception. Its message is the problem, followed by the place.
	 *
	 * @param place in cells
	 */
	MeshException(String problem, Point place) {
		super(problem + " at " + place);
		this.problem = problem;
		this.place = place;
	}

	/**
	 * Returns a copy of this exception whose message says "a polygon" in place of the number of a polygon. Call this method if only
	 * a part of a mesh was checked, because the number would be wrong in the whole mesh.
	 */
	MeshException ofPart() {
		return new MeshException(problem.replaceFirst("polygon \\d+", "a polygon"), place);
	}

	/**
	 * Returns why the polygons form no valid mesh, without the place. The text begins with a small letter and has no full
	 * stop.
	 */
	public String problem() {
		return problem;
	}

	/** Returns where the polygons are wrong, in cells, or null after deserialization. */
	public Point place() {
		return place;
	}
}
