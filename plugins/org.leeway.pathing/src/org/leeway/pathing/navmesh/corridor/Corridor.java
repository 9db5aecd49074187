package org.leeway.pathing.navmesh.corridor;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A sequence of neighbouring faces, with a portal from each face to the next. The first face contains the start of a
 * path, the last face its goal. Immutable.
 */
public final class Corridor {

	private final NavMesh mesh;
	private final Point start;
	private final Point goal;
	private final int firstFace;
	/**
	 * The half-edges through which the corridor leaves its faces, in order. Each half-edge belongs to the face that the
	 * corridor leaves there.
	 */
	private final int[] portals;

	/** Creates a corridor that uses the array without copying it. */
	Corridor(NavMesh mesh, Point start, Point goal, int firstFace, int[] portals) {
		this.mesh = mesh;
		this.start = start;
		this.goal = goal;
		this.firstFace = firstFace;
		this.portals = portals;
	}

	/**
	 * Creates a corridor from its first face and the half-edges through which it leaves its faces, in order.
	 *
	 * @throws IllegalArgumentException if a half-edge is a wall, or does not belong to the face that the previous
	 * half-edge enters
	 */
	public static Corridor of(NavMesh mesh, Point start, Point goal, int firstFace, int... portals) {
		int face = mesh.checkFace(firstFace);
		for (int portal : portals) {
			if (mesh.face(portal) != face || mesh.isWall(portal)) {
				throw new IllegalArgumentException("half-edge " + portal + " is no portal of face " + face);
			}
			face = mesh.face(mesh.twin(portal));
		}
		return new Corridor(mesh, start, goal, firstFace, portals.clone());
	}

	public NavMesh mesh() {
		return mesh;
	}

	public Point start() {
		return start;
	}

	public Point goal() {
		return goal;
	}

	/** Returns the number of portals, one less than the number of faces. */
	public int portalCount() {
		return portals.length;
	}

	/** Returns the half-edge by which the corridor leaves its {@code i}-th face. */
	public int portal(int i) {
		return portals[i];
	}

	/**
	 * Returns whether this corridor is preferred to another corridor of the same cost. Compares the half-edges of the portals
	 * backwards from the goal. At the first difference, the corridor with the lower half-edge is preferred.
	 * <p> All algorithms decide ties in this way, so they find the same corridor.
	 */
	boolean isBefore(Corridor other) {
		int at = portals.length - 1;
		int its = other.portals.length - 1;
		while (at >= 0 && its >= 0 && portals[at] == other.portals[its]) {
			at--;
			its--;
		}
		return at >= 0 && its >= 0 && portals[at] < other.portals[its];
	}

	/** Returns the {@code i}-th face, from 0. */
	public int face(int i) {
		return i == 0 ? firstFace : mesh.face(mesh.twin(portals[i - 1]));
	}

	/** Returns the left end of the {@code i}-th portal, as seen by a unit that passes the portal. */
	public Point left(int i) {
		return mesh.point(mesh.origin(portals[i]));
	}

	/** Returns the right end of the {@code i}-th portal, as seen by a unit that passes the portal. */
	public Point right(int i) {
		return mesh.point(mesh.target(portals[i]));
	}

	/**
	 * Returns the shortest path of a point through the corridor: the start, all turns and the goal. Returns only one point
	 * if the start is also the goal.
	 */
	public List<Point> shortestPath() {
		return insetPath(0);
	}

	/**
	 * Returns the shortest path through portals that were narrowed at both ends. Ends are moved inwards by a given
	 * distance, but not beyond the middle of the portal.
	 *
	 * @param inset the distance by which each end is moved, in cells, at least 0
	 */
	public List<Point> insetPath(double inset) {
		Funnel funnel = new Funnel();
		pull(funnel, inset);
		return funnel.points();
	}

	/**
	 * Computes the shortest path through the corridor.
	 *
	 * @param funnel receives the path
	 * @param inset the distance by which the ends of portals are moved inwards, in cells
	 */
	void pull(Funnel funnel, double inset) {
		funnel.begin(start.x(), start.y(), portals.length, inset == 0);
		for (int portal : portals) {
			int left = mesh.origin(portal);
			int right = mesh.target(portal);
			if (inset == 0) {
				funnel.pass(mesh.x(left), mesh.y(left), mesh.x(right), mesh.y(right));
			} else {
				passInset(funnel, mesh.x(left), mesh.y(left), mesh.x(right), mesh.y(right), inset);
			}
		}
		funnel.finish(goal.x(), goal.y());
	}

	private static void passInset(Funnel funnel, double ax, double ay, double bx, double by, double inset) {
		double t = Math.min(0.5, inset / Math.hypot(bx - ax, by - ay));
		if (t == 0.5) {
			funnel.pass((ax + bx) / 2, (ay + by) / 2, (ax + bx) / 2, (ay + by) / 2);
		} else {
			funnel.pass(ax + t * (bx - ax), ay + t * (by - ay), bx - t * (bx - ax), by - t * (by - ay));
		}
	}
}
