package org.leeway.pathing.navmesh.arrangement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

class LineMeshTest {

	private static final int NONE = NavMesh.NONE;

	@Test
	void aRoomIsOneFace() {
		NavMesh mesh = mesh(room(0, 0, 8, 4));
		assertEquals(1, mesh.faceCount());
		assertEquals(0, mesh.terrain(0));
		assertEquals(4, mesh.vertexCount());
	}

	@Test
	void aLineThatPartsNothingIsNoEdge() {
		List<BorderLine> lines = room(0, 0, 8, 4);
		lines.add(new BorderLine(3, 0, 3, 4, 0, 0, false));
		assertEquals(1, mesh(lines).faceCount());
		assertEquals(4, mesh(lines).vertexCount());
	}

	/**
	 * The lines form three rooms in a row, of the same terrain. A line is missing in the outline of the middle room, so the mesh
	 * covers only the other two rooms.
	 */
	@Test
	void anOpenRoomIsLeftOutAlone() {
		List<BorderLine> lines = new ArrayList<>(List.of(new BorderLine(0, 0, 8, 0, NONE, 0, false),
				new BorderLine(8, 0, 15, 0, NONE, 0, false), new BorderLine(16, 0, 24, 0, NONE, 0, false),
				new BorderLine(24, 0, 24, 4, NONE, 0, false), new BorderLine(24, 4, 0, 4, NONE, 0, false),
				new BorderLine(0, 4, 0, 0, NONE, 0, false), new BorderLine(8, 0, 8, 4, 0, 0, false),
				new BorderLine(16, 0, 16, 4, 0, 0, false)));
		LineMesh made = LineMesh.of(lines, Progress.NONE);
		NavMesh mesh = NavMesh.of(made.mesh());
		assertEquals(2, mesh.faceCount());
		assertEquals(64, area(mesh, 0), 1e-9);
		assertEquals(NONE, mesh.locate(12, 2));
		assertTrue(made.conflicts().indexOf(new Point(11.5, 0)) < made.conflicts().indexOf(new Point(12, 4)),
				"the line beside the gap comes first: " + made.conflicts());
	}

	@Test
	void aFreeStandingWallStopsUnits() {
		List<BorderLine> lines = room(0, 0, 8, 4);
		lines.add(new BorderLine(3, 1, 5, 3, 0, 0, true));
		LineMesh made = LineMesh.of(lines, Progress.NONE);
		assertEquals(1, made.mesh().wallCount());
		NavMesh mesh = NavMesh.of(made.mesh());
		assertEquals(32, area(mesh, 0), 1e-9);
		assertWall(mesh, 3, 1, 5, 3);
		assertEquals(List.of(), made.conflicts());
	}

	@Test
	void wallsThatCrossStopUnits() {
		List<BorderLine> lines = room(0, 0, 8, 4);
		lines.add(new BorderLine(1, 2, 7, 2, 0, 0, true));
		lines.add(new BorderLine(4, 1, 4, 3, 0, 0, true));
		LineMesh made = LineMesh.of(lines, Progress.NONE);
		assertEquals(4, made.mesh().wallCount());
		NavMesh mesh = NavMesh.of(made.mesh());
		assertWall(mesh, 1, 2, 4, 2);
		assertWall(mesh, 4, 2, 4, 3);
		assertEquals(32, area(mesh, 0), 1e-9);
	}

	@Test
	void aWallFromSideToSidePartsARoom() {
		List<BorderLine> lines = room(0, 0, 8, 4);
		lines.add(new BorderLine(3, 0, 3, 4, 0, 0, true));
		NavMesh mesh = mesh(lines);
		assertEquals(2, mesh.faceCount());
		assertEquals(8, mesh.vertexCount());
	}

	@Test
	void aWallBetweenTwoPillarsStopsUnits() {
		List<BorderLine> lines = room(0, 0, 20, 10);
		lines.addAll(pillar(4, 4, 6, 6));
		lines.addAll(pillar(12, 4, 14, 6));
		lines.add(new BorderLine(6, 4, 12, 4, 0, 0, true));
		NavMesh mesh = mesh(lines);
		assertWall(mesh, 6, 4, 12, 4);
		assertEquals(192, area(mesh, 0), 1e-9);
	}

