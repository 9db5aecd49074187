package org.leeway.pathing.navmesh.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.clearance.MeshComponents;
import org.leeway.testing.Rounds;

/**
 * Tests of the gates of random meshes. A gate is a line from a corner of a wall to the nearest place of another wall. The disc
 * whose diameter is the gate must not overlap a wall. The tests find the gates by a loop over all corners and walls. On the
 * mesh of an engine, a gate must be open exactly if it is at least as wide as the unit.
 */
@Tag("slow")
class EngineGatesTest {

	private static final int SEEDS = Rounds.of(30);
	/** In every second mesh, the disc is wider than one gate by this length, in cells. This gate must be closed. */
	private static final double NARROWER = 0.01;

	private record Gate(Point a, Point b) {

		private double width() {
			return a.distance(b);
		}

		private Point at(double t) {
			return new Point(a.x() + t * (b.x() - a.x()), a.y() + t * (b.y() - a.y()));
		}
	}

	private static List<Point> corners(NavMesh mesh) {
		List<Point> corners = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge) && !corners.contains(mesh.point(mesh.origin(edge)))) {
				corners.add(mesh.point(mesh.origin(edge)));
			}
		}
		return corners;
	}

	/**
	 * Returns the gates of a mesh: lines from a corner to the nearest place of a wall. Leaves out a line if a wall reaches into
	 * the disc whose diameter is the line.
	 */
	private static List<Gate> gates(NavMesh mesh) {
		List<Gate> gates = new ArrayList<>();
		for (Point corner : corners(mesh)) {
			for (int edge = 0; edge < mesh.edgeCount(); edge++) {
				if (mesh.isWall(edge)) {
					Gate gate = new Gate(corner, nearest(mesh.point(mesh.origin(edge)), mesh.point(mesh.target(edge)), corner));
					if (gate.width() > 0 && isGate(mesh, gate) && gates.stream().noneMatch(gate::equals)) {
						gates.add(gate);
					}
				}
			}
		}
		return gates;
	}

	private static boolean isGate(NavMesh mesh, Gate gate) {
		Point middle = gate.at(0.5);
		return mesh.locate(middle.x(), middle.y()) != NavMesh.NONE
				&& EngineMeshes.wallDistance(mesh, middle.x(), middle.y()) > gate.width() / 2 - 1e-9;
	}

	private static Point nearest(Point a, Point b, Point place) {
		double dx = b.x() - a.x();
		double dy = b.y() - a.y();
		double t = Math.clamp(((place.x() - a.x()) * dx + (place.y() - a.y()) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
		return t == 1 ? b : new Point(a.x() + t * dx, a.y() + t * dy);
	}

	/**
	 * Returns whether a disc can leave a gate on both sides. Tries places on a circle around the middle of the gate. The disc
	 * must fit at one of the places on each side of the gate.
	 *
	 * @param far the radius of the circle, in cells
	 */
	private static boolean leadsOn(NavMesh mesh, Gate gate, double radius, double far) {
		boolean left = false;
		boolean right = false;
		for (int i = 0; i < 720; i++) {
			Point place = new Point(gate.at(0.5).x() + far * Math.cos(i * Math.PI / 360), gate.at(0.5).y() + far * Math.sin(i * Math.PI / 360));
			double side = side(gate.a, gate.b, place);
			if (EngineMeshes.wallDistance(mesh, place.x(), place.y()) > radius - far / 1000) {
				left |= side > 0;
				right |= side < 0;
			}
		}
		return left && right;
	}

	/**
	 * Returns whether a gate is open: the line across the gate meets a face of the engine's mesh. Tests sample points of the
	 * line, and then crossings of the line with all edges of the mesh.
	 *
	 * @param eroded the mesh of the engine
	 * @param step the largest distance between neighbouring samples, in cells
	 */
	private static boolean isOpen(NavMesh eroded, Gate gate, double step) {
		int count = (int) Math.ceil(gate.width() / step);
		for (int i = 0; i <= count; i++) {
			Point place = gate.at((double) i / count);
			if (eroded.locate(place.x(), place.y()) != NavMesh.NONE) {
				return true;
			}
		}
		for (int edge = 0; edge < eroded.edgeCount(); edge++) {
			Point a = eroded.point(eroded.origin(edge));
			Point b = eroded.point(eroded.target(edge));
			if (side(gate.a, gate.b, a) * side(gate.a, gate.b, b) < 0 && side(a, b, gate.a) * side(a, b, gate.b) < 0) {
				return true;
			}
		}
		return false;
	}

	private static double side(Point a, Point b, Point c) {
		return Predicates.side(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
	}

	private static void assertGates(int steps, int strip, boolean isTiled) {
		int open = 0;
		int closed = 0;
		int exact = 0;
		double width = (double) strip / steps;
		for (long seed = 0; seed < SEEDS; seed++) {
			NavMesh mesh = EngineMeshes.random(seed);
			List<Gate> gates = gates(mesh);
			List<Gate> wide = gates.stream().filter(gate -> gate.width() > 4 * width).toList();
			Random random = new Random(seed);
			if (wide.isEmpty()) {
				continue;
			}
			double like = wide.get(random.nextInt(wide.size())).width();
			double radius = (like + (seed % 2 == 0 ? 0 : NARROWER)) / 2;
			Optional<EngineTiles> tiles = isTiled ? Optional.of(EngineTiles.covering(mesh, 5)) : Optional.empty();
			NavMesh eroded = ErodedMesh.of(mesh, new ErodedMesh.Shape(radius, steps, strip, isTiled, tiles), Progress.NONE);
			for (Gate gate : gates) {
				if (Math.abs(gate.width() - 2 * radius) < NARROWER / 2) {
					exact++;
				}
				boolean isOpen = gate.width() > 2 * radius * (1 - 1e-12);
				if (isOpen && !leadsOn(mesh, gate, radius, width)) {
					continue;
				}
				assertEquals(isOpen, isOpen(eroded, gate, width / 16), "seed " + seed + ", " + gate + " of " + gate.width() + " for "
						+ 2 * radius + ", " + steps + " steps");
				open += isOpen ? 1 : 0;
				closed += isOpen ? 0 : 1;
			}
			for (int vertex = 0; vertex < eroded.vertexCount(); vertex++) {
				double distance = EngineMeshes.wallDistance(mesh, eroded.x(vertex), eroded.y(vertex));
				assertTrue(distance > radius - width - 1e-5 * radius, "seed " + seed + ", vertex " + eroded.point(vertex) + " at " + distance
						+ " for " + radius + ", " + steps + " steps");
			}
			assertSameComponents(mesh, eroded, radius, random, "seed " + seed);
		}
		assertTrue(open > 250 && closed > 400 && exact > 50, open + " open, " + closed + " closed, " + exact + " exactly");
	}

	private static void assertSameComponents(NavMesh mesh, NavMesh eroded, double radius, Random random, String message) {
		MeshComponents discs = MeshClearance.of(mesh, Progress.NONE).components(radius, Progress.NONE);
		MeshComponents points = MeshClearance.of(eroded, Progress.NONE).components(0, Progress.NONE);
		for (int i = 0; i < 100; i++) {
			Point a = new Point(random.nextDouble() * 40, random.nextDouble() * 40);
			Point b = new Point(random.nextDouble() * 40, random.nextDouble() * 40);
			if (isIn(discs, a) && isIn(discs, b) && isIn(points, a) && isIn(points, b)) {
				assertEquals(discs.component(a) == discs.component(b), points.component(a) == points.component(b),
						message + ": " + a + " to " + b);
			}
		}
	}

	private static boolean isIn(MeshComponents components, Point place) {
		return components.component(place) != NavMesh.NONE;
	}

	@Test
	void gatesOfALatticeOfWholePixels() {
		assertGates(16, 1, false);
	}

	@Test
	void gatesOfACoarseLattice() {
		assertGates(5, 1, false);
	}

	@Test
	void gatesOfAFineLattice() {
		assertGates(100, 1, false);
	}

	@Test
	void gatesOfTiles() {
		assertGates(256, 8, true);
	}
}
