package org.leeway.pathing.navmesh.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.PolygonOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.Rounds;

@Tag("slow")
class LevelMeshTest {

	/** A thickness in cells that the lattice of vertices rounds to nothing. */
	private static final double THIN = 1e-12;

	private static void eachSeed(int count, LongConsumer test) {
		for (long seed = 0; seed < count; seed++) {
			try {
				test.accept(seed);
			} catch (RuntimeException | AssertionError wrong) {
				throw new AssertionError("seed " + seed, wrong);
			}
		}
	}

	private static NavMesh mesh(World world, MeshOptions options) {
		return LevelMesh.of(world, options, Progress.NONE).mesh();
	}

	/** Returns a map of noise or rectangles that may span several tiles. */
	private static TerrainGrid wideGrid(RandomMaps random) {
		int width = random.number(60, 140);
		int height = random.number(1, 140);
		return random.number(0, 1) == 0 ? random.noise(width, height, random.number(0, 100) / 100.0)
				: random.rectangles(width, height);
	}

	@Test
	void gridsOfAllDensities() {
		eachSeed(Rounds.of(150), seed -> {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 4 == 0 ? wideGrid(random) : random.grid();
			Capability capability = random.capability();
			NavMesh mesh = mesh(World.of(grid, Scene.EMPTY), MeshOptions.of(capability));
			MeshChecks.assertValid(mesh);
			CellAreas areas = new CellAreas(grid, capability);
			assertEquals(areas.count(), MeshChecks.area(mesh), 1e-6);
			areas.assertConnectedAs(mesh);
		});
	}

	@Test
	void facesKeepTerrains() {
		eachSeed(Rounds.of(150), seed -> {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 4 == 0 ? wideGrid(random) : random.grid();
			Scene scene = seed % 2 == 0 ? Scene.EMPTY : random.obstacles(grid.width(), grid.height());
			Capability capability = random.capability();
			NavMesh mesh = mesh(World.of(grid, scene), MeshOptions.of(capability).keepingTerrains());
			MeshChecks.assertValid(mesh);
			double[] areas = new double[TerrainGrid.TERRAINS];
			for (int face = 0; face < mesh.faceCount(); face++) {
				areas[mesh.terrain(face)] += MeshChecks.area(mesh, face);
			}
			for (int terrain : capability.terrains()) {
				NavMesh own = mesh(World.of(grid, scene), MeshOptions.of(Capability.of(terrain)));
				assertEquals(MeshChecks.area(own), areas[terrain], 1e-6);
			}
			NavMesh one = mesh(World.of(grid, scene), MeshOptions.of(capability));
			assertEquals(MeshChecks.componentCount(one), MeshChecks.componentCount(mesh));
		});
	}

	/** Returns a scene with obstacles that overlap, touch, lie beyond the border, cross themselves or are thin. */
	private static Scene tangledScene(RandomMaps random, int width, int height) {
		List<Circle> circles = new ArrayList<>();
		List<Polygon> polygons = new ArrayList<>();
		for (int i = random.number(0, 5); i > 0; i--) {
			circles.add(random.circle(width, height));
		}
		for (int i = random.number(0, 4); i > 0; i--) {
			polygons.add(switch (random.number(0, 2)) {
			case 0 -> random.star(width, height);
			case 1 -> random.tangle(width, height);
			default -> random.sliver(width, height);
			});
		}
		Scene scene = Scene.of(circles, polygons);
		return switch (random.number(0, 3)) {
		case 0 -> scene.within(width, height);
		case 1 -> scene.within(random.number(1, 8 * width) / 8.0, random.number(1, 8 * height) / 7.0);
		default -> scene;
		};
	}

	@Test
	void obstaclesOfAllKinds() {
		eachSeed(Rounds.of(80), seed -> {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 8 == 0 ? wideGrid(random) : random.grid();
			Scene scene = tangledScene(random, grid.width(), grid.height());
			Capability capability = random.capability();
			World world = World.of(grid, scene);
			MeshOptions options = new MeshOptions(capability, seed % 3 == 0, 1.0 / random.number(4, 64), 0);
			NavMesh mesh = mesh(world, options);
			MeshChecks.assertValid(mesh);
			FreeAreaOracle oracle = new FreeAreaOracle(world, capability, options.circleTolerance());
			assertEquals(oracle.area(), MeshChecks.area(mesh), 1e-6);
			assertSamples(world, options, mesh, random);
		});
	}

