package org.leeway.ui.testing;

import org.leeway.pathing.grid.TerrainGrid;

/** Maps of the terrains of new levels as pictures: ground, swamp, water, trees and out are {@code . S W T @}. */
public final class Terrains {

	private static final String GLYPHS = ".SWT@";

	private Terrains() {
	}

	/** A line a row. */
	public static String picture(TerrainGrid grid) {
		StringBuilder picture = new StringBuilder();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				picture.append(GLYPHS.charAt(grid.terrain(x, y)));
			}
			picture.append('\n');
		}
		return picture.toString();
	}
}
