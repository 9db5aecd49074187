package org.leeway.core.app;

import org.leeway.core.request.Cells;
import org.leeway.pathing.grid.Cell;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A parser of a cell in an argument {@code X,Y}. */
final class CellConverter implements ITypeConverter<Cell> {

	@Override
	public Cell convert(String text) {
		try {
			return Cells.parse(text);
		} catch (IllegalArgumentException e) {
			throw new TypeConversionException(e.getMessage());
		}
	}
}
