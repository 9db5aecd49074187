package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.anyangle.AnyAngleProvider;
import org.leeway.pathing.navmesh.clearance.CutMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;

/**
 * Tests of the meshes of a file. The readers must give the same answers as the planner for shortest paths of discs. If
 * the environment has {@code LEEWAY_LBC=all}, the test tries a million queries.
 */
@Tag("slow")
class LbcMeshTest {

	private static final boolean ALL = "all".equals(System.getenv("LEEWAY_LBC"));
	private static final int SIDE = 40;
	private static final int LEVELS = ALL ? 400 : 40;
	private static final int QUERIES = ALL ? 2000 : 120;
	private static final int QUERIES_OF_MAP = ALL ? 20_000 : 400;

	@TempDir
	private static Path folder;
	private int asked;
	private int found;

	private static Level level(long seed) {
		RandomMaps maps = new RandomMaps(seed);
		Random random = new Random(seed);
		Level level = LevelTemplates.level("lbc",
				random.nextBoolean() ? maps.noise(SIDE, SIDE, random.nextDouble(0.2)) : maps.rectangles(SIDE, SIDE));
		for (int i = random.nextInt(12); i > 0; i--) {
			CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
			circle.setX(random.nextInt(2 * SIDE) / 2.0);
			circle.setY(random.nextDouble(SIDE));
			circle.setRadius(random.nextInt(1, 7) / 2.0);
			level.getCircles().add(circle);
		}
		return level;
	}

	private static byte[] write(Level level) throws IOException {
		return LbcReader.write(level, Map.of("mesh", "true"));
	}

	/**
	 * Returns random queries. Half of the radii are radii of units, because the discs of units exactly fit some gaps. Most discs
	 * start and end at multiples of half a cell, so on the borders and middle lines of cells. Queries with radius 0 start and
	 * end off these lines: on a line, they could be on a wall, and belong to several faces.
	 */
	private static List<LbcQuery> queries(int width, int height, int count, Random random) {
		List<LbcQuery> queries = new ArrayList<>();
		double[] radii = {0, 0.5, 1, 1.5, random.nextDouble(0.5), random.nextDouble(1), random.nextDouble(2), random.nextDouble(4)};
		for (int i = 0; i < count; i++) {
			double radius = radii[random.nextInt(radii.length)];
			double step = radius > 0 && random.nextInt(3) > 0 ? 0.5 : 1.0 / (1 << 20);
			double[] ends = random.doubles(4).toArray();
			queries.add(new LbcQuery(0, Math.rint(ends[0] * width / step) * step, Math.rint(ends[1] * height / step) * step,
					Math.rint(ends[2] * width / step) * step, Math.rint(ends[3] * height / step) * step, radius));
		}
		return queries;
	}

	/** Returns the answers to the queries of the first mesh, from the line that a reader prints for a file. */
	private static List<String> answers(String line) {
		String part = line.split(" \\| mesh")[1];
		return Arrays.stream(part.split(" (?=[+-])")).skip(1).toList();
	}

	/**
	 * Compares the answers of the file's first mesh with the answers of the planner. For each path that is found, checks that
	 * its portals lead from the start to the goal.
	 */
	private void compare(LevelSnapshot level, List<LbcQuery> queries, List<String> answers, String context) {
		Capability capability = level.agents().getFirst().capability();
		NavMesh mesh = LevelMesh.of(level.world(), MeshOptions.of(capability), Progress.NONE).mesh();
		CutMesh cut = MeshClearance.of(mesh, Progress.NONE).cut(Progress.NONE);
		Agent agent = new Agent("disc", 1, capability);
		Planner planner = new AnyAngleProvider().prepare(Preparation.forAgents(level.world(), List.of(agent)),
				OptionValues.STANDARD, Progress.NONE);
		assertEquals(queries.size(), answers.size(), context);
		for (int i = 0; i < answers.size(); i++) {
			LbcQuery query = queries.get(i);
			Agent disc = agent.withRadius(query.radius());
			boolean isFound = planner.plan(new PlanQuery(disc, Pose.at(query.start()), Pose.at(query.goal())), Progress.NONE).isFound();
			assertEquals(isFound, answers.get(i).startsWith("+"), context + ", " + query);
			asked++;
			if (isFound) {
				found++;
				follow(cut, query, Arrays.stream(answers.get(i).split(" ")).skip(1).mapToInt(Integer::parseInt).toArray(),
						context + ", " + query + ": " + answers.get(i));
			}
		}
	}

