package org.leeway.pathing.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.crowd.CrowdAnswer;
import org.leeway.pathing.crowd.CrowdMember;
import org.leeway.pathing.crowd.CrowdPlanner;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.testing.RealMaps;

/**
 * A report of plans for small crowds. Prints for each kind of map how many crowds of 20 units get a plan, a proof that no plan
 * exists, or no answer. Also prints the longest time of an answer in seconds. Each unit could get to its goal if it were alone.
 */
public final class CrowdReport {

	private static final int SIDE = 64;
	private static final int MAPS = 100;
	private static final int UNITS = 20;
	private static final int LARGEST = 3;
	/**
	 * Limit for the search, as in the command {@code leeway traffic --prove}: how many arrangements the search tries. An
	 * arrangement has a place for each unit of the crowd.
	 */
	private static final int LIMIT = 600_000;
	/**
	 * Limit for the search in scenarios, in place of {@link #LIMIT}. Smaller, because the larger maps of scenarios need
	 * more time.
	 */
	private static final int SCENARIO_LIMIT = 20_000;
	/** The end of the name of a scenario. The name of its map comes before. */
	private static final String SCENARIO = "-(even|random)-\\d+\\.scen$";

	private int plans;
	private int proofs;
	private int unknown;
	private double longest;

	/**
	 * @param arguments kinds of maps: {@code open}, {@code rectangles}, {@code noise} or {@code rooms}. An argument can also be
	 * a folder with maps and scenarios of MovingAI's MAPF benchmark
	 */
	public static void main(String[] arguments) throws IOException {
		Locale.setDefault(Locale.ROOT);
		System.out.printf("%-12s %5s %6s %8s %9s%n", "crowds", "plans", "proofs", "unknown", "seconds");
		for (String kind : arguments) {
			if (Files.isDirectory(Path.of(kind))) {
				for (int units : List.of(20, 50, 100)) {
					scenarios(Path.of(kind), units);
				}
			} else {
				randomMaps(kind);
			}
		}
	}

	private static void randomMaps(String kind) {
		CrowdReport report = new CrowdReport();
		for (int seed = 0; seed < MAPS; seed++) {
			Random random = new Random(seed);
			List<CrowdMember> members = members(free(kind, random), random);
			if (members.size() == UNITS) {
				report.plan(members, LIMIT);
			}
		}
		report.print(kind);
	}

	private void plan(List<CrowdMember> members, int limit) {
		long begin = System.nanoTime();
		switch (CrowdPlanner.plan(members, limit, Progress.NONE)) {
			case CrowdAnswer.Yes yes -> plans++;
			case CrowdAnswer.No no -> proofs++;
			case CrowdAnswer.NotFound notFound -> unknown++;
		}
		longest = Math.max(longest, (System.nanoTime() - begin) / 1e9);
	}

	private void print(String name) {
		System.out.printf("%-12s %5d %6d %8d %9.1f%n", name, plans, proofs, unknown, longest);
	}

