package org.leeway.core.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.Objective;
import org.leeway.core.level.part.Party;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AnnotationKind;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.Underlay;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

@Tag("slow")
class LevelDiffTest {

	private static final String ROOMS = """
			...@....
			........
			........
			...@....
			""";

	@Test
	void nothingDiffersFromItself() {
		for (int seed = 0; seed < 100; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelSnapshot level = Pictures.level(ROOMS, 1, 2, 3).withGrid(random.noise(20, 15, 0.2))
					.withScene(random.obstacles(20, 15)).withSpawns(random.spawns(0, 3, 20, 15));
			LevelDiff diff = diff(level, level);
			assertEquals(List.of(), diff.differences(), "seed " + seed);
			assertTrue(diff.tints().stream().allMatch(tint -> tint.cells().isEmpty()), "seed " + seed);
		}
	}

	/**
	 * Compares two random levels cell by cell, also by a separate computation. A cell that some unit loses is lost. Otherwise,
	 * a cell that some unit gains is gained. Otherwise, a cell counts as changed if its terrain differs, or if the fit of other
	 * sizes differs. The comparison must give the same answer.
	 */
	@Test
	void aCellIsLostOrElseGainedOrElseJustAnother() {
		for (int seed = 0; seed < Rounds.of(80); seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelSnapshot before = Pictures.level(ROOMS, 1, 2).withGrid(random.noise(18, 12, 0.2))
					.withSpawns(random.spawns(1, 2, 12, 10));
			LevelSnapshot after = before.withGrid(random.noise(random.number(12, 20), random.number(10, 14), 0.2));
			LevelAnalysis old = LevelAnalysis.of(before, Progress.NONE);
			LevelAnalysis now = LevelAnalysis.of(after, Progress.NONE);
			LevelDiff diff = LevelDiff.of(old, now, 1, Progress.NONE);
			for (int y = 0; y < after.grid().height(); y++) {
				for (int x = 0; x < after.grid().width(); x++) {
					boolean both = before.grid().contains(x, y);
					assertEquals(both ? kind(old, now, x, y) : "", tint(diff, x, y), "seed " + seed + " at " + x + "," + y);
				}
			}
		}
	}

	private static String kind(LevelAnalysis old, LevelAnalysis now, int x, int y) {
		boolean lost = false;
		boolean gained = false;
		for (int size = 1; size <= 2; size++) {
			boolean was = covers(old, size, x, y);
			boolean is = covers(now, size, x, y);
			lost |= was && !is;
			gained |= is && !was;
		}
		boolean stands = old.clearance().traversable(Pictures.LAND).get(x, y) && now.clearance().traversable(Pictures.LAND).get(x, y);
		boolean other = !name(old.snapshot(), x, y).equals(name(now.snapshot(), x, y));
		for (int size = 3; size <= SizeField.PLANES; size++) {
			other |= stands && covers(old, size, x, y) != covers(now, size, x, y);
		}
		return lost ? "lost" : gained ? "gained" : other ? "only fit or terrain differs" : "";
	}

	private static boolean covers(LevelAnalysis level, int size, int x, int y) {
		return level.agent(Pictures.agent(size)).reachability().covered().get(x, y);
	}

	private static String tint(LevelDiff diff, int x, int y) {
		return diff.tints().stream().filter(tint -> tint.cells().get(x, y)).map(tint -> tint.label())
				.collect(Collectors.joining("+"));
	}

	private static String name(LevelSnapshot level, int x, int y) {
		int id = level.grid().terrain(x, y);
		return level.terrains().stream().filter(terrain -> terrain.id() == id).map(Terrain::name).findFirst()
				.orElse(Integer.toString(id));
	}

	@Test
	void sizesAndTerrainsAreTold() {
		List<String> words = words(diff(Pictures.level("....\n....\n", 1), Pictures.level("...\n.S.\n...\n", 1)));
		assertEquals(List.of("size: 4 x 2 cells -> 3 x 3 cells", "terrain: ground -> swamp, 1 cell at 1,1 (1 x 1)"),
				words);
	}

