package org.leeway.core.app;

import org.leeway.pathing.geom.Decimal;
import org.leeway.pathing.geom.Point;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Makes a place of an argument {@code X,Y}. */
final class PointConverter implements ITypeConverter<Point> {

	@Override
	public Point convert(String text) {
		String[] parts = text.split(",", -1);
		try {
			if (parts.length == 2) {
				return new Point(Decimal.parse(parts[0].strip()), Decimal.parse(parts[1].strip()));
			}
		} catch (IllegalArgumentException e) {
			// told below
		}
		throw new TypeConversionException("not a place: '" + text + "', expected X,Y, such as 12,40");
	}
}
