package org.leeway.core.app;

import org.leeway.core.level.value.Limits;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.util.Decimal;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of a place in an argument {@code X,Y}. */
final class PointConverter implements ITypeConverter<Point> {

	@Override
	public Point convert(String text) {
		String[] parts = text.split(",", -1);
		try {
			if (parts.length == 2) {
				return new Point(number(parts[0]), number(parts[1]));
			}
		} catch (IllegalArgumentException e) {
			// a coordinate is no number: the message below reports it, as it reports a wrong number of coordinates
		}
		throw new TypeConversionException("not a place: '" + text + "', expected X,Y, such as 12,40");
	}

	/**
	 * Parses a coordinate.
	 *
	 * @throws IllegalArgumentException if the text is no number
	 * @throws TypeConversionException if the number is too large for a coordinate of a level
	 */
	private static double number(String text) {
		double number = Decimal.parse(text.strip());
		Limits.problem("a coordinate of", number).ifPresent(problem -> {
			throw new TypeConversionException(problem);
		});
		return number;
	}
}