	@Test
	void linesOnEachOtherAreOne() {
		List<BorderLine> lines = room(0, 0, 4, 4);
		lines.addAll(room(4, 0, 8, 8));
		LineMesh made = LineMesh.of(lines, Progress.NONE);
		NavMesh mesh = NavMesh.of(made.mesh());
		assertEquals(1, made.mesh().wallCount());
		assertWall(mesh, 4, 0, 4, 4);
		assertEquals(List.of(), made.conflicts());
		assertEquals(48, area(mesh, 0), 1e-9);
	}

	@Test
	void terrainsMeetAtAPortal() {
		List<BorderLine> lines = room(0, 0, 8, 4);
		lines.removeIf(line -> line.ay() == line.by());
		lines.addAll(List.of(new BorderLine(0, 0, 4, 0, NONE, 0, true), new BorderLine(4, 0, 8, 0, NONE, 1, true),
				new BorderLine(8, 4, 4, 4, NONE, 1, true), new BorderLine(4, 4, 0, 4, NONE, 0, true),
				new BorderLine(4, 0, 4, 4, 1, 0, false)));
		lines.replaceAll(line -> line.ax() == 8 && line.bx() == 8 ? new BorderLine(8, 0, 8, 4, NONE, 1, true) : line);
		LineMesh made = LineMesh.of(lines, Progress.NONE);
		NavMesh mesh = NavMesh.of(made.mesh());
		assertEquals(List.of(), made.conflicts());
		assertEquals(16, area(mesh, 0), 1e-9);
		assertEquals(16, area(mesh, 1), 1e-9);
		assertEquals(6, mesh.vertexCount());
	}

	@Test
	void aGapInAnOutlineIsAConflictAndStaysShut() {
		List<BorderLine> lines = room(0, 0, 8, 4);
		lines.addAll(room(8, 0, 16, 4));
		lines.removeIf(line -> line.ax() == 8 && line.bx() == 8);
		lines.add(new BorderLine(8, 0, 8, 4, 1, 0, false));
		LineMesh made = LineMesh.of(lines, Progress.NONE);
		assertEquals(List.of(new Point(8, 2)), made.conflicts());
		assertEquals(64, area(NavMesh.of(made.mesh()), 0), 1e-9);
		lines.removeIf(line -> line.ax() == 0 && line.bx() == 0);
		LineMesh open = LineMesh.of(lines, Progress.NONE);
		assertEquals(32, area(NavMesh.of(open.mesh()), 0), 1e-9);
	}

	/**
	 * A mesh with many short walls in all directions, which are like fences: the terrain is the same on both sides. If the
	 * faces at the end of a wall were merged into one face, the wall would end inside this face.
	 */
	@Test
	void fencesOfAllDirectionsStopUnits() {
		for (long seed = 0; seed < 200; seed++) {
			Random random = new Random(seed);
			List<BorderLine> lines = room(0, 0, 400, 400);
			for (int y = 0; y < 10; y++) {
				for (int x = 0; x < 10; x++) {
					int dx = random.nextInt(37) - 18;
					int dy = 1 + random.nextInt(18);
					lines.add(new BorderLine(40 * x + 20, 40 * y + 20, 40 * x + 20 + dx, 40 * y + 20 + dy, 0, 0, true));
				}
			}
			LineMesh made = LineMesh.of(lines, Progress.NONE);
			NavMesh mesh = NavMesh.of(made.mesh());
			assertEquals(160000, area(mesh, 0), 1e-6, "seed " + seed);
			assertEquals(100, made.mesh().wallCount(), "seed " + seed);
		}
	}

	@Test
	void nothingIsThereWithoutLines() {
		assertEquals(0, LineMesh.of(List.of(), Progress.NONE).mesh().polygonCount());
		assertEquals(0, mesh(List.of(new BorderLine(0, 0, 1, 1, 0, NONE, true))).faceCount());
	}

