package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * The arcs around the corners of a mesh. The centre of a disc moves along such an arc when the disc goes around the corner.
 * The arcs of a corner are computed lazily. Thread-safe.
 */
final class CornerArcs {

	private static final double EMPTY = 1e-12;

	private final NavMesh mesh;
	private final NearWalls walls;
	private final double radius;
	private final double tolerance;
	private final AtomicReferenceArray<FreeArc[]> arcs;
	private final AtomicInteger count = new AtomicInteger();

	/**
	 * Creates the arcs for discs of the radius in {@code walls}.
	 *
	 * @param tolerance the depth to which a disc may overlap a wall, in cells
	 */
	CornerArcs(NearWalls walls, double tolerance) {
		this.mesh = walls.mesh;
		this.walls = walls;
		this.radius = walls.radius;
		this.tolerance = tolerance;
		this.arcs = new AtomicReferenceArray<>(mesh.vertexCount());
	}

	/** Returns the arcs around a corner on which the centre of a disc may be. The arcs have the radius of the disc. */
	FreeArc[] at(int corner) {
		FreeArc[] known = arcs.get(corner);
		if (known == null) {
			arcs.compareAndSet(corner, null, find(corner));
			known = arcs.get(corner);
		}
		return known;
	}

	private FreeArc[] find(int corner) {
		double x = mesh.x(corner);
		double y = mesh.y(corner);
		List<Integer> faces = walls.facesNear(facesAt(corner), x, y, radius);
		int[] near = walls.wallsNear(faces, x, y, 2 * radius);
		if (near.length > 0) {
			List<Integer> wider = walls.facesNear(facesAt(corner), x, y, 2 * radius);
			near = walls.wallsNear(wider, x, y, 2 * radius);
		}
		double[] cuts = cuts(corner, faces, near);
		List<FreeArc> found = new ArrayList<>();
		List<Double> ends = new ArrayList<>();
		List<Integer> in = new ArrayList<>();
		double from = Double.NaN;
		// start at a blocked part of the circle, so that no free arc is cut in two
		int offset = firstBlocked(corner, cuts, faces, near);
		for (int i = 0; i < cuts.length; i++) {
			int at = offset + i;
			double begin = cuts[at % cuts.length] + (at < cuts.length ? 0 : 2 * Math.PI);
			double end = cuts[(at + 1) % cuts.length] + (at + 1 < cuts.length ? 0 : 2 * Math.PI);
			if (end - begin < EMPTY) {
				continue;
			}
			int face = faceAt(corner, (begin + end) / 2, faces, near);
			if (face == NavMesh.NONE) {
				add(found, from, ends, in);
				from = Double.NaN;
			} else {
				from = ends.isEmpty() ? begin : from;
				ends.add(end);
				in.add(face);
			}
		}
		add(found, from, ends, in);
		return found.toArray(FreeArc[]::new);
	}

	private void add(List<FreeArc> found, double from, List<Double> ends, List<Integer> in) {
		if (!ends.isEmpty()) {
			found.add(new FreeArc(count.getAndIncrement(), from, ends.stream().mapToDouble(Double::doubleValue).toArray(),
					in.stream().mapToInt(Integer::intValue).toArray()));
			ends.clear();
			in.clear();
		}
	}

	private int firstBlocked(int corner, double[] cuts, List<Integer> faces, int[] near) {
		for (int i = 0; i < cuts.length; i++) {
			double end = i + 1 < cuts.length ? cuts[i + 1] : cuts[0] + 2 * Math.PI;
			if (end - cuts[i] >= EMPTY && faceAt(corner, (cuts[i] + end) / 2, faces, near) == NavMesh.NONE) {
				return i;
			}
		}
		return 0;
	}

	private int[] facesAt(int corner) {
		int[] found = new int[4];
		int count = 0;
		int edge = mesh.leaving(corner);
		while (edge != NavMesh.NONE) {
			found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
			found[count++] = mesh.face(edge);
			edge = mesh.twin(mesh.previous(edge));
		}
		return Arrays.copyOf(found, count);
	}