	private static BitPlane free(String kind, Random random) {
		boolean[][] blocked = new boolean[SIDE][SIDE];
		switch (kind) {
			case "open" -> { }
			case "rectangles" -> rectangles(blocked, random);
			case "noise" -> noise(blocked, random);
			case "rooms" -> rooms(blocked, random);
			default -> throw new IllegalArgumentException(kind + ", expected open, rectangles, noise, rooms or a folder");
		}
		BitPlaneEditor free = BitPlane.empty(SIDE, SIDE).edit();
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				if (!blocked[y][x]) {
					free.set(x, y);
				}
			}
		}
		return free.build();
	}

	/** Blocks 40 rectangles with sides of up to 6 cells. */
	private static void rectangles(boolean[][] blocked, Random random) {
		for (int i = 0; i < 40; i++) {
			int width = 1 + random.nextInt(6);
			int height = 1 + random.nextInt(6);
			int left = random.nextInt(SIDE - width);
			int top = random.nextInt(SIDE - height);
			for (int y = top; y < top + height; y++) {
				for (int x = left; x < left + width; x++) {
					blocked[y][x] = true;
				}
			}
		}
	}

	/** Blocks each cell with a chance of 10 %. */
	private static void noise(boolean[][] blocked, Random random) {
		for (boolean[] row : blocked) {
			for (int x = 0; x < SIDE; x++) {
				row[x] = random.nextInt(10) == 0;
			}
		}
	}

	/** Builds rooms of 10 x 10 cells with doors of 3 cells. */
	private static void rooms(boolean[][] blocked, Random random) {
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				blocked[y][x] = x % 11 == 10 || y % 11 == 10;
			}
		}
		for (int y = 0; y < SIDE; y += 11) {
			for (int x = 0; x < SIDE; x += 11) {
				int door = random.nextInt(7);
				for (int i = door; i < door + 3; i++) {
					open(blocked, x + 10, y + i);
					open(blocked, x + i, y + 10);
				}
			}
		}
	}

	private static void open(boolean[][] blocked, int x, int y) {
		if (x < SIDE && y < SIDE) {
			blocked[y][x] = false;
		}
	}

	private static List<CrowdMember> members(BitPlane free, Random random) {
		List<BitPlane> anchors = Stream.iterate(1, size -> size <= LARGEST, size -> size + 1)
				.map(size -> ClearanceAnnotator.annotate(free, Progress.NONE).atLeast(size)).toList();
		boolean[][] starts = new boolean[SIDE][SIDE];
		boolean[][] goals = new boolean[SIDE][SIDE];
		List<CrowdMember> members = new ArrayList<>();
		for (int unit = 0; unit < UNITS; unit++) {
			int size = 1 + random.nextInt(LARGEST);
			BitPlane legal = anchors.get(size - 1);
			Optional<Cell> start = place(legal, size, starts, random);
			// the unit's top-left cell moves over the legal anchors as a unit of one cell moves over free cells, hence size 1
			Optional<Cell> goal = start.flatMap(cell -> place(
					Reachability.of(legal, 1, List.of(cell), Diagonals.NEVER, Progress.NONE).reachable(), size, goals, random));
			goal.ifPresent(cell -> members.add(new CrowdMember(legal, size, start.get(), cell)));
		}
		return members;
	}

	/**
	 * Chooses a random square of cells that are not taken yet, and marks these cells as taken. Returns the anchor of the
	 * square, that is, the top-left cell. Empty if 5000 tries find no square.
	 */
	private static Optional<Cell> place(BitPlane anchors, int size, boolean[][] taken, Random random) {
		for (int tries = 0; tries < 5000; tries++) {
			int x = random.nextInt(SIDE);
			int y = random.nextInt(SIDE);
			if (anchors.get(x, y) && isFree(taken, x, y, size)) {
				for (int row = y; row < y + size; row++) {
					Arrays.fill(taken[row], x, x + size, true);
				}
				return Optional.of(new Cell(x, y));
			}
		}
		return Optional.empty();
	}

	private static boolean isFree(boolean[][] taken, int left, int top, int size) {
		for (int y = top; y < top + size; y++) {
			for (int x = left; x < left + size; x++) {
				if (taken[y][x]) {
					return false;
				}
			}
		}
		return true;
	}

	/** Plans the first units of each scenario NAME-even-N.scen or NAME-random-N.scen, whose map is NAME.map. */
	private static void scenarios(Path folder, int units) throws IOException {
		CrowdReport report = new CrowdReport();
		List<Path> files;
		try (Stream<Path> all = Files.list(folder)) {
			files = all.filter(file -> file.toString().matches(".*" + SCENARIO)).sorted().toList();
		}
		for (Path file : files) {
			Path map = folder.resolve(file.getFileName().toString().replaceFirst(SCENARIO, ".map"));
			List<CrowdMember> members = Files.exists(map) ? members(map, file, units) : List.of();
			if (members.size() == units) {
				report.plan(members, SCENARIO_LIMIT);
			}
		}
		report.print(units + " units");
	}

	private static List<CrowdMember> members(Path map, Path scenario, int units) throws IOException {
		BitPlane anchors = traversable(RealMaps.parse(Files.readString(map)));
		return Files.readAllLines(scenario).stream().map(line -> line.split("\\s+")).filter(words -> words.length == 9).limit(units)
				.map(words -> new CrowdMember(anchors, 1, cell(words, 4), cell(words, 6))).toList();
	}

	private static BitPlane traversable(TerrainGrid map) {
		return ClearanceAnnotator.traversable(map, BitPlane.empty(map.width(), map.height()),
				Capability.of(Pictures.GROUND, Pictures.SWAMP));
	}

	private static Cell cell(String[] words, int index) {
		return new Cell(Integer.parseInt(words[index]), Integer.parseInt(words[index + 1]));
	}
}