	@Test
	void tooManyCrossingsAreRefused() {
		List<BorderLine> lines = new ArrayList<>();
		for (int i = 0; i < 1000; i++) {
			lines.add(new BorderLine(i, 0, i, 1000, 0, 0, true));
			lines.add(new BorderLine(0, i, 1000, i, 0, 0, true));
		}
		assertThrows(IllegalArgumentException.class, () -> LineMesh.of(lines, Progress.NONE));
	}

	/** Builds the mesh of random boards. The mesh must have the terrains, areas, walls and portals of the board. */
	@Test
	void aBoardBecomesItsMesh() {
		for (long seed = 0; seed < 300; seed++) {
			checkBoard(seed);
		}
	}

	private static void checkBoard(long seed) {
		Board board = new Board(new Random(seed));
		LineMesh made = LineMesh.of(board.lines(), Progress.NONE);
		NavMesh mesh = NavMesh.of(made.mesh());
		assertEquals(List.of(), made.conflicts(), "seed " + seed);
		for (int terrain = 0; terrain < 2; terrain++) {
			assertEquals(board.area(terrain), area(mesh, terrain), 1e-6, "seed " + seed + ", terrain " + terrain);
		}
		for (BorderLine side : board.sides) {
			String where = "seed " + seed + ", " + side;
			boolean isOpen = side.left() != NONE && side.right() != NONE && !side.isWall();
			Point middle = new Point((side.ax() + side.bx()) / 2, (side.ay() + side.by()) / 2);
			double dx = 1e-6 * (side.by() - side.ay());
			double dy = -1e-6 * (side.bx() - side.ax());
			int left = mesh.locate(middle.x() + dx, middle.y() + dy);
			int right = mesh.locate(middle.x() - dx, middle.y() - dy);
			assertEquals(side.left(), left == NONE ? NONE : mesh.terrain(left), where);
			assertEquals(side.right(), right == NONE ? NONE : mesh.terrain(right), where);
			if (left != NONE && right != NONE) {
				assertEquals(isOpen, left == right || hasPortal(mesh, left, right, middle), where);
			}
		}
	}

	private static boolean hasPortal(NavMesh mesh, int from, int to, Point at) {
		for (int edge = mesh.firstEdge(from); edge < mesh.firstEdge(from + 1); edge++) {
			if (!mesh.isWall(edge) && mesh.face(mesh.twin(edge)) == to && isOn(mesh, edge, at)) {
				return true;
			}
		}
		return false;
	}

	private static boolean isOn(NavMesh mesh, int edge, Point at) {
		Point a = mesh.point(mesh.origin(edge));
		Point b = mesh.point(mesh.target(edge));
		return Math.abs(a.distance(at) + at.distance(b) - a.distance(b)) < 1e-9;
	}

	/**
	 * A square mesh of quadrilaterals with random terrains and walls. The vertices lie on a lattice of whole numbers. In half of
	 * the boards, they are moved off the lattice.
	 */
	private static final class Board {

		private static final int SIDE = 9;
		/** Coordinates are multiples of this power of two, so that sums are exact. */
		private static final double UNIT = 1.0 / 64;

		private final Random random;
		private final Point[][] places = new Point[SIDE + 1][SIDE + 1];
		private final int[][] terrains = new int[SIDE + 2][SIDE + 2];
		private final List<BorderLine> sides = new ArrayList<>();

		Board(Random random) {
			this.random = random;
			boolean crooked = random.nextBoolean();
			for (int y = 0; y <= SIDE; y++) {
				for (int x = 0; x <= SIDE; x++) {
					places[y][x] = crooked
							? new Point(x + UNIT * (random.nextInt(40) - 20), y + UNIT * (random.nextInt(40) - 20))
							: new Point(x, y);
				}
			}
			for (int y = 0; y < SIDE + 2; y++) {
				for (int x = 0; x < SIDE + 2; x++) {
					boolean isInside = x > 0 && y > 0 && x <= SIDE && y <= SIDE;
					terrains[y][x] = isInside ? Math.min(1, random.nextInt(6) - 1) : NONE;
					terrains[y][x] = terrains[y][x] == 1 && random.nextBoolean() ? 0 : terrains[y][x];
				}
			}
			for (int y = 0; y <= SIDE; y++) {
				for (int x = 0; x <= SIDE; x++) {
					if (x < SIDE) {
						addSide(places[y][x], places[y][x + 1], terrains[y][x + 1], terrains[y + 1][x + 1]);
					}
					if (y < SIDE) {
						addSide(places[y][x], places[y + 1][x], terrains[y + 1][x + 1], terrains[y + 1][x]);
					}
				}
			}
		}