	/**
	 * Returns the face that contains a point on the circle around a corner. Returns {@link NavMesh#NONE} if a disc with
	 * its centre there would overlap a wall.
	 *
	 * @param angle the direction from the corner to the point, in radians
	 * @param faces the faces to look in
	 * @param near the walls to test
	 */
	private int faceAt(int corner, double angle, List<Integer> faces, int[] near) {
		double x = mesh.x(corner) + radius * Math.cos(angle);
		double y = mesh.y(corner) + radius * Math.sin(angle);
		for (int wall : near) {
			boolean own = mesh.origin(wall) == corner || mesh.target(wall) == corner;
			if (own ? isBeside(wall, x, y) : walls.distanceTo(wall, x, y) < radius - tolerance) {
				return NavMesh.NONE;
			}
		}
		for (int face : faces) {
			if (walls.distance(face, x, y) == 0) {
				return face;
			}
		}
		return NavMesh.NONE;
	}

	/** Returns whether the point of a wall that is nearest to a place lies between the ends of the wall. */
	private boolean isBeside(int wall, double x, double y) {
		double t = along(wall, x, y);
		return t > 0 && t < 1;
	}

	private double along(int wall, double x, double y) {
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		return ((x - mesh.x(a)) * dx + (y - mesh.y(a)) * dy) / (dx * dx + dy * dy);
	}

	/**
	 * Returns the angles at which the circle around a corner is cut into arcs, ascending, in [-pi, pi]. No arc crosses an edge
	 * of the given faces. A disc with its centre on an arc overlaps each of the near walls either at all places of
	 * the arc or at none.
	 */
	private double[] cuts(int corner, List<Integer> faces, int[] near) {
		Cuts cuts = new Cuts(mesh.x(corner), mesh.y(corner), radius);
		for (double quarter = -2; quarter < 2; quarter++) {
			cuts.add(quarter * Math.PI / 2);
		}
		for (int face : faces) {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				addLine(cuts, edge, 0);
			}
		}
		for (int wall : near) {
			addLine(cuts, wall, radius - tolerance);
			addLine(cuts, wall, tolerance - radius);
			addEnd(cuts, mesh.origin(wall), wall);
			addEnd(cuts, mesh.target(wall), wall);
		}
		return cuts.sorted();
	}

	private void addLine(Cuts cuts, int edge, double offset) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double dx = mesh.x(b) - mesh.x(a);
		double dy = mesh.y(b) - mesh.y(a);
		cuts.addLine(mesh.x(a), mesh.y(a), -dy, dx, offset);
	}

	private void addEnd(Cuts cuts, int end, int wall) {
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
		cuts.addLine(mesh.x(end), mesh.y(end), mesh.x(b) - mesh.x(a), mesh.y(b) - mesh.y(a), 0);
		cuts.addCircle(mesh.x(end), mesh.y(end), radius - tolerance);
	}

	/** The angles at which lines and circles cut a circle. */
	private static final class Cuts {

		private final double x;
		private final double y;
		private final double radius;
		private double[] angles = new double[32];
		private int size;

		Cuts(double x, double y, double radius) {
			this.x = x;
			this.y = y;
			this.radius = radius;
		}

		void add(double angle) {
			angles = size < angles.length ? angles : Arrays.copyOf(angles, 2 * size);
			angles[size++] = Math.IEEEremainder(angle, 2 * Math.PI);
		}

		/**
		 * Adds the angles at which a line cuts the circle.
		 *
		 * @param px the x coordinate of a point on the line or beside the line
		 * @param py the y coordinate of this point
		 * @param nx the x of a vector of any length that is perpendicular to the line
		 * @param ny the y of this vector
		 * @param offset the distance in cells from the point to the line, in the direction of the vector
		 */
		void addLine(double px, double py, double nx, double ny, double offset) {
			double length = Math.hypot(nx, ny);
			double distance = ((px - x) * nx + (py - y) * ny) / length + offset;
			addAround(Math.atan2(ny, nx), distance / radius);
		}

		void addCircle(double cx, double cy, double other) {
			double distance = Math.hypot(cx - x, cy - y);
			if (distance > 0) {
				addAround(Math.atan2(cy - y, cx - x),
						(distance * distance + radius * radius - other * other) / (2 * distance * radius));
			}
		}

		private void addAround(double middle, double cosine) {
			if (Math.abs(cosine) <= 1) {
				double half = Math.acos(cosine);
				add(middle - half);
				add(middle + half);
			}
		}

		double[] sorted() {
			double[] all = Arrays.copyOf(angles, size);
			Arrays.sort(all);
			return all;
		}
	}
}
