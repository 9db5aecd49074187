package org.leeway.core.colour;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.model.TerrainPattern;

/**
 * The colours of the areas of starts: the scheme <em>muted</em> of P. Tol (Colour Schemes, 2021). Users with any common
 * kind of colour blindness can distinguish its nine colours. Further starts have the same colours with patterns.
 */
final class StartColours {

	/** The colours as {@code 0xRRGGBB}, in Tol's order: rose, indigo, sand, green, cyan, wine, teal, olive, purple. */
	private static final int[] COLOURS = {0xCC6677, 0x332288, 0xDDCC77, 0x117733, 0x88CCEE, 0x882255, 0x44AA99, 0x999933, 0xAA4499};
	private static final List<TerrainPattern> PATTERNS = List.of(TerrainPattern.NONE, TerrainPattern.DOTS, TerrainPattern.LINES,
			TerrainPattern.CROSSES);
	private static final int CONTESTED = 0xFFFFFF;

	private StartColours() {
	}

	/**
	 * Creates the palette of the classes: cells that no start reaches, contested cells, and a class for the cells nearest
	 * to each start. Contested cells are equally near from several starts.
	 *
	 * @param blocked the colour of cells that no start reaches
	 */
	static Palette palette(List<String> names, int blocked) {
		Map<Integer, LegendEntry> named = new LinkedHashMap<>();
		named.put(0, new LegendEntry("not reached", blocked));
		named.put(1, new LegendEntry("contested", CONTESTED, TerrainPattern.HATCH));
		for (int i = 0; i < names.size(); i++) {
			named.put(i + 2, new LegendEntry(names.get(i), COLOURS[i % COLOURS.length],
					PATTERNS.get(i / COLOURS.length % PATTERNS.size())));
		}
		return Palette.ids(named, names.size() + 2);
	}
}
