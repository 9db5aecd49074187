package org.leeway.core.app;

import org.leeway.pathing.grid.Cell;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Makes a cell of an argument {@code X,Y}. */
final class CellConverter implements ITypeConverter<Cell> {

	@Override
	public Cell convert(String text) {
		String[] parts = text.split(",", -1);
		try {
			if (parts.length == 2) {
				return new Cell(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip()));
			}
		} catch (NumberFormatException e) {
			// told below
		}
		throw new TypeConversionException("not a cell: '" + text + "', expected X,Y, such as 12,40");
	}
}
