package org.leeway.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Capability;

/**
 * Access to maps of real games, which do not belong to the project. The environment variable {@code LEEWAY_TEST_MAPS} names the
 * folder of the maps. Without the variable, tests on real maps are skipped:
 *
 * <pre> assumeTrue(RealMaps.present(), RealMaps.ABSENT);
 * </pre>
 *
 * The folder has these folders:
 * <ul>
 * <li>{@code maps}: MovingAI maps.
 * <li>{@code cig08}: MovingAI maps, and a file of queries for each map.
 * <li>{@code cases/tiled}: maps of Tiled.
 * </ul>
 */
public final class RealMaps {

	/** Reason that tests on real maps give when they are skipped. */
	public static final String ABSENT = "LEEWAY_TEST_MAPS names no folder of maps";

	private static final String FOLDER = System.getenv("LEEWAY_TEST_MAPS");

	/**
	 * The names of the maps for {@link #queryMap}: the maps of the experiments of D. Harabor and A. Botea (2008) with units
	 * of different sizes and terrains.
	 */
	public static final List<String> QUERY_MAPS = List.of("newAR0011SR", "newAR0045SR", "newAR0302SR", "newAR0317SR",
			"newAR0406SR", "newAR0501SR", "newAR0516SR", "newAR0607SR");

	/** The maps of MovingAI whose scenarios follow the rules of Leeway. */
	public static final List<String> SCENARIO_MAPS = List.of("AR0011SR", "AR0709SR", "arena", "brc202d", "orz103d",
			"Archipelago", "BlackLotus");

	/**
	 * A query for a shortest path on a map.
	 *
	 * @param length the length of a shortest path. There always is a path
	 */
	public record Query(Cell start, Cell goal, Capability capability, int size, double length) {
	}

	/**
	 * A square piece of a map.
	 *
	 * @param place the map, and the top-left cell of the piece on it
	 */
	public record Piece(String place, TerrainGrid grid) {
	}

	private RealMaps() {
	}

	public static boolean present() {
		return FOLDER != null && Files.isDirectory(Path.of(FOLDER));
	}

	/** Returns the names of all maps of MovingAI, without their endings. */
	public static List<String> maps() {
		try (Stream<Path> files = Files.list(Path.of(FOLDER, "maps"))) {
			return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".map"))
					.map(name -> name.substring(0, name.length() - ".map".length())).sorted().toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/**
	 * Returns a map of MovingAI.
	 *
	 * @param name the name of the file without its ending
	 */
	public static TerrainGrid map(String name) {
		return parse(read("maps", name + ".map"));
	}

	/**
	 * Cuts a random square piece out of one of {@link #SCENARIO_MAPS}. At least a quarter of the piece is ground.
	 *
	 * @param side the side of the piece, in cells. The smallest map has a side of 49. Larger pieces come from the maps that are
	 * large enough
	 */
	public static Piece piece(RandomMaps random, int side) {
		while (true) {
			String name = SCENARIO_MAPS.get(random.number(0, SCENARIO_MAPS.size() - 1));
			TerrainGrid map = map(name);
			if (map.width() >= side && map.height() >= side) {
				int left = random.number(0, map.width() - side);
				int top = random.number(0, map.height() - side);
				TerrainGridEditor piece = TerrainGrid.filled(side, side, Pictures.GROUND).edit();
				int ground = 0;
				for (int i = 0; i < side * side; i++) {
					int terrain = map.terrain(left + i % side, top + i / side);
					piece.set(i % side, i / side, terrain);
					ground += terrain == Pictures.GROUND ? 1 : 0;
				}
				if (4 * ground >= side * side) {
					return new Piece(name + " at " + left + "," + top, piece.build());
				}
			}
		}
	}

	/**
	 * Returns a map of {@link #QUERY_MAPS}.
	 *
	 * @param name the name of the file without its ending
	 */
	public static TerrainGrid queryMap(String name) {
		return parse(read("cig08", name + ".map"));
	}

	/** Returns the queries on {@link #queryMap}. */
	public static List<Query> queries(String name) {
		return read("cig08", name + ".lengths").lines().map(RealMaps::query).toList();
	}

	/**
	 * Returns the queries of the scenario of a {@link #map}. The unit has size 1, and can cross ground and swamp. The lengths
	 * of the shortest paths are rounded, see {@link #rounding}.
	 */
	public static List<Query> scenario(String name) {
		return read("maps", name + ".map.scen").lines().skip(1).filter(line -> !line.isBlank())
				.map(RealMaps::scenarioQuery).toList();
	}

	/** Returns the file of the scenario of a {@link #map}. The map lies next to it. */
	public static Path scenarioFile(String name) {
		return Path.of(FOLDER, "maps", name + ".map.scen");
	}

	/** Returns the tolerance for a length of a scenario. */
	public static double rounding(Query query) {
		return 0.02 + 1e-5 * query.length();
	}

	/** Returns a folder below the folder of real maps. */
	public static Path folder(String name) {
		return Path.of(FOLDER, name);
	}

	/** Returns the text of a file below the folder of real maps. */
	public static String read(String folder, String file) {
		try {
			return Files.readString(Path.of(FOLDER, folder, file), StandardCharsets.ISO_8859_1);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns the grid of a MovingAI map: lines {@code type}, {@code height}, {@code width}, {@code map}, then the rows. */
	public static TerrainGrid parse(String text) {
		List<String> rows = new ArrayList<>(text.lines().toList());
		rows.subList(0, rows.indexOf("map") + 1).clear();
		rows.removeIf(String::isEmpty);
		return Pictures.grid(String.join("\n", rows));
	}

	private static Query query(String line) {
		String[] words = line.strip().split("\\s+");
		Cell start = cell(words, 0);
		Cell goal = cell(words, 2);
		Capability capability = Capability.of(words[4].chars().map(glyph -> Pictures.terrain((char) glyph)).toArray());
		return new Query(start, goal, capability, Integer.parseInt(words[5]), Double.parseDouble(words[6]));
	}

	private static Query scenarioQuery(String line) {
		String[] words = line.strip().split("\\s+");
		return new Query(cell(words, 4), cell(words, 6), Capability.of(Pictures.GROUND, Pictures.SWAMP), 1,
				Double.parseDouble(words[8]));
	}

	private static Cell cell(String[] words, int index) {
		return new Cell(Integer.parseInt(words[index]), Integer.parseInt(words[index + 1]));
	}
}
