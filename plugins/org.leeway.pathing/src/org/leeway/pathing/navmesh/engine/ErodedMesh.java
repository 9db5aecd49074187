package org.leeway.pathing.navmesh.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.EdgeMesher;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.operation.overlayng.OverlayNG;

/**
 * A builder of a mesh for the centre of a disc. The mesh covers the places where the centre may be, so that the disc
 * overlaps no wall.
 */
public final class ErodedMesh {

	/**
	 * Largest error of a rounded corner, in cells. Around the corner of a wall, the centre of a disc follows an arc. The mesh
	 * has chords in place of the arc, which are a little nearer to the wall.
	 */
	private static final double TOLERANCE = 1.0 / 32;
	/**
	 * Largest distance by which rounding to the lattice moves a place, in lattice steps. This is half of the diagonal
	 * of a lattice square.
	 */
	private static final double ROUNDING = 0.71;
	/** The smallest radius for which {@link Shape#tellsGaps} is true, as a multiple of {@link Shape#strip()}. */
	private static final double LEAST_RADIUS = 1.5;
	/**
	 * Half of the width of a cut, as a multiple of {@link Shape#strip()}. If the disc does not pass a gap, the mesh is cut away on
	 * both sides of the gap. The cut is wide enough that rounding to the lattice cannot close it again.
	 */
	private static final double CUT = 1.5;
	private static final int MOST_TERRAINS = 256;

	/**
	 * The parameters of a mesh for the centre of a disc.
	 *
	 * @param radius of the disc, in cells
	 * @param steps lattice steps per cell
	 * @param strip tolerance, in lattice steps: the disc may overlap walls by at most this width. In a passage exactly as wide
	 * as the disc, the mesh is thus a strip of this width, and not a line. The sides of tiles are multiples of this width
	 * @param keepTerrains true if each face lies on one terrain, false if faces have no terrain
	 * @param tiles the tiles whose sides no face crosses. Empty if the mesh is not cut into tiles
	 */
	public record Shape(double radius, int steps, int strip, boolean keepTerrains, Optional<EngineTiles> tiles) {

		/**
		 * Creates the parameters of a mesh.
		 *
		 * @throws IllegalArgumentException if a number is out of range
		 */
		public Shape {
			if (!(radius >= 0 && radius < Double.POSITIVE_INFINITY && steps > 0 && strip > 0)) {
				throw new IllegalArgumentException("radius " + radius + ", " + steps + " steps, strips of " + strip);
			}
		}

		/**
		 * Returns whether the mesh can be trusted at gaps between walls: it leads through a gap if and only if the disc
		 * passes the gap. True if the radius is at least 1.5 times the {@link #strip()}. With a smaller radius,
		 * rounding decides whether a narrow gap stays open.
		 */
		public boolean tellsGaps() {
			return radius >= LEAST_RADIUS * width();
		}

		/** Returns the width of a {@linkplain #strip() strip}, in cells. */
		private double width() {
			return (double) strip / steps;
		}

		/**
		 * Returns the largest allowed error of the chords around a corner, in cells. Around the corner of a wall, the centre of
		 * the disc follows an arc, which the mesh replaces by chords. The error of the chords and the error of rounding to the
		 * lattice are together at most the width of a {@linkplain #strip() strip}.
		 */
		private double tolerance() {
			return Math.min(TOLERANCE, (strip - ROUNDING) / steps);
		}
	}

	private final Map<Long, Integer> numbers = new HashMap<>();
	private double[] xy = new double[128];
	private final List<int[]> polygons = new ArrayList<>();
	private final List<Short> terrains = new ArrayList<>();
	private final List<int[]> walls = new ArrayList<>();
	private final Shape shape;
	private final int withoutTerrain;

	private ErodedMesh(Shape shape, int withoutTerrain) {
		this.shape = shape;
		this.withoutTerrain = withoutTerrain;
	}