	@Test
	void objectsAreAddedRemovedMovedAndChanged() {
		Polygon roof = Polygon.of(0, 0, 1, 0, 1, 1);
		LevelSnapshot before = Pictures.level(ROOMS, 1).withSpawns(List.of(new Cell(0, 0), new Cell(7, 3)))
				.withScene(Scene.of(List.of(new Circle(1, 1, 1), new Circle(9, 9, 2)), List.of()));
		LevelSnapshot after = Pictures.level(ROOMS, 2).withSpawns(List.of(new Cell(7, 3), new Cell(1, 0)))
				.withScene(Scene.of(List.of(new Circle(2, 1, 1), new Circle(9, 9, 2.5)), List.of(roof)));
		assertEquals(List.of("object: agent size1: 1x1 on ground+swamp, removed",
				"object: agent size2: 2x2 on ground+swamp, new", "object: spawn: 0,0 -> 1,0",
				"object: circle: 9,9 radius 2 -> 9,9 radius 2.5", "object: circle: 1,1 radius 1 -> 2,1 radius 1",
				"object: polygon: " + roof.format() + ", new"), words(diff(before, after)));
	}

	@Test
	void namesMatchObjectsAndAreCompared() {
		Level level = LevelTemplates.level("yard", 20, 20);
		level.getCircles().add(circle(1, 1, 1, "well"));
		level.getCircles().add(circle(9, 9, 1, "mill"));
		level.getCircles().add(circle(15, 3, 1, "barn"));
		LevelSnapshot before = LevelSnapshot.of(level);
		level.getCircles().get(0).setX(16);
		level.getCircles().get(0).setRadius(2);
		level.getCircles().get(1).setName("mill house");
		level.getCircles().set(2, circle(2, 1, 1, "tower"));
		assertEquals(List.of("object: circle well: 1,1 radius 1 -> 16,1 radius 2",
				"object: circle: mill 9,9 radius 1 -> mill house 9,9 radius 1", "object: circle barn: 15,3 radius 1, removed",
				"object: circle tower: 2,1 radius 1, new"),
				words(diff(before, LevelSnapshot.of(level))).stream().filter(each -> each.startsWith("object")).toList());
	}

