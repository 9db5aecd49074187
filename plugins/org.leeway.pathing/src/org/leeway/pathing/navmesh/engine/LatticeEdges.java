package org.leeway.pathing.navmesh.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.EdgeMesher;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.algorithm.locate.PointOnGeometryLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;

/**
 * A collector of the lines from which a mesh of an area is made: the area's outline, borders between terrains, walls
 * and sides of tiles. Lines are cut where they meet, and rounded to a lattice. All lines are rounded together, so that
 * neighbouring tiles fit.
 */
final class LatticeEdges {

	/**
	 * The kinds of lines. {@link #AREA_RIGHT} and {@link #AREA_LEFT} are parts of the area's outline, with the area to
	 * the right or left of the line, as seen on the map.
	 */
	private enum Kind {
		AREA_RIGHT, AREA_LEFT, BORDER, WALL, SIDE
	}

	private record Place(long x, long y) implements Comparable<Place> {

		@Override
		public int compareTo(Place other) {
			return x != other.x ? Long.compare(x, other.x) : Long.compare(y, other.y);
		}
	}

	private record Ends(Place a, Place b) {
	}

	/**
	 * All lines between the same two places. Right and left are as seen from the first of the two places, looking to the second
	 * place. The place with the smaller x is first. If both have the same x, the place with the smaller y is first.
	 */
	private static final class Lines {

		/**
		 * The number of outlines with the area to their right, minus the number of outlines with the area to their left.
		 * Negative if most outlines have the area to their left.
		 */
		private int right;
		private boolean isWall;
		private boolean isSide;
		private boolean isBorder;

		private boolean matters() {
			return right != 0 || isWall || isSide || isBorder;
		}
	}

	private final int steps;
	private final List<SegmentString> strings = new ArrayList<>();
	private final Map<Ends, Lines> edges = new HashMap<>();
	private final PointOnGeometryLocator area;
	private final NavMesh mesh;
	private final int withoutTerrain;
	/** Whether there are lines other than the outline. Lines must then be cut where they meet. */
	private boolean isMixed;

