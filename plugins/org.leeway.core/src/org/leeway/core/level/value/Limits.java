package org.leeway.core.level.value;

import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The limits for numbers in levels. Within them, squares and products of numbers stay far below the limits of a {@code
 * double}.
 */
public final class Limits {

	/** The largest absolute value of a coordinate, a length and a speed. */
	public static final double MOST = 1e9;
	/** The least value of a number that must be positive, such as a speed. Also the least radius, except for 0. */
	public static final double LEAST = 1e-9;


	/** Attributes of levels whose values may exceed {@link #MOST}. They are costs and percentages, not lengths. */
	private static final Set<EAttribute> UNBOUNDED = Set.of(LevelPackage.Literals.PATH_PROBE__MAX_COST,
			LevelPackage.Literals.PATH_PROBE__MAX_EXCESS);

	private Limits() {
	}

	/** Returns whether a number is finite and not too large for an attribute of a level. */
	public static boolean isWithin(EAttribute attribute, double value) {
		return UNBOUNDED.contains(attribute) ? Double.isFinite(value) : isWithin(value);
	}

	/** Returns whether a number may be a coordinate or a length. */
	public static boolean isWithin(double value) {
		return Math.abs(value) <= MOST;
	}

	/**
	 * Returns a message about an option whose value cannot be a coordinate. Empty if the value is valid.
	 *
	 * @param option the option as users write it
	 * @param value the value. Null if the option is not given
	 */
	public static Optional<String> problem(String option, Double value) {
		return problem(option, value, value == null || isWithin(value), "a number from -1e9 to 1e9");
	}

	/** Returns a message about an option whose value is no valid radius. Empty if the value is valid. */
	public static Optional<String> radiusProblem(String option, Double value) {
		return problem(option, value, value == null || isZeroOrEnough(value) && isWithin(value),
				"0, or a number from 1e-9 to 1e9");
	}

	private static Optional<String> problem(String option, Double value, boolean isKept, String expected) {
		return isKept ? Optional.empty() : Optional.of(option + " " + value + ", expected " + expected);
	}

	/** Returns whether a number may be a radius or a distance that may be 0: the number is 0, or at least {@link #LEAST}. */
	public static boolean isZeroOrEnough(double value) {
		return value == 0 || value >= LEAST;
	}

	/** Returns whether the coordinates of all corners of an outline are within the limit {@link #MOST}. */
	public static boolean isWithin(Polygon shape) {
		boolean within = true;
		for (int i = 0; i < shape.size(); i++) {
			within &= isWithin(shape.x(i)) && isWithin(shape.y(i));
		}
		return within;
	}

	public static boolean isWithin(PolygonMesh mesh) {
		boolean within = true;
		for (int i = 0; i < mesh.vertexCount(); i++) {
			within &= isWithin(mesh.x(i)) && isWithin(mesh.y(i));
		}
		return within;
	}
}
