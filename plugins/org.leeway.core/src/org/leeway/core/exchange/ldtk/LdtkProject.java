package org.leeway.core.exchange.ldtk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.Colour;

/** The content of a project file. */
final class LdtkProject {

	/** The definitions of the project's layers, indexed by {@link LayerKind#uid}. */
	final Map<Integer, LayerKind> kinds = new HashMap<>();
	final List<WorldLevel> levels = new ArrayList<>();

	/** The definition of a layer, with the names and colours of its values. */
	static final class LayerKind {

		int uid;
		String name = "";
		/** The values of the layer, indexed by number, in the order of the file. */
		final Map<Integer, Value> values = new LinkedHashMap<>();
	}

	/** A number that cells may hold. The project gives it a name and a colour. */
	static final class Value {

		int value;
		String name = "";
		String colour = "";

		Optional<Integer> rgb() {
			return Optional.of(colour).filter(Colour::isColour).map(Colour::parse);
		}
	}

	/** A level of the world. */
	static final class WorldLevel {

		String name = "";
		int width;
		int height;
		/** The file that holds the layers. Null if the project's file holds them. */
		Path file;
		/** The layers of the level, the highest first. */
		final List<Layer> layers = new ArrayList<>();
	}

	/** A layer of a level. */
	static final class Layer {

		String name = "";
		String type = "";
		int kind;
		int columns;
		int rows;
		/** The side of a cell in pixels. */
		int side;
		int left;
		int top;
		/** The values of the cells, row by row. A cell without a value has 0. */
		final GrowingCells cells = new GrowingCells();
		final List<Entity> entities = new ArrayList<>();

		boolean hasValues() {
			return type.equals("IntGrid");
		}

		/** Returns the left edge, in pixels, of the first column of cells that begins to the right of {@code x}. */
		long nextColumn(long x) {
			return (Math.floorDiv(x - left, (long) side) + 1) * side + left;
		}

		/** Returns the y of the first row of cells that begins below {@code y}, in pixels. */
		long nextRow(long y) {
			return (Math.floorDiv(y - top, (long) side) + 1) * side + top;
		}

		/** Returns the value at a pixel of the level, or 0 outside of the layer. */
		int at(long x, long y) {
			long column = Math.floorDiv(x - left, (long) side);
			long row = Math.floorDiv(y - top, (long) side);
			return column < 0 || row < 0 || column >= columns || row >= rows ? 0 : cells.get((int) (row * columns + column));
		}
	}

	/** An entity of a layer. Lengths are in pixels. */
	static final class Entity {

		String name = "";
		double x;
		double y;
		double pivotX;
		double pivotY;
		double width;
		double height;
		final List<String> fields = new ArrayList<>();
	}

	/**
	 * A list of the values of cells. The list grows with each value that is read, so a wrong, huge size in a file needs no
	 * memory. Only {@link #fill}, for files of old versions, allocates memory for a given size.
	 */
	static final class GrowingCells {

		private char[] cells = new char[1 << 10];
		private int count;

		void add(char value) {
			if (count == cells.length) {
				cells = Arrays.copyOf(cells, 2 * count);
			}
			cells[count++] = value;
		}

		/** Adds cells without a value. */
		void fill(int cellsWithout) {
			count += cellsWithout;
			cells = Arrays.copyOf(cells, Math.max(cells.length, count));
		}

		void set(int i, char value) {
			cells[i] = value;
		}

		int get(int i) {
			return cells[i];
		}

		int count() {
			return count;
		}
	}
}
