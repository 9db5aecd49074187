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

/** Makes meshes of the places where the centre of a disc may be. */
public final class ErodedMesh {

	/** How far lines that stand for round corners may lie inside of them, in cells, if the lattice is fine enough. */
	private static final double TOLERANCE = 1.0 / 64;
	private static final int MOST_TERRAINS = 256;

	/**
	 * What to make.
	 *
	 * @param radius of the disc, in cells
	 * @param slack how much nearer than the radius the disc may come to walls, in cells. A passage as wide as the disc becomes
	 *            a strip of twice this width, and without slack a line, which is lost
	 * @param steps of the lattice in a cell
	 * @param keepTerrains whether each face lies on one terrain
	 * @param tiles what no face crosses the sides of
	 */
	public record Shape(double radius, double slack, int steps, boolean keepTerrains, Optional<EngineTiles> tiles) {

		/** @throws IllegalArgumentException if a number is out of range */
		public Shape {
			if (!(radius >= 0 && radius < Double.POSITIVE_INFINITY && slack >= 0 && steps > 0)) {
				throw new IllegalArgumentException("radius " + radius + ", slack " + slack + ", " + steps + " steps");
			}
		}

		/** How near to walls the centre may come, rounding aside. */
		private double distance() {
			return Math.max(0, radius - slack);
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
	 * The mesh of all places of another mesh that are far enough from its walls.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static NavMesh of(NavMesh mesh, Shape shape, Progress progress) {
		Geometry area = Erosion.of(mesh, shape.distance(), Math.max(TOLERANCE, 0.5 / shape.steps));
		progress.check();
		int withoutTerrain = withoutTerrain(mesh);
		LatticeEdges lines = new LatticeEdges(area, mesh, shape.steps, withoutTerrain);
		if (shape.keepTerrains) {
			lines.addBorders();
		}
		if (shape.distance() == 0) {
			lines.addWalls(Erosion.thinWalls(mesh));
		}
		shape.tiles.ifPresent(lines::addSides);
		List<EdgeMesher.Edge> edges = lines.edges();
		progress.check();
		ErodedMesh result = new ErodedMesh(shape, withoutTerrain);
		result.addAll(shape.tiles.isEmpty() ? List.of(edges) : TileEdges.of(edges, shape.tiles.get(), shape.steps), progress);
		return result.mesh();
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

	/** The same edge between areas without terrains. */
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