	/** Asserts that the mesh contains the free places of a random sample, and no other place of the sample. */
	private static void assertSamples(World world, MeshOptions options, NavMesh mesh, RandomMaps random) {
		RandomScenes places = new RandomScenes(random.number(0, 1 << 20));
		for (int i = 0; i < 200; i++) {
			Point at = new Point(places.number(-1, world.grid().width() + 1), places.number(-1, world.grid().height() + 1));
			Optional<Boolean> free = isFree(world, options, at);
			int face = mesh.locate(at.x(), at.y());
			if (free.isPresent()) {
				assertEquals(free.get(), face != NavMesh.NONE, at + " is free");
			}
			if (face != NavMesh.NONE && options.keepTerrains()) {
				assertEquals(world.grid().terrain((int) at.x(), (int) at.y()), mesh.terrain(face), at + " has the terrain");
			}
		}
	}

	/**
	 * Returns whether a place is free. Empty if the mesh may or may not contain the place. This is so on an outline, and
	 * just outside of a circle, because the mesh approximates circles.
	 */
	private static Optional<Boolean> isFree(World world, MeshOptions options, Point at) {
		TerrainGrid grid = world.grid();
		if (at.x() < 0 || at.y() < 0 || at.x() >= grid.width() || at.y() >= grid.height()
				|| !options.capability().contains(grid.terrain((int) at.x(), (int) at.y()))) {
			return Optional.of(false);
		}
		Border border = world.scene().border().orElse(new Border(1e9, 1e9));
		double distance = Math.min(border.width() - at.x(), border.height() - at.y());
		double slack = 0;
		for (Circle circle : world.scene().circles()) {
			double gap = Math.hypot(at.x() - circle.x(), at.y() - circle.y()) - circle.radius();
			slack = gap > 0 && gap < options.circleTolerance() ? options.circleTolerance() : slack;
			distance = Math.min(distance, gap);
		}
		for (Polygon polygon : world.scene().polygons()) {
			distance = Math.min(distance, PolygonOracle.signedDistance(polygon, at));
		}
		return Math.abs(distance) <= slack + 1e-9 ? Optional.empty() : Optional.of(distance > 0);
	}

	@Test
	void partsOfTheFreeAreaAreNotConnectedInPoints() {
		eachSeed(600, seed -> {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			World world = World.of(grid, random.obstacles(grid.width(), grid.height()));
			Capability capability = random.capability();
			NavMesh mesh = mesh(world, MeshOptions.of(capability));
			FreeAreaOracle oracle = new FreeAreaOracle(world, capability, MeshOptions.CIRCLE_TOLERANCE);
			assertEquals(oracle.componentCount(), MeshChecks.componentCount(mesh));
		});
	}

	@Test
	void thePolygonOfACircleContainsItWithinTheTolerance() {
		eachSeed(500, seed -> {
			RandomScenes random = new RandomScenes(seed);
			Circle circle = new Circle(random.number(-9, 9), random.number(-9, 9), random.number(0, 40));
			double tolerance = random.number(0.001, 1);
			Polygon ring = Ring.around(circle, tolerance).line();
			for (int i = 0; i < 200; i++) {
				double angle = random.number(0, 7);
				Point on = new Point(circle.x() + circle.radius() * Math.cos(angle),
						circle.y() + circle.radius() * Math.sin(angle));
				double inside = -PolygonOracle.signedDistance(ring, on);
				assertTrue(inside > -1e-9 && inside < tolerance, "a point of the circle is " + inside + " inside");
			}
			for (int i = 0; i < ring.size(); i++) {
				double distance = Math.hypot(ring.x(i) - circle.x(), ring.y(i) - circle.y());
				assertTrue(distance < circle.radius() + tolerance + 1e-9, "a vertex is " + distance + " away");
			}
		});
	}