		private void addSide(Point a, Point b, int left, int right) {
			boolean isWall = left == NONE || right == NONE || random.nextInt(6) == 0;
			sides.add(random.nextBoolean() ? new BorderLine(a.x(), a.y(), b.x(), b.y(), left, right, isWall)
					: new BorderLine(b.x(), b.y(), a.x(), a.y(), right, left, isWall));
		}

		/**
		 * Returns the sides of all quadrilaterals in random order. To test such input, some sides are split into two lines, and
		 * some occur twice.
		 */
		List<BorderLine> lines() {
			List<BorderLine> lines = new ArrayList<>();
			for (BorderLine side : sides) {
				switch (random.nextInt(8)) {
				case 0 -> {
					double x = (side.ax() + side.bx()) / 2;
					double y = (side.ay() + side.by()) / 2;
					lines.add(new BorderLine(side.ax(), side.ay(), x, y, side.left(), side.right(), side.isWall()));
					lines.add(new BorderLine(x, y, side.bx(), side.by(), side.left(), side.right(), side.isWall()));
				}
				case 1 -> {
					lines.add(side);
					lines.add(new BorderLine(side.bx(), side.by(), side.ax(), side.ay(), side.right(), side.left(),
							side.isWall()));
				}
				default -> lines.add(side);
				}
			}
			Collections.shuffle(lines, random);
			return lines;
		}

		double area(int terrain) {
			double sum = 0;
			for (int y = 0; y < SIDE; y++) {
				for (int x = 0; x < SIDE; x++) {
					if (terrains[y + 1][x + 1] == terrain) {
						sum += triangle(places[y][x], places[y][x + 1], places[y + 1][x + 1])
								+ triangle(places[y][x], places[y + 1][x + 1], places[y + 1][x]);
					}
				}
			}
			return sum;
		}

		private static double triangle(Point a, Point b, Point c) {
			return ((b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x())) / 2;
		}
	}

	private static NavMesh mesh(List<BorderLine> lines) {
		return NavMesh.of(LineMesh.of(lines, Progress.NONE).mesh());
	}

	/** Returns a room with walls around it and terrain 0 inside. */
	private static List<BorderLine> room(double left, double top, double right, double bottom) {
		return new ArrayList<>(List.of(new BorderLine(left, top, right, top, NONE, 0, true),
				new BorderLine(right, top, right, bottom, NONE, 0, true),
				new BorderLine(right, bottom, left, bottom, NONE, 0, true),
				new BorderLine(left, bottom, left, top, NONE, 0, true)));
	}

	private static List<BorderLine> pillar(double left, double top, double right, double bottom) {
		return room(left, top, right, bottom).stream()
				.map(line -> new BorderLine(line.ax(), line.ay(), line.bx(), line.by(), 0, NONE, true)).toList();
	}

	private static double area(NavMesh mesh, int terrain) {
		double sum = 0;
		for (int face = 0; face < mesh.faceCount(); face++) {
			for (int edge = mesh.firstEdge(face); mesh.terrain(face) == terrain && edge < mesh.firstEdge(face + 1); edge++) {
				Point a = mesh.point(mesh.origin(edge));
				Point b = mesh.point(mesh.target(edge));
				sum += (a.x() * b.y() - a.y() * b.x()) / 2;
			}
		}
		return sum;
	}

	private static void assertWall(NavMesh mesh, double ax, double ay, double bx, double by) {
		int found = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			Point from = mesh.point(mesh.origin(edge));
			Point to = mesh.point(mesh.target(edge));
			if (from.equals(new Point(ax, ay)) && to.equals(new Point(bx, by))
					|| to.equals(new Point(ax, ay)) && from.equals(new Point(bx, by))) {
				assertTrue(mesh.isWall(edge));
				found++;
			}
		}
		assertNotEquals(0, found, "no edge from " + ax + "," + ay);
		assertEquals(2, found);
	}
}