	private static CircularObstacle circle(double x, double y, double radius, String name) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		circle.setName(name);
		return circle;
	}

	@Test
	void limitsOfRequiredPathsAreCompared() {
		assertEquals(List.of("object: required path gate: size1 from 0,0 to 7,3 at most 9 with an excess of at most 12.5 %"
				+ " -> size1 from 0,0 to 7,3 at most 9 with an excess of at most 20 %"), words(diff(limited(12.5), limited(20))));
		assertEquals(List.of("object: required path gate: size1 from 0,0 to 7,3 at most 9"
				+ " -> size1 from 0,0 to 7,3 at most 9 with an excess of at most 0 %"),
				words(diff(limited(Double.POSITIVE_INFINITY), limited(0))));
	}

	@Test
	void bodiesMotionsAndHeadingsAreCompared() {
		GridUnit unit = new GridUnit(2, Pictures.LAND);
		Agent disc = new Agent("truck", unit, Body.disc(0.75), Motion.STANDARD);
		Agent rectangle = new Agent("truck", unit,
				new Body(OptionalDouble.empty(), OptionalDouble.of(4), OptionalDouble.of(1.5)),
				new Motion(2, true, 3, OptionalDouble.of(0.5), OptionalDouble.of(Math.toRadians(35))));
		LevelSnapshot before = Pictures.level(ROOMS).withAgents(List.of(disc)).withSpawnPoints(List.of(facing(0),
				new SpawnPoint(new Cell(7, 3))));
		LevelSnapshot after = Pictures.level(ROOMS).withAgents(List.of(rectangle)).withSpawnPoints(List.of(facing(30),
				new SpawnPoint(new Cell(7, 3))));
		assertEquals(List.of("object: agent truck: 2x2 on ground+swamp radius 0.75 -> 2x2 on ground+swamp length 4 width 1.5"
				+ " turning radius 2 reverses speed 3 acceleration 0.5 turn rate 35",
				"object: spawn: 0,0 heading 0 -> 0,0 heading 30"), words(diff(before, after)));
		assertEquals(List.of(), words(diff(after, after)));
	}

	@Test
	void tellsWhichStartsAreNoLongerConnected() {
		List<Cell> spawns = List.of(new Cell(0, 0), new Cell(6, 0), new Cell(0, 1));
		LevelSnapshot open = Pictures.level(".......\n.......\n", 1).withSpawns(spawns);
		LevelSnapshot wall = Pictures.level("...@...\n...@...\n", 1).withSpawns(spawns);
		String closed = "starts: size1: connected -> 0,0 and 0,1 | 6,0 at 3,0 (1 x 1)";
		assertEquals(closed, words(diff(open, wall)).getFirst());
		assertEquals("starts: size1: 0,0 and 0,1 | 6,0 -> connected at 3,0 (1 x 1)", words(diff(wall, open)).getFirst());
		LevelSnapshot other = Pictures.level("...@...\n@@@@@@@\n", 1).withSpawns(spawns.subList(0, 2));
		assertEquals(List.of(), starts(diff(wall, other)), "two groups, of other spawns");
		List<Cell> row = List.of(new Cell(0, 0), new Cell(3, 0), new Cell(6, 0));
		assertEquals(List.of("starts: size1: 0,0 and 3,0 | 6,0 -> 3,0 and 6,0 | 0,0 at 1,0 (1 x 1)"),
				starts(diff(Pictures.level("....@..\n", 1).withSpawns(row), Pictures.level(".@.....\n", 1).withSpawns(row))));
	}

	@Test
	void startsMayLieApart() {
		List<Cell> spawns = List.of(new Cell(0, 0), new Cell(6, 0));
		LevelSnapshot open = Pictures.level(".......\n", 1).withSpawns(spawns);
		LevelSnapshot wall = Pictures.level("...@...\n", 1).withSpawns(spawns);
		LevelSnapshot apart = new LevelSnapshot(
				wall.header().withIntent(new DesignIntent(Map.of(), List.of(), List.of(), true, 1, Symmetry.NONE)), wall.grid());
		assertEquals(List.of("object: starts: connected -> apart"), starts(diff(open, apart)));
		assertEquals(List.of("object: starts: apart -> connected"), starts(diff(apart, wall)), "they are apart on both");
	}

	private static List<String> starts(LevelDiff diff) {
		return words(diff).stream().filter(each -> each.contains("starts")).toList();
	}

	@Test
	void playersOfSpawnsAreCompared() {
		LevelSnapshot level = Pictures.level(ROOMS, 1);
		assertEquals(List.of("object: spawn: 0,0 player 1 team red -> 0,0 player 2"),
				words(diff(level.withSpawnPoints(List.of(of(1, "red"))), level.withSpawnPoints(List.of(of(2, ""))))));
	}

	@Test
	void kindsAndAmountsOfNotesAreCompared() {
		LevelHeader level = Pictures.level(ROOMS, 1).header();
		assertEquals(List.of("object: note gold: 1,1 (1 x 1) resource 1500 -> 1,1 (1 x 1) resource 900.5"),
				words(diff(gold(level, 1500), gold(level, 900.5))));
	}

	private static LevelSnapshot gold(LevelHeader level, double amount) {
		return new LevelSnapshot(level.withNotes(List.of(new Note("gold", "", new CellRect(1, 1, 1, 1), 0,
				new Objective(AnnotationKind.RESOURCE, amount)))), Pictures.level(ROOMS, 1).grid());
	}

	private static SpawnPoint of(int player, String team) {
		return new SpawnPoint(new Cell(0, 0), Set.of(), OptionalDouble.empty(), new Party(OptionalInt.of(player), team));
	}

	@Test
	void picturesToTraceAreComparedByNameOrFile() {
		Level level = LevelTemplates.level("traced", 8, 4);
		LevelSnapshot before = LevelSnapshot.of(level);
		Underlay picture = LevelFactory.eINSTANCE.createUnderlay();
		picture.setFile("sketch.png");
		picture.setWidth(8);
		level.getUnderlays().add(picture);
		LevelSnapshot added = LevelSnapshot.of(level);
		assertEquals(List.of("object: picture sketch.png: sketch.png at 0,0 8 x 1 opacity 0.5, new"),
				words(diff(before, added)));
		picture.setX(2.5);
		assertEquals(List.of("object: picture sketch.png: sketch.png at 0,0 8 x 1 opacity 0.5"
				+ " -> sketch.png at 2.5,0 8 x 1 opacity 0.5"), words(diff(added, LevelSnapshot.of(level))));
	}

	@Test
	void picturesOfTerrainsAreCompared() {
		Level level = LevelTemplates.level("tiled", 8, 4);
		LevelSnapshot before = LevelSnapshot.of(level);
		level.getTerrainTypes().get(1).setPicture("tiles/bog.png");
		assertEquals(List.of("object: terrain swamp: #8d9a5e 'S' speed 1 -> #8d9a5e 'S' speed 1 picture tiles/bog.png"),
				words(diff(before, LevelSnapshot.of(level))));
	}

	@Test
	void meshesAreComparedByWhatTheirPolygonsCoverNotByNumbers() {
		String square = "v 0 0\nv 2 0\nv 2 2\nv 0 2\n";
		LevelSnapshot before = meshed(square + "v 4 0\nv 4 2\np 0 1 2 3\np 1 4 5 2\n");
		LevelSnapshot renumbered = meshed("v 4 2\nv 4 0\n" + square + "p 3 1 0 4\np 2 3 4 5\n");
		assertEquals(List.of(), words(diff(before, before)));
		assertEquals(List.of(), words(diff(before, renumbered)));
		LevelSnapshot split = meshed(square + "v 4 0\nv 4 2\np 0 1 2 3\np 1 4 5\np 1 5 2\n");
		LevelDiff diff = diff(before, split);
		assertEquals(List.of("object: mesh walk: 2 polygons -> 3 polygons (2 new, 1 removed)"), words(diff));
		assertEquals(new CellRect(2, 0, 2, 2), diff.differences().getFirst().bounds());
		LevelSnapshot walled = meshed(square + "v 4 0\nv 4 2\np 0 1 2 3\np 1 4 5 2\nw 1 2\n");
		assertEquals(List.of("object: mesh walk: 2 polygons -> 2 polygons and 1 wall (1 new, 0 removed)"),
				words(diff(before, walled)));
	}

	@Test
	void generatedMeshesAreComparedByWhatTheyAreMadeFor() {
		Level level = LevelTemplates.level("yard", 8, 4);
		LevelSnapshot before = LevelSnapshot.of(level);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.getCapability().add(level.getTerrainTypes().getFirst());
		level.getNavMeshes().add(mesh);
		LevelSnapshot generated = LevelSnapshot.of(level);
		String words = "generated for " + level.getTerrainTypes().getFirst().getName() + ", circles within 0.03125";
		assertEquals(List.of("object: mesh: " + words + ", new"), words(diff(before, generated)));
		assertEquals(List.of("object: mesh: " + words + ", removed"), words(diff(generated, before)));
		mesh.setSimplification(0.5);
		assertEquals(List.of("object: mesh: " + words + " -> " + words + ", simplified by 0.5"),
				words(diff(generated, LevelSnapshot.of(level))));
	}

	private static LevelSnapshot meshed(String polygons) {
		Level level = LevelTemplates.level("yard", 8, 4);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.setName("walk");
		mesh.setMesh(PolygonMesh.parse(polygons));
		level.getNavMeshes().add(mesh);
		return LevelSnapshot.of(level);
	}

	private static SpawnPoint facing(double degrees) {
		return new SpawnPoint(new Cell(0, 0), Set.of(), OptionalDouble.of(Math.toRadians(degrees)));
	}

	private static LevelSnapshot limited(double maxExcess) {
		LevelSnapshot level = Pictures.level(ROOMS, 1);
		ProbedPath path = new ProbedPath("gate", "size1", new Cell(0, 0), new Cell(7, 3), true, 9, maxExcess,
				ProbeRequest.ANY);
		return new LevelSnapshot(level.header().withIntent(DesignIntent.NONE.withProbes(List.of(path))), level.grid());
	}

	private static LevelDiff diff(LevelSnapshot before, LevelSnapshot after) {
		return LevelDiff.of(LevelAnalysis.of(before, Progress.NONE), LevelAnalysis.of(after, Progress.NONE), 1,
				Progress.NONE);
	}

	private static List<String> words(LevelDiff diff) {
		return diff.differences().stream().map(each -> each.kind().label() + ": " + each.message()).toList();
	}
}