	@Test
	void whatHasNoAreaIsNoWall() {
		TerrainGrid grid = TerrainGrid.filled(10, 10, 0);
		Scene flat = Scene.of(List.of(new Circle(2, 2, 0)),
				List.of(Polygon.of(5, -1, 5, 4, 5, 11), Polygon.of(6, 0, 8, 0, 8, 1, 8, 10, 8, 1)));
		Scene solid = Scene.of(List.of(), List.of(Polygon.of(6, 0, 8, 0, 8, 1)));
		MeshOptions options = MeshOptions.of(Capability.of(0));
		NavMesh mesh = mesh(World.of(grid, flat), options);
		assertEquals(mesh(World.of(grid, solid), options).vertexCount(), mesh.vertexCount());
		assertEquals(99, MeshChecks.area(mesh), 1e-9);
		assertEquals(1, MeshChecks.componentCount(mesh));
	}

	@Test
	void aPolygonOfHardlyAnyAreaIsAWall() {
		TerrainGrid grid = TerrainGrid.filled(10, 10, 0);
		MeshOptions options = MeshOptions.of(Capability.of(0));
		NavMesh cut = mesh(World.of(grid, Scene.of(List.of(), List.of(Polygon.of(5, -1, 5 + THIN, 4, 5, 11)))), options);
		MeshChecks.assertValid(cut);
		assertEquals(100, MeshChecks.area(cut), 1e-9);
		assertEquals(2, MeshChecks.componentCount(cut));
		NavMesh open = mesh(World.of(grid, Scene.of(List.of(), List.of(Polygon.of(5, 3, 5 + THIN, 4, 5, 11)))), options);
		MeshChecks.assertValid(open);
		assertEquals(1, MeshChecks.componentCount(open));
	}

	@Test
	void aWallBetweenTilesSeparatesThem() {
		TerrainGrid grid = TerrainGrid.filled(128, 64, 0);
		MeshOptions options = MeshOptions.of(Capability.of(0));
		Polygon wall = Polygon.of(64, -1, 64, 65, 64 + THIN, 3);
		NavMesh cut = mesh(World.of(grid, Scene.of(List.of(), List.of(wall))), options);
		MeshChecks.assertValid(cut);
		assertEquals(2, MeshChecks.componentCount(cut));
		NavMesh part = mesh(World.of(grid, Scene.of(List.of(), List.of(Polygon.of(64, 10, 64, 20, 64 + THIN, 15)))), options);
		MeshChecks.assertValid(part);
		assertEquals(1, MeshChecks.componentCount(part));
	}

	@Test
	void aSimplifiedMeshIsValidAndNearTheExactOne() {
		eachSeed(60, seed -> {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 4 == 0 ? wideGrid(random) : random.grid();
			World world = World.of(grid, tangledScene(random, grid.width(), grid.height()));
			double distance = random.number(1, 20) / 10.0;
			MeshOptions exact = new MeshOptions(random.capability(), seed % 2 == 0, MeshOptions.CIRCLE_TOLERANCE, 0);
			NavMesh whole = mesh(world, exact);
			NavMesh simple = mesh(world,
					new MeshOptions(exact.capability(), exact.keepTerrains(), exact.circleTolerance(), distance));
			MeshChecks.assertValid(simple);
			assertTrue(simple.vertexCount() <= whole.vertexCount(), "no more vertices");
			for (int vertex = 0; vertex < whole.vertexCount(); vertex++) {
				assertTrue(!whole.isOnWall(vertex) || distanceToWalls(simple, whole.point(vertex)) <= distance + 1e-9,
						"a wall is too far from the true one at " + whole.point(vertex));
			}
		});
	}

	private static double distanceToWalls(NavMesh mesh, Point at) {
		double least = Double.POSITIVE_INFINITY;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				Point a = mesh.point(mesh.origin(edge));
				Point b = mesh.point(mesh.target(edge));
				double dx = b.x() - a.x();
				double dy = b.y() - a.y();
				double along = ((at.x() - a.x()) * dx + (at.y() - a.y()) * dy) / (dx * dx + dy * dy);
				double part = Math.clamp(along, 0, 1);
				least = Math.min(least, Math.hypot(a.x() + part * dx - at.x(), a.y() + part * dy - at.y()));
			}
		}
		return least;
	}
}