	/**
	 * Returns the mesh of the places where the centre of the disc may be.
	 *
	 * @param mesh the mesh with the walls
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static NavMesh of(NavMesh mesh, Shape shape, Progress progress) {
		Geometry area = area(mesh, shape, progress);
		progress.check();
		int withoutTerrain = withoutTerrain(mesh);
		LatticeEdges lines = new LatticeEdges(area, mesh, shape.steps, withoutTerrain);
		if (shape.keepTerrains) {
			lines.addBorders();
		}
		if (shape.radius == 0) {
			lines.addWalls(Erosion.thinWalls(mesh));
		}
		shape.tiles.ifPresent(lines::addSides);
		List<EdgeMesher.Edge> edges = lines.edges();
		progress.check();
		ErodedMesh result = new ErodedMesh(shape, withoutTerrain);
		result.addAll(shape.tiles.isEmpty() ? List.of(edges) : TileEdges.of(edges, shape.tiles.get(), shape.steps), progress);
		return result.mesh();
	}

	/**
	 * Returns the places where the centre of the disc may be, as polygons on the lattice. If {@link Shape#tellsGaps} is
	 * true, the polygons are connected through a gap exactly if the disc can pass the gap.
	 */
	private static Geometry area(NavMesh mesh, Shape shape, Progress progress) {
		double slack = Erosion.slack(shape.radius);
		Geometry area = Erosion.of(mesh, shape.radius - slack, shape.tolerance());
		progress.check();
		Geometry strips = area.getFactory().createPolygon();
		if (!area.isEmpty() && shape.tellsGaps()) {
			Gates gates = new Gates(mesh, shape.radius, progress);
			area = gates.cutClosed(area, shape.tolerance() + 2 * slack, CUT * shape.width());
			strips = NarrowStrips.of(area, gates.open(shape.radius + NarrowStrips.NARROW * shape.width()), mesh, shape.radius,
					shape.width(), progress);
		}
		return OverlayNG.overlay(area, strips, OverlayNG.UNION, new PrecisionModel(shape.steps));
	}

	private static int withoutTerrain(NavMesh mesh) {
		BitSet used = new BitSet();
		for (int face = 0; face < mesh.faceCount(); face++) {
			if (mesh.terrain(face) != NavMesh.NONE) {
				used.set(mesh.terrain(face));
			}
		}
		return Math.min(used.nextClearBit(0), MOST_TERRAINS - 1);
	}

	private void addAll(List<List<EdgeMesher.Edge>> tiles, Progress progress) {
		for (List<EdgeMesher.Edge> tile : tiles) {
			progress.check();
			add(EdgeMesher.of(shape.keepTerrains ? tile : tile.stream().map(this::plain).toList(), progress).mesh(shape.steps));
		}
	}

	/**
	 * Returns a copy of an edge for a mesh without terrains. Sides that the mesh covers get the number {@link #withoutTerrain}
	 * as their terrain. Other sides keep {@link NavMesh#NONE}.
	 */
	private EdgeMesher.Edge plain(EdgeMesher.Edge edge) {
		return new EdgeMesher.Edge(edge.ax(), edge.ay(), edge.bx(), edge.by(),
				edge.right() == NavMesh.NONE ? NavMesh.NONE : withoutTerrain,
				edge.left() == NavMesh.NONE ? NavMesh.NONE : withoutTerrain, edge.isWall());
	}

	private void add(PolygonMesh part) {
		int[] vertices = new int[part.vertexCount()];
		for (int vertex = 0; vertex < vertices.length; vertex++) {
			vertices[vertex] = number(part.x(vertex), part.y(vertex));
		}
		for (int polygon = 0; polygon < part.polygonCount(); polygon++) {
			polygons.add(Arrays.stream(part.polygon(polygon)).map(vertex -> vertices[vertex]).toArray());
			terrains.add((short) (part.terrain(polygon) == withoutTerrain ? NavMesh.NONE : part.terrain(polygon)));
		}
		for (int wall = 0; wall < part.wallCount(); wall++) {
			walls.add(new int[] {vertices[part.wallFrom(wall)], vertices[part.wallTo(wall)]});
		}
	}

	private int number(double x, double y) {
		return numbers.computeIfAbsent(Math.round(x * shape.steps) << 32 ^ Math.round(y * shape.steps) & 0xffffffffL, unknown -> {
			int number = numbers.size();
			xy = 2 * number == xy.length ? Arrays.copyOf(xy, 2 * xy.length) : xy;
			xy[2 * number] = x;
			xy[2 * number + 1] = y;
			return number;
		});
	}

	private NavMesh mesh() {
		short[] kinds = new short[terrains.size()];
		for (int i = 0; i < kinds.length; i++) {
			kinds[i] = terrains.get(i);
		}
		return NavMesh.trusted(PolygonMesh.of(Arrays.copyOf(xy, 2 * numbers.size()), polygons, kinds, walls));
	}
}
