package org.leeway.pathing.navmesh.corridor;

import java.util.Arrays;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * The dual graph of a mesh: a node at the centroid of each face, and a link for each portal. The cost of a face is the
 * time that a unit of speed 1 needs for the length of a cell on the face's terrain. A face without a terrain has the
 * cost 1. Immutable.
 */
public final class DualGraph {

	/**
	 * Binary logarithm, rounded down, of the total cost of all steps of a graph in units. The {@link #unit} is chosen so that
	 * the total is between 2^47 and 2^48 units. A {@code double} holds whole numbers of this size exactly. If {@link #COARSEST}
	 * demands a smaller unit, the total is larger.
	 */
	private static final int SUM_BITS = 47;
	/**
	 * Upper limit of the {@link #unit}, divided by the least cost of a cell. Without this limit, one very slow terrain
	 * would make the unit too coarse for all fast terrains.
	 */
	private static final double COARSEST = 0x1p-24;

	private final NavMesh mesh;
	private final TerrainSpeeds speeds;
	/** Indexed by face: the x of its centroid. */
	private final double[] xs;
	/** Indexed by face: the y of its centroid. */
	private final double[] ys;
	/** Indexed by face: its cost. This is the time in seconds that a unit of speed 1 needs for the length of a cell. */
	private final double[] costs;
	/** Indexed by half-edge: the face across. {@link NavMesh#NONE} at a wall. */
	private final int[] neighbours;
	/** Indexed by half-edge: the cost of the link to the face across. Infinite at a wall. */
	private final double[] linkCosts;
	private final double leastCost;
	/**
	 * The unit of costs, a power of two, in seconds. All costs are rounded to multiples of this unit, see {@link
	 * #rounded}.
	 */
	private final double unit;

	private DualGraph(NavMesh mesh, TerrainSpeeds speeds) {
		this.mesh = mesh;
		this.speeds = speeds;
		this.xs = new double[mesh.faceCount()];
		this.ys = new double[mesh.faceCount()];
		this.costs = new double[mesh.faceCount()];
		for (int face = 0; face < xs.length; face++) {
			setCentroid(face);
			costs[face] = mesh.terrain(face) == NavMesh.NONE ? 1 : 1 / speeds.of(mesh.terrain(face));
		}
		this.leastCost = Arrays.stream(costs).min().orElse(1);
		this.neighbours = new int[mesh.edgeCount()];
		this.linkCosts = new double[mesh.edgeCount()];
		double all = leastCost;
		for (int edge = 0; edge < neighbours.length; edge++) {
			neighbours[edge] = mesh.isWall(edge) ? NavMesh.NONE : mesh.face(mesh.twin(edge));
			linkCosts[edge] = mesh.isWall(edge) ? Double.POSITIVE_INFINITY : cost(mesh.face(edge), neighbours[edge]);
			all += mesh.isWall(edge) ? 0 : linkCosts[edge];
			all += mesh.point(mesh.origin(edge)).distance(mesh.point(mesh.target(edge))) * costs[mesh.face(edge)];
		}
		this.unit = Math.scalb(1.0, Math.getExponent(Math.min(Math.scalb(all, -SUM_BITS), COARSEST * leastCost)));
		for (int edge = 0; edge < neighbours.length; edge++) {
			linkCosts[edge] = rounded(linkCosts[edge]);
		}
	}

	/**
	 * Rounds the cost of a step of a search up to a multiple of the {@link #unit}. Sums of such costs are exact in any
	 * order, so all algorithms agree which corridors cost the same. Only sums above the cost of 2^29 cells of the
	 * fastest terrain are not exact.
	 * <p> The result exceeds the cost by one to two units. So each step costs more than the amount by which it lowers the estimate
	 * of the remaining cost, as {@link OpenNodes#reach} requires.
	 */
	double rounded(double cost) {
		return (Math.floor(cost / unit) + 2) * unit;
	}

