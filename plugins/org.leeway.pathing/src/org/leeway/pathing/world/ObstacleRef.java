package org.leeway.pathing.world;

/**
 * A reference to an obstacle by its index in the scene.
 *
 * @param index in the scene's list of circles or of polygons, from 0
 */
public record ObstacleRef(Kind kind, int index) {

	/**
	 * The kinds of obstacles. A scene has one list of obstacles for each kind. The index of a reference is an index into the
	 * list of its kind.
	 */
	public enum Kind {
		CIRCLE, POLYGON
	}

	@Override
	public String toString() {
		return (kind == Kind.CIRCLE ? "circle " : "polygon ") + index;
	}
}
