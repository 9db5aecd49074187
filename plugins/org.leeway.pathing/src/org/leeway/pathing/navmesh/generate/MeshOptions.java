package org.leeway.pathing.navmesh.generate;

import java.util.Objects;

import org.leeway.pathing.world.Capability;

/**
 * Options for the mesh of a level. Immutable, so that caches of meshes use them as keys.
 *
 * @param capability the terrains that the mesh covers
 * @param keepTerrains true if each face has a terrain and lies on this terrain only, false if faces have no terrains
 * @param circleTolerance how far the polygon around a circle may lie outside of the circle, in cells, more than 0
 * @param simplification how far outlines may be from the true outlines, in cells; 0 for exact outlines
 */
public record MeshOptions(Capability capability, boolean keepTerrains, double circleTolerance, double simplification) {

	/** The usual tolerance of circles, in cells. */
	public static final double CIRCLE_TOLERANCE = 1.0 / 32;

	/**
	 * Creates the options.
	 *
	 * @throws IllegalArgumentException if a number is outside its range
	 */
	public MeshOptions {
		Objects.requireNonNull(capability, "capability");
		if (!(circleTolerance > 0 && circleTolerance < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a tolerance of " + circleTolerance + ", expected more than 0");
		}
		if (!(simplification >= 0 && simplification < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a simplification of " + simplification + ", expected at least 0");
		}
	}

	/** Returns the options for a mesh that has exact outlines and faces without terrains. */
	public static MeshOptions of(Capability capability) {
		return new MeshOptions(capability, false, CIRCLE_TOLERANCE, 0);
	}

	/** Returns a copy of these options for a mesh that keeps terrains: each face lies on one terrain. */
	public MeshOptions keepingTerrains() {
		return new MeshOptions(capability, true, circleTolerance, simplification);
	}
}