	/** Creates the dual graph of a mesh, with costs for the given speeds of terrains. */
	public static DualGraph of(NavMesh mesh, TerrainSpeeds speeds) {
		return new DualGraph(mesh, speeds);
	}

	/**
	 * Computes the centre of mass of a face. Divides the face into triangles with the face's first vertex as a common
	 * corner.
	 */
	private void setCentroid(int face) {
		int first = mesh.firstEdge(face);
		int end = mesh.firstEdge(face + 1);
		double x0 = mesh.x(mesh.origin(first));
		double y0 = mesh.y(mesh.origin(first));
		double area = 0;
		double x = 0;
		double y = 0;
		for (int edge = first + 1; edge + 1 < end; edge++) {
			double ax = mesh.x(mesh.origin(edge)) - x0;
			double ay = mesh.y(mesh.origin(edge)) - y0;
			double bx = mesh.x(mesh.origin(edge + 1)) - x0;
			double by = mesh.y(mesh.origin(edge + 1)) - y0;
			double cross = ax * by - ay * bx;
			area += cross;
			x += cross * (ax + bx);
			y += cross * (ay + by);
		}
		xs[face] = area > 0 ? x0 + x / (3 * area) : x0;
		ys[face] = area > 0 ? y0 + y / (3 * area) : y0;
	}

	public NavMesh mesh() {
		return mesh;
	}

	public TerrainSpeeds speeds() {
		return speeds;
	}

	/** Returns the place of a face's node, in cells. */
	public Point centroid(int face) {
		return new Point(xs[face], ys[face]);
	}

	double x(int face) {
		return xs[face];
	}

	double y(int face) {
		return ys[face];
	}

	/** Returns the seconds that a unit of speed 1 needs for the length of a cell on a face. */
	public double cost(int face) {
		return costs[face];
	}

	double leastCost() {
		return leastCost;
	}

	/** Returns the face across a half-edge, or {@link NavMesh#NONE} across a wall. */
	int neighbour(int edge) {
		return neighbours[edge];
	}

	/** Returns the cost of the link across a half-edge, infinite across a wall. */
	double linkCost(int edge) {
		return linkCosts[edge];
	}

	/** Returns the cost of all links of a corridor. */
	double cost(Corridor corridor) {
		double cost = 0;
		for (int i = 0; i < corridor.portalCount(); i++) {
			cost += linkCosts[corridor.portal(i)];
		}
		return cost;
	}

	/** Returns the link across a half-edge that is no wall, as a segment from node to node. */
	Segment link(int edge) {
		return new Segment(centroid(mesh.face(edge)), centroid(neighbours[edge]));
	}

	/**
	 * Returns the cost of the link between two faces: the distance between the centroids times the mean of the costs of
	 * the two faces. The cost is not {@linkplain #rounded rounded}.
	 */
	public double cost(int from, int to) {
		return distance(xs[from], ys[from], xs[to], ys[to]) * (costs[from] + costs[to]) / 2;
	}

	/** Returns whether a half-edge is a portal whose length is at least twice a radius. The comparison is exact. */
	boolean isOpen(int edge, double radius) {
		if (radius == 0 || neighbours[edge] == NavMesh.NONE) {
			return neighbours[edge] != NavMesh.NONE;
		}
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		return Predicates.compareDistance(mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b), radius, radius) >= 0;
	}

	/** Returns the x coordinate of the middle of a half-edge, in cells. */
	double middleX(int edge) {
		return (mesh.x(mesh.origin(edge)) + mesh.x(mesh.target(edge))) / 2;
	}

	/** Returns the y coordinate of the middle of a half-edge, in cells. */
	double middleY(int edge) {
		return (mesh.y(mesh.origin(edge)) + mesh.y(mesh.target(edge))) / 2;
	}

	static double distance(double ax, double ay, double bx, double by) {
		return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
	}
}
