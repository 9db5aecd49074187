package org.leeway.core.level;

import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * The numbers that a level may have. Squares and products of such numbers, and what is left of them after rounding, are
 * far from the ends of what a {@code double} can hold.
 */
public final class Limits {

	/** The greatest absolute value of a coordinate, a length and a speed. */
	public static final double MOST = 1e9;
	/** The least value of what must be more than 0, such as a speed, and of a radius that is not 0. */
	public static final double LEAST = 1e-9;


	/** Costs are no lengths; they may be greater. */
	private static final Set<EAttribute> UNBOUNDED = Set.of(LevelPackage.Literals.PATH_PROBE__MAX_COST,
			LevelPackage.Literals.PATH_PROBE__MAX_EXCESS);

	private Limits() {
	}

	/** Whether a number is finite and not too large for the attribute of a level. */
	static boolean isWithin(EAttribute attribute, double value) {
		return UNBOUNDED.contains(attribute) ? Double.isFinite(value) : isWithin(value);
	}

	/** Whether a number may be a coordinate or a length. */
	public static boolean isWithin(double value) {
		return Math.abs(value) <= MOST;
	}

	/**
	 * Tells what is wrong with the number of an option, which has the limits of a coordinate.
	 *
	 * @param option as users write it
	 * @param value null if the option is not given
	 */
	public static Optional<String> problem(String option, Double value) {
		return problem(option, value, value == null || isWithin(value), "a number from -1e9 to 1e9");
	}

	/** Tells what is wrong with the radius of an option, which has the limits of a radius in a level. */
	public static Optional<String> radiusProblem(String option, Double value) {
		return problem(option, value, value == null || isZeroOrEnough(value) && isWithin(value),
				"0, or a number from 1e-9 to 1e9");
	}

	private static Optional<String> problem(String option, Double value, boolean isKept, String expected) {
		return isKept ? Optional.empty() : Optional.of(option + " " + value + ", expected " + expected);
	}

	/** Whether a number may be that of a thing without extent or with enough of it. */
	static boolean isZeroOrEnough(double value) {
		return value == 0 || value >= LEAST;
	}

	/** Whether all corners of an outline may be coordinates. */
	public static boolean isWithin(Polygon shape) {
		boolean within = true;
		for (int i = 0; i < shape.size(); i++) {
			within &= isWithin(shape.x(i)) && isWithin(shape.y(i));
		}
		return within;
	}

	static boolean isWithin(PolygonMesh mesh) {
		boolean within = true;
		for (int i = 0; i < mesh.vertexCount(); i++) {
			within &= isWithin(mesh.x(i)) && isWithin(mesh.y(i));
		}
		return within;
	}
}
