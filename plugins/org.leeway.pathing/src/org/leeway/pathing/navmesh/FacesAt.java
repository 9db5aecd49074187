package org.leeway.pathing.navmesh;

import java.util.Arrays;

import org.leeway.pathing.geom.Envelope;

/** The faces that contain a place. Edges and vertices belong to their faces. */
public final class FacesAt {

	/**
	 * Tolerance for rounding errors at places whose coordinates are at most 1, in cells. Elsewhere, {@link #tolerance} is
	 * larger.
	 */
	private static final double TOLERANCE = 1e-9;

	private final NavMesh mesh;
	private final double x;
	private final double y;
	private final double tolerance;
	private int[] found = new int[4];
	private int count;

	private FacesAt(NavMesh mesh, double x, double y) {
		this.mesh = mesh;
		this.x = x;
		this.y = y;
		this.tolerance = tolerance(x, y);
	}

	/**
	 * Returns how far, in cells, rounding may move a place out of its face. Near the origin, this is {@link #TOLERANCE}. Farther
	 * away, it grows with the coordinates of the place.
	 */
	public static double tolerance(double x, double y) {
		return TOLERANCE * Math.max(1, Math.max(Math.abs(x), Math.abs(y)));
	}

	/**
	 * Returns all faces that contain a place or are within the {@link #tolerance} of the place, in ascending order. Empty if there
	 * are none. Two returned faces may meet at a vertex without having a common edge.
	 */
	public static int[] of(NavMesh mesh, double x, double y) {
		return new FacesAt(mesh, x, y).all();
	}

	private int[] all() {
		int face = mesh.locate(x, y);
		if (face != NavMesh.NONE && contains(face, -tolerance)) {
			return new int[] { face };
		}
		Envelope around = new Envelope(x - tolerance, y - tolerance, x + tolerance, y + tolerance);
		mesh.index().eachIn(around, each -> {
			if (contains(each, tolerance)) {
				found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
				found[count++] = each;
			}
		});
		return Arrays.copyOf(found, count);
	}

	/**
	 * Returns whether the place (x, y) is inside of a face that is made larger by a margin.
	 *
	 * @param outwards the margin in cells, by which each edge of the face is moved outwards. Negative to make the face smaller
	 */
	private boolean contains(int face, double outwards) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			double ex = mesh.x(b) - mesh.x(a);
			double ey = mesh.y(b) - mesh.y(a);
			double dx = x - mesh.x(a);
			double dy = y - mesh.y(a);
			if (ex * dy - ey * dx < -outwards * Math.sqrt(ex * ex + ey * ey)) {
				return false;
			}
		}
		return true;
	}
}
