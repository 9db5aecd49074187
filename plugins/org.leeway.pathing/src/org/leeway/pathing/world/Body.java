package org.leeway.pathing.world;

import java.util.OptionalDouble;

/**
 * The body of an agent in the plane: a disc, or a rectangle that turns with the heading around its centre. The body is
 * a rectangle if {@code length} is not empty. {@link Agent} derives missing values from the size on the grid.
 * Immutable.
 *
 * @param radius of the disc in cells, at least 0
 * @param length of the rectangle along the heading, in cells, more than 0
 * @param width of the rectangle across the heading, in cells, more than 0. Empty if there is no length
 */
public record Body(OptionalDouble radius, OptionalDouble length, OptionalDouble width) {

	/** A disc as wide as the footprint of the agent on the grid. */
	public static final Body OF_FOOTPRINT = new Body(OptionalDouble.empty(), OptionalDouble.empty(),
			OptionalDouble.empty());

	/**
	 * Creates a body.
	 *
	 * @throws IllegalArgumentException if a number is outside its range, or if there is a width without a length
	 */
	public Body {
		Range.AT_LEAST_0.check("a radius", radius);
		Range.MORE_THAN_0.check("a length", length);
		Range.MORE_THAN_0.check("a width", width);
		if (width.isPresent() && length.isEmpty()) {
			throw new IllegalArgumentException("a width of " + width.getAsDouble() + " without a length, expected both");
		}
	}

	/** Creates a disc with a radius in cells. */
	public static Body disc(double radius) {
		return new Body(OptionalDouble.of(radius), OptionalDouble.empty(), OptionalDouble.empty());
	}
}