	private static void follow(CutMesh mesh, LbcQuery query, int[] portals, String message) {
		int face = NavMesh.NONE;
		for (int portal : portals) {
			assertTrue(mesh.width(portal) >= query.radius(), message);
			int from = face(mesh, portal);
			assertTrue(face == NavMesh.NONE ? isIn(mesh, from, query.start()) : face == from, message);
			face = mesh.across(portal);
		}
		assertTrue(face == NavMesh.NONE || isIn(mesh, face, query.goal()), message);
	}

	private static int face(CutMesh mesh, int edge) {
		int face = 0;
		while (mesh.firstEdge(face + 1) <= edge) {
			face++;
		}
		return face;
	}

	private static boolean isIn(CutMesh mesh, int face, Point place) {
		int from = mesh.origin(mesh.firstEdge(face + 1) - 1);
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int to = mesh.origin(edge);
			double cross = (mesh.x(to) - mesh.x(from)) * (place.y() - mesh.y(from))
					- (mesh.y(to) - mesh.y(from)) * (place.x() - mesh.x(from));
			if (cross < -1e-6) {
				return false;
			}
			from = to;
		}
		return true;
	}

	@Test
	void answersAreThoseOfThePlanner() throws IOException, InterruptedException {
		assumeTrue(LbcReader.C.isPossible(), LbcReader.C.absent());
		List<Level> levels = LongStream.range(0, LEVELS).mapToObj(LbcMeshTest::level).toList();
		List<LbcQuery> queries = queries(SIDE, SIDE, QUERIES, new Random(1));
		List<byte[]> files = new ArrayList<>();
		for (Level level : levels) {
			files.add(write(level));
		}
		List<String> lines = LbcReader.C.read(folder, files, queries, true);
		for (int i = 0; i < LEVELS; i++) {
			compare(LevelSnapshot.of(levels.get(i)), queries, answers(lines.get(i)), "seed " + i);
		}
		assertMany();
	}

	@Test
	void answersOnRealMapsAreThoseOfThePlanner() throws IOException, InterruptedException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		assumeTrue(LbcReader.C.isPossible(), LbcReader.C.absent());
		for (String map : ALL ? RealMaps.maps() : List.of("AR0709SR", "arena")) {
			TerrainGrid grid = RealMaps.map(map);
			Level level = LevelTemplates.level(map, grid);
			List<LbcQuery> queries = queries(grid.width(), grid.height(), QUERIES_OF_MAP, new Random(1));
			String line = LbcReader.C.read(folder, List.of(write(level)), queries, true).getFirst();
			compare(LevelSnapshot.of(level), queries, answers(line), map);
		}
		assertMany();
	}

	private void assertMany() {
		String counts = asked + " queries, " + found + " found";
		System.out.println("LbcMeshTest " + counts);
		assertTrue(found > asked / 20, counts);
	}

	@ParameterizedTest
	@EnumSource
	void allReadersGiveTheSameAnswers(LbcReader reader) throws IOException, InterruptedException {
		assumeTrue(LbcReader.C.isPossible(), LbcReader.C.absent());
		assumeTrue(reader.isPossible(), reader.absent());
		List<byte[]> files = new ArrayList<>();
		for (long seed = 0; seed < 12; seed++) {
			files.add(write(level(seed)));
		}
		files.add(write(LevelTemplates.level("closed", TerrainGrid.filled(2, 2, 4))));
		List<LbcQuery> queries = queries(SIDE, SIDE, 200, new Random(7));
		for (double wrong : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e300, -1}) {
			queries.add(new LbcQuery(0, wrong, 1, 1, 1, 0));
			queries.add(new LbcQuery(0, 1, wrong, 1, 1, 0));
			queries.add(new LbcQuery(0, 1, 1, 1, 1, wrong));
		}
		assertEquals(LbcReader.C.read(folder, files, queries, true), reader.read(folder, files, queries, true));
	}
}
