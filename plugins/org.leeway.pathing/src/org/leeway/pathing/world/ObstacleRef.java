package org.leeway.pathing.world;

/**
 * Refers to an obstacle of a scene by its index there.
 *
 * @param index in the scene's list of circles or of polygons, from 0
 */
public record ObstacleRef(Kind kind, int index) {

	/** Which list the index is for. */
	public enum Kind {
		CIRCLE, POLYGON
	}

	@Override
	public String toString() {
		return (kind == Kind.CIRCLE ? "circle " : "polygon ") + index;
	}
}
