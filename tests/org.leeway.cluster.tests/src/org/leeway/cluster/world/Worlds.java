package org.leeway.cluster.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Pictures;

/** A writer of maps, each as one file and as files of its tiles. Also creates maps of difficult shapes. */
public final class Worlds {

	private Worlds() {
	}

	/** Writes a map as {@code whole.map} and as {@code tiles/tile_COLUMN_ROW.map}. */
	public static void write(Path folder, List<String> rows, int tileWidth, int tileHeight) throws IOException {
		Path tiles = Files.createDirectories(folder.resolve("tiles"));
		writeMap(folder.resolve("whole.map"), rows);
		for (int y = 0; y < rows.size() / tileHeight; y++) {
			List<String> row = rows.subList(y * tileHeight, (y + 1) * tileHeight);
			for (int x = 0; x < rows.getFirst().length() / tileWidth; x++) {
				int left = x * tileWidth;
				writeMap(tiles.resolve("tile_" + x + "_" + y + ".map"),
						row.stream().map(line -> line.substring(left, left + tileWidth)).toList());
			}
		}
	}

	static void writeMap(Path file, List<String> rows) throws IOException {
		List<String> lines = new ArrayList<>(
				List.of("type octile", "height " + rows.size(), "width " + rows.getFirst().length(), "map"));
		lines.addAll(rows);
		Files.write(file, lines);
	}

	/**
	 * Returns a map with vertical walls, which alternately begin at the lower and at the upper side of the map. Between
	 * the end of a wall and the opposite side, {@code gap} cells are free.
	 *
	 * @param tooth number of free columns before each wall
	 */
	static List<String> comb(int width, int height, int tooth, int gap) {
		char[][] cells = filled(width, height, '.');
		for (int x = tooth, number = 0; x < width; x += tooth + 1, number++) {
			for (int y = number % 2 == 0 ? gap : 0; y < (number % 2 == 0 ? height : height - gap); y++) {
				cells[y][x] = '@';
			}
		}
		return rows(cells);
	}

	/**
	 * Returns a map of noise.
	 *
	 * @param walls the probability that a cell is a wall
	 */
	public static List<String> noise(int width, int height, double walls, Random random) {
		char[][] cells = filled(width, height, '.');
		for (char[] row : cells) {
			for (int x = 0; x < width; x++) {
				row[x] = random.nextDouble() < walls ? '@' : random.nextInt(8) == 0 ? 'S' : '.';
			}
		}
		return rows(cells);
	}

	/** Returns the rows of a map as text. Each cell is either ground or solid. */
	static List<String> text(TerrainGrid grid) {
		char[][] cells = filled(grid.width(), grid.height(), '.');
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				cells[y][x] = grid.terrain(x, y) == Pictures.GROUND ? '.' : '@';
			}
		}
		return rows(cells);
	}

	private static char[][] filled(int width, int height, char cell) {
		char[][] cells = new char[height][width];
		for (char[] row : cells) {
			Arrays.fill(row, cell);
		}
		return cells;
	}

	private static List<String> rows(char[][] cells) {
		return Arrays.stream(cells).map(String::new).toList();
	}
}
