package org.leeway.pathing.navmesh.godot;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.ErodedMesh;

/**
 * The navigation polygons with which a game in Godot moves units that are discs. The polygons cover all places where the
 * centre of the disc may be. Their vertices lie on whole pixels. Exported files contain these polygons, and the planner
 * searches them. Immutable.
 */
public final class GodotMesh {

	/**
	 * Width, in pixels, of the strip of polygons through a gap in which the disc just fits. The exact strip would have no
	 * width, and Godot could not use it.
	 */
	private static final int STRIP = 1;

	/**
	 * Parameters for computing polygons from a mesh.
	 *
	 * @param radius of the disc in cells
	 * @param pixels the side of a cell in pixels
	 */
	public record Shape(double radius, int pixels) {

		/**
		 * Returns whether the polygons lead through exactly the gaps between walls that the disc passes. True if the radius is
		 * large enough, see {@link ErodedMesh.Shape#tellsGaps}.
		 */
		public boolean tellsGaps() {
			return eroded().tellsGaps();
		}

		private ErodedMesh.Shape eroded() {
			return new ErodedMesh.Shape(radius, pixels, STRIP, false, Optional.empty());
		}
	}

	private final NavMesh mesh;
	private final int pixels;
	/**
	 * Indexed by polygon: which corner of the face is corner 0 of the polygon. The choice ensures that the first three corners of
	 * the polygon do not lie on a line, see {@link #vertex}.
	 */
	private final int[] shifts;

	private GodotMesh(NavMesh mesh, int pixels) {
		this.mesh = mesh;
		this.pixels = pixels;
		this.shifts = new int[mesh.faceCount()];
		for (int polygon = 0; polygon < shifts.length; polygon++) {
			while (shifts[polygon] < size(polygon) && isStraight(vertex(polygon, 0), vertex(polygon, 1), vertex(polygon, 2))) {
				shifts[polygon]++;
			}
		}
	}

	private boolean isStraight(int a, int b, int c) {
		return (x(b) - x(a)) * (y(c) - y(b)) == (x(c) - x(b)) * (y(b) - y(a));
	}

	/**
	 * Erodes a mesh and rounds the vertices to pixels.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static GodotMesh of(NavMesh mesh, Shape shape, Progress progress) {
		return new GodotMesh(ErodedMesh.of(mesh, shape.eroded(), progress), shape.pixels);
	}

	/** Returns the side of a cell in pixels. */
	public int pixels() {
		return pixels;
	}

	/** Returns the number of vertices. Several vertices may lie on one pixel, if parts of the mesh touch there. */
	public int vertexCount() {
		return mesh.vertexCount();
	}

	/** Returns the x coordinate of a vertex in pixels. */
	public long x(int vertex) {
		return Math.round(mesh.x(vertex) * pixels);
	}

	/** Returns the y coordinate of a vertex in pixels. */
	public long y(int vertex) {
		return Math.round(mesh.y(vertex) * pixels);
	}

	public int polygonCount() {
		return mesh.faceCount();
	}

	/** Returns the number of corners of a polygon. */
	public int size(int polygon) {
		return mesh.size(polygon);
	}

	/**
	 * Returns the vertex at a corner of a polygon. The corners are clockwise as the map is seen, because counterclockwise
	 * polygons make Godot find some paths with a detour. The first three corners do not lie on a line, because Godot computes
	 * the orientation of the polygon from them.
	 */
	public int vertex(int polygon, int corner) {
		return mesh.origin(mesh.firstEdge(polygon) + (corner + shifts[polygon]) % mesh.size(polygon));
	}

	/** Returns whether a place, in cells, lies in a polygon or on its outline. */
	boolean covers(Point place) {
		return mesh.locate(place.x(), place.y()) != NavMesh.NONE;
	}

	/**
	 * Returns the number of walls that Godot ignores. A wall with a polygon on both sides does not stop units in Godot, because
	 * Godot connects all polygons with a common edge.
	 */
	public long lostWalls() {
		Set<List<Long>> sides = new HashSet<>();
		long lost = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				int a = mesh.origin(edge);
				int b = mesh.target(edge);
				sides.add(List.of(x(a), y(a), x(b), y(b)));
				lost += sides.contains(List.of(x(b), y(b), x(a), y(a))) ? 1 : 0;
			}
		}
		return lost;
	}
}
