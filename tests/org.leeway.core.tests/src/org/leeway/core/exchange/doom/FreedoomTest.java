package org.leeway.core.exchange.doom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.option.OptionValues;

/**
 * Tests of all maps of a real game. Sectors are compared with the BSP tree that the game itself searches in each map.
 */
class FreedoomTest {

	private static final int SAMPLES = 1000;
	private static final long SEED = 1993;
	/**
	 * Least distance of a tested place from all edges of its face, in cells of 16 map units. The lines in the game's tree are
	 * rounded. So for a place nearer to an edge, the game may find a neighbouring sector.
	 */
	private static final double NEAR = 1.0 / 8;

	@Test
	void everyMapIsALevelAndItsMeshSaysWhatTheGameSays() throws IOException {
		List<Path> files = Freedoom.files();
		assumeTrue(!files.isEmpty(), Freedoom.ABSENT);
		int levels = 0;
		int compared = 0;
		for (Path file : files) {
			Import read = new WadImporter().read(file, OptionValues.STANDARD, Progress.NONE);
			assertEquals(1, read.diagnostics().stream().filter(each -> each.kind() == Diagnostic.Kind.LOST).count(),
					read.diagnostics().toString());
			byte[] bytes = Files.readAllBytes(file);
			for (ImportedLevel level : read.levels()) {
				LevelFiles.toBytes(level.level());
				compared += compare(level.level(), BspOracle.of(bytes, level.name()));
				levels++;
			}
		}
		assertEquals(files.size() == 2 ? 68 : levels, levels);
		assertTrue(compared > SAMPLES * levels / 2, compared + " places compared on " + levels + " maps");
	}

	private static int compare(Level level, BspOracle game) {
		NavMesh mesh = NavMesh.of(level.getNavMeshes().getFirst().getMesh());
		Origin origin = Origin.of(level, game);
		Random random = new Random(SEED);
		int compared = 0;
		for (int i = 0; i < SAMPLES; i++) {
			int face = random.nextInt(mesh.faceCount());
			Point at = inside(mesh, face, random);
			if (isClear(mesh, face, at, NEAR)) {
				int sector = game.sector(origin.x(at), origin.y(at));
				String where = "seed " + SEED + ", " + level.getName() + " at " + origin.x(at) + "," + origin.y(at)
						+ " in sector " + sector;
				assertEquals(game.isDamaging(sector) ? 1 : 0, mesh.terrain(face), where);
				if (game.isFixed(sector)) {
					assertTrue(game.ceiling(sector) - game.floor(sector) >= 56, where);
				}
				compared++;
			}
		}
		checkPortals(level, mesh, game, origin);
		checkThings(level, mesh, game, origin);
		return compared;
	}

	/**
	 * Asserts that units can pass in the game wherever they can pass from face to face of the mesh. In the game, the step
	 * between two sectors must not be too high, and the headroom must suffice. Skips sectors that lines of the map move.
	 */
	private static void checkPortals(Level level, NavMesh mesh, BspOracle game, Origin origin) {
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			Point a = mesh.point(mesh.origin(edge));
			Point b = mesh.point(mesh.target(edge));
			double length = a.distance(b);
			if (mesh.isWall(edge) || length < 8 * NEAR) {
				continue;
			}
			Point middle = new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
			double dx = (b.y() - a.y()) / length * NEAR;
			double dy = (a.x() - b.x()) / length * NEAR;
			Point left = new Point(middle.x() + dx, middle.y() + dy);
			Point right = new Point(middle.x() - dx, middle.y() - dy);
			int from = game.sector(origin.x(left), origin.y(left));
			int to = game.sector(origin.x(right), origin.y(right));
			if (isClear(mesh, mesh.face(mesh.twin(edge)), left, NEAR / 2) && isClear(mesh, mesh.face(edge), right, NEAR / 2)
					&& game.isFixed(from) && game.isFixed(to)) {
				String where = level.getName() + " at " + origin.x(middle) + "," + origin.y(middle);
				assertTrue(Math.abs(game.floor(from) - game.floor(to)) <= 24, where);
				assertTrue(Math.min(game.ceiling(from), game.ceiling(to)) - Math.max(game.floor(from), game.floor(to)) >= 56,
						where);
			}
		}
	}

	/**
	 * Asserts that almost all things of the WAD are on the mesh. Checks only things in sectors that are high enough for units
	 * and that no line moves.
	 */
	private static void checkThings(Level level, NavMesh mesh, BspOracle game, Origin origin) {
		int found = 0;
		for (int thing = 0; thing < game.things(); thing++) {
			int sector = game.sector(game.thingX(thing), game.thingY(thing));
			if (game.isFixed(sector) && game.ceiling(sector) - game.floor(sector) >= 56) {
				found += mesh.locate(origin.column(game.thingX(thing)), origin.row(game.thingY(thing))) != NavMesh.NONE ? 1 : 0;
			} else {
				found++;
			}
		}
		// some decorations stand outside of all sectors, where the BSP tree of the WAD returns an arbitrary sector
		assertTrue(game.things() - found <= game.things() / 50,
				level.getName() + ": of " + game.things() + " things " + found + " are on the mesh");
	}

	/**
	 * The position of the level's upper left corner on the map. The level has the cell of the player's start, and the map has
	 * the coordinates of this start. The importer aligns cells with multiples of a cell's side, so cell and coordinates
	 * together give the corner.
	 *
	 * @param left x of the corner, in map units
	 * @param top y of the corner, in map units, with y down
	 * @param side the side of a cell, in map units
	 */
	private record Origin(double left, double top, double side) {

		static Origin of(Level level, BspOracle game) {
			int start = IntStream.range(0, game.things()).filter(thing -> game.thingType(thing) == 1).findFirst().orElseThrow();
			int side = (int) level.getCellScale();
			return new Origin(side * (Math.floorDiv(game.thingX(start), side) - level.getSpawns().getFirst().getX()),
					side * (Math.floorDiv(-game.thingY(start), side) - level.getSpawns().getFirst().getY()), side);
		}

		double x(Point at) {
			return left + side * at.x();
		}

		double y(Point at) {
			return -top - side * at.y();
		}

		double column(double x) {
			return (x - left) / side;
		}

		double row(double y) {
			return (-y - top) / side;
		}
	}

	/**
	 * Returns a random place in a face. Cuts the face into triangles by diagonals from its first vertex, chooses a random
	 * triangle, and then a random place in this triangle.
	 */
	private static Point inside(NavMesh mesh, int face, Random random) {
		int second = mesh.firstEdge(face) + 1 + random.nextInt(mesh.size(face) - 2);
		Point a = mesh.point(mesh.origin(mesh.firstEdge(face)));
		Point b = mesh.point(mesh.origin(second));
		Point c = mesh.point(mesh.origin(second + 1));
		double u = random.nextDouble();
		double v = random.nextDouble() * (1 - u);
		return new Point(a.x() + u * (b.x() - a.x()) + v * (c.x() - a.x()),
				a.y() + u * (b.y() - a.y()) + v * (c.y() - a.y()));
	}

	/** Returns whether a place is in a face, and at least {@code distance} from all sides of the face. */
	private static boolean isClear(NavMesh mesh, int face, Point at, double distance) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			Point a = mesh.point(mesh.origin(edge));
			Point b = mesh.point(mesh.target(edge));
			double cross = (b.x() - a.x()) * (at.y() - a.y()) - (b.y() - a.y()) * (at.x() - a.x());
			if (cross < distance * a.distance(b)) {
				return false;
			}
		}
		return true;
	}
}
