package org.leeway.core.exchange.openra;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.grid.Cell;

/**
 * The cells of a building, such as {@code xx x=}. A cell {@code x} or {@code X} is blocked. A cell {@code =} or
 * {@code +} belongs to the building, but units can cross it. A cell {@code _} is free. Source: {@code BuildingInfo} in
 * the source of the game.
 *
 * @param width the number of columns
 * @param cells a letter for each cell, row by row
 */
record Footprint(int width, String cells) {

	/** The footprint of a thing that covers and blocks exactly one cell. */
	static final Footprint CELL = new Footprint(1, "x");
	private static final String LETTERS = "xX=+_";

	/**
	 * Reads the footprint of a building.
	 *
	 * @throws LevelFormatException if the footprint does not have a letter for each cell of the dimensions
	 */
	static Footprint of(MiniYamlNode building) throws LevelFormatException {
		Optional<MiniYamlNode> dimensions = building.child("Dimensions");
		int[] sides = dimensions.isPresent() ? dimensions.get().numbers(2) : new int[] {1, 1};
		Optional<MiniYamlNode> footprint = building.child("Footprint");
		String cells = footprint.map(node -> node.value().replaceAll("\\s", "")).orElse("x");
		if (sides[0] < 1 || sides[1] < 1 || (long) sides[0] * sides[1] != cells.length()) {
			throw footprint.orElse(building).error("the footprint " + MessageText.quote(cells) + " of " + sides[0] + " x " + sides[1]
					+ " cells, expected a letter for each cell");
		}
		if (cells.chars().anyMatch(letter -> LETTERS.indexOf(letter) < 0)) {
			throw footprint.orElse(building).error("the footprint " + MessageText.quote(cells) + ", expected the letters " + LETTERS);
		}
		return new Footprint(sides[0], cells);
	}

	/** Returns whether a building blocks any cell. */
	boolean blocks() {
		return cells.indexOf('x') >= 0 || cells.indexOf('X') >= 0;
	}

	/** Returns the blocked cells, relative to the upper left cell of the footprint. */
	List<Cell> blocked() {
		return cells("xX");
	}

	/** Returns the cells that belong to the building, blocked or not, relative to the upper left cell of the footprint. */
	List<Cell> own() {
		return cells("xX=+");
	}

	/**
	 * Returns the cells {@code =} and {@code _}, relative to the upper left cell of the footprint. Units can cross these cells.
	 * If a bridge blocks no cell, these cells get the terrain of the bridge.
	 */
	List<Cell> open() {
		return cells("=_");
	}

	private List<Cell> cells(String letters) {
		List<Cell> some = new ArrayList<>();
		for (int i = 0; i < cells.length(); i++) {
			if (letters.indexOf(cells.charAt(i)) >= 0) {
				some.add(new Cell(i % width, i / width));
			}
		}
		return some;
	}
}