	/**
	 * Adds the outline of an area.
	 *
	 * @param area the area, on the lattice
	 * @param mesh the mesh whose faces give the terrains
	 * @param steps lattice steps per cell
	 * @param withoutTerrain the number that stands for faces without terrain
	 */
	LatticeEdges(Geometry area, NavMesh mesh, int steps, int withoutTerrain) {
		this.steps = steps;
		this.mesh = mesh;
		this.withoutTerrain = withoutTerrain;
		this.area = area.isEmpty() ? place -> Location.EXTERIOR : new IndexedPointInAreaLocator(area);
		for (int i = 0; i < area.getNumGeometries(); i++) {
			if (area.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
				addRing(polygon.getExteriorRing(), true);
				for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
					addRing(polygon.getInteriorRingN(hole), false);
				}
			}
		}
	}

	private void addRing(LineString ring, boolean isShell) {
		// isCCW assumes that y goes up. On the map, y goes down, so a ring that is counterclockwise for isCCW is clockwise on
		// the map
		boolean isRight = Orientation.isCCW(ring.getCoordinates()) == isShell;
		for (int i = 1; i < ring.getNumPoints(); i++) {
			add(ring.getCoordinateN(i - 1), ring.getCoordinateN(i), isRight ? Kind.AREA_RIGHT : Kind.AREA_LEFT);
		}
	}

	/** Adds the edges between faces of different terrains. */
	void addBorders() {
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (edge < mesh.twin(edge) && mesh.terrain(mesh.face(edge)) != mesh.terrain(mesh.face(mesh.twin(edge)))) {
				add(Erosion.place(mesh, mesh.origin(edge)), Erosion.place(mesh, mesh.target(edge)), Kind.BORDER);
			}
		}
	}

	/** Adds walls that are not part of the outline. */
	void addWalls(List<LineString> walls) {
		walls.forEach(wall -> add(wall.getCoordinateN(0), wall.getCoordinateN(1), Kind.WALL));
	}

	/** Adds the sides of all tiles, as edges that the mesh must have. */
	void addSides(EngineTiles tiles) {
		for (int column = 0; column <= tiles.columns(); column++) {
			add(new Coordinate(tiles.left(column), tiles.top(0)), new Coordinate(tiles.left(column), tiles.top(tiles.rows())),
					Kind.SIDE);
		}
		for (int row = 0; row <= tiles.rows(); row++) {
			add(new Coordinate(tiles.left(0), tiles.top(row)), new Coordinate(tiles.left(tiles.columns()), tiles.top(row)),
					Kind.SIDE);
		}
	}

	private void add(Coordinate from, Coordinate to, Kind kind) {
		isMixed |= kind != Kind.AREA_LEFT && kind != Kind.AREA_RIGHT;
		Coordinate a = new Coordinate(Math.rint(from.x * steps), Math.rint(from.y * steps));
		Coordinate b = new Coordinate(Math.rint(to.x * steps), Math.rint(to.y * steps));
		if (!a.equals2D(b)) {
			strings.add(new NodedSegmentString(new Coordinate[] {a, b}, kind));
		}
	}

	/** Returns all edges, in lattice steps. Each edge has the terrains on its two sides. */
	List<EdgeMesher.Edge> edges() {
		for (SegmentString string : isMixed ? noded() : strings) {
			for (int i = 1; i < string.size(); i++) {
				collect(string.getCoordinate(i - 1), string.getCoordinate(i), (Kind) string.getData());
			}
		}
		List<EdgeMesher.Edge> result = new ArrayList<>();
		edges.forEach((ends, lines) -> {
			if (lines.matters()) {
				result.add(edge(ends.a, ends.b, lines));
			}
		});
		// the order of a hash map must not decide how faces are made
		result.sort((one, other) -> compare(one, other));
		return result;
	}

	private List<SegmentString> noded() {
		SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(1));
		noder.computeNodes(strings);
		List<SegmentString> noded = new ArrayList<>();
		noder.getNodedSubstrings().forEach(each -> noded.add((SegmentString) each));
		return noded;
	}

	private static int compare(EdgeMesher.Edge one, EdgeMesher.Edge other) {
		int a = new Place(one.ay(), one.ax()).compareTo(new Place(other.ay(), other.ax()));
		return a != 0 ? a : new Place(one.by(), one.bx()).compareTo(new Place(other.by(), other.bx()));
	}

	private void collect(Coordinate from, Coordinate to, Kind kind) {
		Place a = new Place(Math.round(from.x), Math.round(from.y));
		Place b = new Place(Math.round(to.x), Math.round(to.y));
		if (a.equals(b)) {
			return;
		}
		boolean forward = a.compareTo(b) < 0;
		Lines lines = edges.computeIfAbsent(forward ? new Ends(a, b) : new Ends(b, a), unknown -> new Lines());
		switch (kind) {
		case AREA_RIGHT -> lines.right += forward ? 1 : -1;
		case AREA_LEFT -> lines.right -= forward ? 1 : -1;
		case BORDER -> lines.isBorder = true;
		case WALL -> lines.isWall = true;
		case SIDE -> lines.isSide = true;
		}
	}

	private EdgeMesher.Edge edge(Place a, Place b, Lines lines) {
		double length = Math.hypot(b.x - a.x, b.y - a.y);
		// (dx, dy) points to the right of the edge, because y points down. The length is one lattice step
		double dx = -(b.y - a.y) / length;
		double dy = (b.x - a.x) / length;
		double x = (a.x + b.x) / 2.0;
		double y = (a.y + b.y) / 2.0;
		int right = lines.right > 0 || lines.right == 0 && isInside(x + dx, y + dy) ? terrain(x, y, dx, dy) : NavMesh.NONE;
		int left = lines.right < 0 || lines.right == 0 && isInside(x - dx, y - dy) ? terrain(x, y, -dx, -dy) : NavMesh.NONE;
		return new EdgeMesher.Edge(a.x, a.y, b.x, b.y, right, left, lines.isWall || lines.right != 0);
	}

	private boolean isInside(double x, double y) {
		return area.locate(new Coordinate(x / steps, y / steps)) != Location.EXTERIOR;
	}

	/**
	 * Returns the terrain of the face next to a place, in the direction (dx, dy). Because rounding may have moved the place, the
	 * method looks for the face at several distances, up to four lattice steps. Returns {@link #withoutTerrain} if there is no
	 * face, or the face has no terrain.
	 *
	 * @param dx the x of a vector of length 1
	 * @param dy the y of this vector
	 */
	private int terrain(double x, double y, double dx, double dy) {
		for (double off : new double[] {1, 0, 2, 4}) {
			int face = mesh.locate((x + off * dx) / steps, (y + off * dy) / steps);
			if (face != NavMesh.NONE) {
				return mesh.terrain(face) == NavMesh.NONE ? withoutTerrain : mesh.terrain(face);
			}
		}
		return withoutTerrain;
	}
}
