package org.leeway.ui.map.editing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.text.TerrainGridText;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.Fragment;

/**
 * The text form of a stamp, which is a piece of a map that a designer has kept. The text has these parts:
 * <ul>
 * <li>a line with the terrain ids of the piece and their names, as in {@code 0=ground 3=trees},
 * <li>the terrain grid of the piece's rectangle,
 * <li>a grid that has 1 in each cell of the piece,
 * <li>if there are objects, the text of a level with these objects.
 * </ul>
 */
final class StampText {

	private static final String BETWEEN = "\n-\n";
	private static final int TERRAIN_PARTS = 3;

	private StampText() {
	}

	static String format(Stamp stamp) {
		return Stream.of(stamp.terrain().map(StampText::format), stamp.objects().map(ObjectPiece::format))
				.flatMap(Optional::stream).collect(Collectors.joining(BETWEEN));
	}

	private static String format(TerrainPiece piece) {
		String names = piece.names().entrySet().stream().map(name -> name.getKey() + "=" + name.getValue())
				.collect(Collectors.joining(" "));
		Fragment fragment = piece.fragment();
		TerrainGrid cells = Areas.painted(TerrainGrid.filled(fragment.width(), fragment.height(), 0),
				fragment.cells(), 1);
		return names + BETWEEN + TerrainGridText.format(fragment.terrain()) + BETWEEN + TerrainGridText.format(cells);
	}

	/** Reads the text of {@link #format}. Empty for any other text. */
	static Optional<Stamp> parse(String text) {
		List<String> parts = List.of(text.split(BETWEEN));
		boolean terrain = parts.size() >= TERRAIN_PARTS;
		int objects = terrain ? TERRAIN_PARTS : 0;
		if (parts.size() > objects + 1) {
			return Optional.empty();
		}
		Stamp stamp = new Stamp(terrain ? terrain(parts) : Optional.empty(),
				parts.size() > objects ? ObjectPiece.parse(parts.get(objects)) : Optional.empty());
		boolean whole = stamp.terrain().isPresent() == terrain
				&& stamp.objects().isPresent() == parts.size() > objects;
		return whole ? Optional.of(stamp) : Optional.empty();
	}

	private static Optional<TerrainPiece> terrain(List<String> parts) {
		try {
			Map<Integer, String> names = new LinkedHashMap<>();
			for (String name : parts.get(0).split(" ")) {
				int equals = name.indexOf('=');
				names.put(Integer.parseInt(name.substring(0, equals)), name.substring(equals + 1));
			}
			TerrainGrid terrain = TerrainGridText.parse(parts.get(1));
			return Optional.of(new TerrainPiece(new Fragment(terrain, cells(TerrainGridText.parse(parts.get(2)))), names));
		} catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
			return Optional.empty();
		}
	}

	private static BitPlane cells(TerrainGrid ones) {
		BitPlaneEditor cells = BitPlane.empty(ones.width(), ones.height()).edit();
		for (int y = 0; y < ones.height(); y++) {
			for (int x = 0; x < ones.width(); x++) {
				if (ones.terrain(x, y) == 1) {
					cells.set(x, y);
				}
			}
		}
		return cells.build();
	}
}
