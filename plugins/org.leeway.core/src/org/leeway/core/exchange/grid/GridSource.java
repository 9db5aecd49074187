package org.leeway.core.exchange.grid;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.pathing.grid.TerrainGrid;

/** A file with a value for each cell, read row by row. A value is a number, or a colour as the number {@code 0xRRGGBB}. */
abstract class GridSource implements Closeable {

	private final String file;
	private int width;
	private int height;

	GridSource(String file) {
		this.file = file;
	}

	/**
	 * Sets the size, before any cell is read.
	 *
	 * @param line the number of the line with the size in the file, for messages
	 */
	final void setSize(long columns, long rows, int line) throws LevelFormatException {
		try {
			TerrainGrid.checkSize(columns, rows);
		} catch (IllegalArgumentException wrong) {
			throw columns > 0 && rows > 0 ? new LevelTooLargeException(file, line, wrong.getMessage())
					: new LevelFormatException(file, line, wrong.getMessage());
		}
		width = (int) columns;
		height = (int) rows;
	}

	final int width() {
		return width;
	}

	final int height() {
		return height;
	}

	/** Returns whether the values are colours. */
	boolean areColours() {
		return false;
	}

	/** Returns the colour in which programs usually show a value. Empty if there is no such colour. */
	abstract Optional<Integer> rgb(double value);

	/** Returns the side of a cell, in the unit of the file. Empty if the file does not give the side. */
	OptionalDouble cellSize() {
		return OptionalDouble.empty();
	}

	/**
	 * Reads the next row. Rows come from top to bottom.
	 *
	 * @param values receives a value for each cell. NaN stands for a cell without a value
	 */
	abstract void read(double[] values) throws IOException;

	/** Checks what follows the last row. Fails if anything follows that the format does not allow. */
	abstract void end() throws IOException;

	/** Returns messages about content that was not read, and about assumptions. Called after {@link #end}. */
	List<Diagnostic> diagnostics() {
		return List.of();
	}

	final LevelFormatException error(int line, String problem) {
		return new LevelFormatException(file, line, problem);
	}

	/** Returns a grey {@code 0xRRGGBB} for a number from 0 to {@code most}. */
	static int grey(double value, int most) {
		int grey = (int) Math.round(value * 255 / most);
		return grey << 16 | grey << 8 | grey;
	}
}
