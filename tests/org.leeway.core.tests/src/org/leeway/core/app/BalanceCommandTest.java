package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.testing.FlowOracle;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class BalanceCommandTest {

	/** A picture of a level with two rooms, and a start in each room. A wide gap and a narrow gap connect the rooms. */
	private static final String DUEL = """
			.........
			....@....
			....@....
			....@....
			.........
			.........
			""";

	@TempDir
	private Path folder;

	private Path map(String picture) throws IOException {
		List<String> rows = picture.lines().toList();
		return Files.writeString(folder.resolve("duel.map"), "type octile\nheight " + rows.size() + "\nwidth " + rows.getFirst().length()
				+ "\nmap\n" + picture);
	}

	/** Writes a level with two starts, and an objective that is nearer to the first start. */
	private Path level(String attributes) throws IOException {
		Path level = folder.resolve("duel.leeway");
		CommandLineRun.of("convert", map(DUEL), level);
		return Files.writeString(level, Files.readString(level).replace("<level:Level ", "<level:Level " + attributes + " ")
				.replaceAll("<agentTypes[^>]*/>", "")
				.replace("<terrain>", "<agentTypes name=\"unit\" capability=\"ground\"/><spawns x=\"0\" y=\"0\"/><spawns x=\"8\" y=\"0\"/>"
						+ "<annotations name=\"Gold\" x=\"2\" y=\"0\" width=\"1\" height=\"2\" kind=\"resource\" amount=\"1500\"/><terrain>"));
	}

	private static JsonObject json(Object... arguments) {
		CommandLineRun run = CommandLineRun.of(arguments);
		assertEquals("", run.err());
		return JsonParser.parseString(run.out()).getAsJsonObject();
	}

	private static List<JsonObject> list(JsonObject json, String name) {
		return json.getAsJsonArray(name).asList().stream().map(JsonElement::getAsJsonObject).toList();
	}

	@Test
	void pairsListEachWay() throws IOException {
		JsonObject json = json("balance", "--format", "json", level(""));
		List<JsonObject> pairs = list(json, "pairs");
		assertEquals(3, pairs.size(), json.toString());
		JsonObject starts = pairs.getFirst();
		assertEquals("[0,0] [8,0] unit", starts.get("from") + " " + starts.get("to") + " " + starts.get("agent").getAsString());
		assertEquals(8, starts.get("seconds").getAsDouble(), 1e-9);
		assertEquals(8, starts.get("length").getAsDouble(), 1e-9);
		assertEquals(2, starts.get("largest").getAsInt());
		assertEquals(1, starts.get("narrowest").getAsInt());
		assertEquals(3, starts.get("lanes").getAsInt(), "three neighbours of a corner");
		JsonObject gold = pairs.get(1);
		assertEquals("Gold (resource 1500) at 2,0", gold.get("objective").getAsString());
		assertEquals(2, gold.get("seconds").getAsDouble(), 1e-9);
		assertEquals(6, pairs.get(2).get("seconds").getAsDouble(), 1e-9);
	}

	@Test
	void aPairWithoutAWayHasNoLanes() throws IOException {
		JsonObject pair = list(json("balance", "--format", "json", "--agent", "a:1:ground", "--spawn", "0,0", "--spawn", "4,0",
				map("..@..\n..@..\n")), "pairs").getFirst();
		assertEquals("0 null null 0", pair.get("lanes") + " " + pair.get("seconds") + " " + pair.get("length") + " "
				+ pair.get("largest"));
	}

	@Test
	void startsWithoutAWayAreNamed() throws IOException {
		List<Object> arguments = new ArrayList<>(List.of("balance", "--agent", "a:1:ground", "--spawn", "0,0", "--spawn", "1,0", "--spawn",
				"4,0", map("..@..\n..@..\n")));
		assertSays(CommandLineRun.of(arguments.toArray()).out(), "no way between starts: 0,0 and 4,0; 1,0 and 4,0\n");
		arguments.addAll(List.of("--format", "json"));
		JsonObject differences = list(json(arguments.toArray()), "differences").getFirst();
		assertEquals("2 100.0", differences.get("apart") + " " + differences.get("time"));
	}

	@Test
	void textHasATableOfPairsAndStarts() throws IOException {
		CommandLineRun run = CommandLineRun.of("balance", level(""));
		assertEquals(0, run.status(), run.toString());
		assertSays(run.out(), "unit (1x1)", "0,0   8,0                          8.00", "Gold (resource 1500) at 2,0",
				"contested: 3 places", "differences: time 66.67 %, area 0.00 %", "0 findings");
	}

	@Test
	void rulesFindDifferencesAboveTheLimits() throws IOException {
		Path level = level("balance=\"time 5, area 0, lanes 0\"");
		CommandLineRun run = CommandLineRun.of("balance", level);
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "has 2.00 s to the nearest resource 1500 from the spawn at 0,0, but 6.00 s",
				"a difference of 66.67 %, expected at most 5.00 %", "[balance-time]");
		assertSays(CommandLineRun.of("validate", level).out(), "[balance-time]");
		assertEquals(0, CommandLineRun.of("balance", level("balance=\"time 67\"")).status());
	}

	@Test
	void anImportProfileMayHaveTheLimits() throws IOException {
		Files.writeString(folder.resolve("leeway-import.json"), "{\"balance\": \"area 1\"}");
		Path map = map("......\n......\n");
		CommandLineRun run = CommandLineRun.of("balance", "--agent", "a:1:ground", "--spawn", "0,0", "--spawn", "1,0", map);
		assertEquals(1, run.status(), run.toString());
		assertSays(run.out(), "2 nearest places from the spawn at 0,0", "[balance-area]");
		Files.writeString(folder.resolve("leeway-import.json"), "{\"balance\": \"area\"}");
		assertSays(CommandLineRun.of("balance", map).err(), "leeway-import.json:1",
				"expected limits in percent such as time 5, area 10, lanes 0");
	}

	@Test
	void reportsListThePairs() throws IOException {
		Path page = folder.resolve("page.html");
		assertEquals(0, CommandLineRun.of("report", "-o", page, level("")).status());
		assertSays(Files.readString(page), "\"balance\":[{\"agent\":\"unit\",\"from\":\"0,0\",\"to\":\"8,0\","
				+ "\"found\":true,\"seconds\":8");
	}

	@Test
	void wrongValuesAreTold() throws IOException {
		CommandLineRun wrong = CommandLineRun.of("balance", level("balance=\"speed 3\""));
		assertEquals(2, wrong.status());
		assertSays(wrong.err(), "duel.leeway:2", "balance", "expected limits in percent such as time 5, area 10, lanes 0");
		assertSays(CommandLineRun.of("balance", "--within", "0", level("")).err(), "--within 0.0, expected more than 0");
		assertSays(CommandLineRun.of("balance", "--building", "0", level("")).err(), "--building 0, expected 1 or more");
	}

	@Test
	void pairsAreThoseOfPlainSearches() throws IOException {
		for (int seed = 1; seed <= Rounds.of(150); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(1, 12), random.number(1, 12), random.number(0, 40) / 100.0);
			List<Cell> spawns = random.spawns(2, 4, grid.width(), grid.height());
			int size = random.number(1, 2);
			Diagonals diagonals = Diagonals.values()[random.number(0, 3)];
			List<String> arguments = new ArrayList<>(List.of("balance", "--format", "json", "--agent", "a:" + size + ":ground",
					"--diagonals", diagonals.id(), map(Pictures.picture(grid)).toString()));
			spawns.forEach(spawn -> arguments.addAll(List.of("--spawn", spawn.toString())));
			List<JsonObject> pairs = list(json(arguments.toArray()), "pairs");
			assertEquals(spawns.size() * (spawns.size() - 1) / 2, pairs.size());
			int index = 0;
			for (int from = 0; from < spawns.size(); from++) {
				for (int to = from + 1; to < spawns.size(); to++) {
					check(pairs.get(index++), grid, spawns.get(from), spawns.get(to), size, diagonals,
							"seed " + seed + ", size " + size + ", " + diagonals + "\n" + Pictures.picture(grid));
				}
			}
		}
	}

	private static void check(JsonObject pair, TerrainGrid grid, Cell from, Cell to, int size, Diagonals diagonals, String message) {
		String what = message + pair;
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		PathOracle oracle = new PathOracle(grid, nothing, new GridUnit(size, Capability.of(Pictures.GROUND)), id -> 1, diagonals);
		double least = Double.POSITIVE_INFINITY;
		for (Cell start : around(from, size)) {
			double[][] costs = oracle.isLegal(start) ? oracle.costs(start) : null;
			for (Cell end : around(to, size)) {
				least = costs == null || !oracle.isInside(end) ? least : Math.min(least, costs[end.y()][end.x()]);
			}
		}
		boolean isWay = least < Double.POSITIVE_INFINITY;
		assertEquals(isWay, !pair.get("seconds").isJsonNull(), what);
		assertEquals(largest(grid, from, to, diagonals), pair.get("largest").getAsInt(), what);
		assertEquals(isWay, pair.get("lanes").getAsInt() > 0, what);
		if (isWay) {
			assertEquals(least, pair.get("seconds").getAsDouble(), 1e-6, what);
			assertEquals(least, pair.get("length").getAsDouble(), 1e-6, what);
			int narrowest = pair.get("narrowest").getAsInt();
			assertTrue(narrowest >= size && narrowest <= pair.get("largest").getAsInt(), what);
		}
		if (isWay && size == 1 && !from.equals(to)) {
			assertEquals(new FlowOracle(grid.width(), grid.height(), oracle::isLegal, diagonals, Set.of(from), Set.of(to)).flow(),
					pair.get("lanes").getAsInt(), what);
		}
	}

	private static List<Cell> around(Cell cell, int size) {
		return IntStream.range(0, size * size).mapToObj(i -> new Cell(cell.x() - i % size, cell.y() - i / size)).toList();
	}

	/**
	 * Returns the side length of the largest square that can move from a cell to another cell. The square must cover the one
	 * cell at the start, and the other cell at the end. Tries all sizes, each by flood fills.
	 */
	private static int largest(TerrainGrid grid, Cell from, Cell to, Diagonals diagonals) {
		int largest = 0;
		for (int size = 1; size <= Math.min(grid.width(), grid.height()); size++) {
			PathOracle oracle = new PathOracle(grid, BitPlane.empty(grid.width(), grid.height()),
					new GridUnit(size, Capability.of(Pictures.GROUND)), id -> 1, diagonals);
			for (Cell start : around(from, size)) {
				double[][] costs = oracle.isLegal(start) ? oracle.costs(start) : null;
				for (Cell end : around(to, size)) {
					largest = costs != null && oracle.isInside(end) && costs[end.y()][end.x()] < Double.POSITIVE_INFINITY ? size : largest;
				}
			}
		}
		return largest;
	}
}
