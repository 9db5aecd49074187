package org.leeway.pathing.navmesh;

import java.util.Arrays;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Predicates;

/** Finds all faces that contain a place, whose edges and vertices belong to them. */
public final class FacesAt {

	/** How far a place may lie outside of a face, as a part of the largest coordinate: rounded places on walls do. */
	private static final double TOLERANCE = 0x1p-44;

	private FacesAt() {
	}

	/**
	 * All faces that contain a place, in ascending order, also those that only touch each other there. If no face
	 * contains it, but some do within rounding, these.
	 */
	public static int[] of(NavMesh mesh, double x, double y) {
		int face = mesh.locate(x, y);
		if (face != NavMesh.NONE && isInside(mesh, face, x, y)) {
			return new int[] { face };
		}
		return face == NavMesh.NONE ? within(mesh, x, y, tolerance(x, y)) : within(mesh, x, y, 0);
	}

	private static double tolerance(double x, double y) {
		return TOLERANCE * Math.max(1, Math.max(Math.abs(x), Math.abs(y)));
	}

	/** Whether a place in a face is on none of its edges. */
	private static boolean isInside(NavMesh mesh, int face, double x, double y) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (side(mesh, edge, x, y) <= 0) {
				return false;
			}
		}
		return true;
	}

	private static int side(NavMesh mesh, int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return Predicates.side(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), x, y);
	}

	private static int[] within(NavMesh mesh, double x, double y, double tolerance) {
		int[] found = new int[8];
		int[] count = new int[1];
		int[][] all = { found };
		mesh.index().eachIn(new Envelope(x - tolerance, y - tolerance, x + tolerance, y + tolerance), face -> {
			if (contains(mesh, face, x, y, tolerance)) {
				if (count[0] == all[0].length) {
					all[0] = Arrays.copyOf(all[0], 2 * count[0]);
				}
				all[0][count[0]++] = face;
			}
		});
		return Arrays.copyOf(all[0], count[0]);
	}

	private static boolean contains(NavMesh mesh, int face, double x, double y, double tolerance) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			if (side(mesh, edge, x, y) < 0 && !(distance(mesh, edge, x, y) <= tolerance)) {
				return false;
			}
		}
		return true;
	}

	/** The distance from the line of an edge. */
	private static double distance(NavMesh mesh, int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		return Math.abs(dx * (y - mesh.y(a)) - dy * (x - mesh.x(a))) / Math.hypot(dx, dy);
	}
}
