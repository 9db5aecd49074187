package org.leeway.pathing.navmesh.corridor;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A table that finds corridors without a search. For any two faces, the table holds the first portal of the cheapest
 * corridor from the one face to the other face. The cost of a corridor is measured from centroid to centroid.
 * Immutable.
 * <p>
 * The table is compressed. From a face, the same portal often leads to many goals. Faces are sorted so that such
 * goals often follow each other. Only these ranges of goals, called <em>runs</em>, are stored, with their portal. A run
 * may include the face itself, for which the portal has no meaning.
 */
public final class NextHopTable {

	/** The largest number of faces of a mesh that can have a table. */
	private static final int MAX_FACES = 1 << 14;

	/**
	 * Number of the low bits of an entry of {@link #runs}. They hold the portal of the run, as the index of a half-edge within
	 * the face. The high bits hold the beginning of the run: the position of its first goal among the sorted faces, see
	 * {@link #places}.
	 */
	private static final int PORTAL_BITS = 16;
	private static final int PORTAL_MASK = (1 << PORTAL_BITS) - 1;
	/** The value in place of a portal, for a run of goals that cannot be reached from the face. */
	private static final int NO_PORTAL = PORTAL_MASK;
	/**
	 * The largest number of half-edges that a face may have, so that the mesh can have a table. With this limit, the
	 * index of a portal is never {@link #NO_PORTAL}.
	 */
	private static final int MAX_EDGES = NO_PORTAL;

	private final DualGraph graph;
	private final NavMesh mesh;
	/** Indexed by face: its position in the sorted faces. The ranges of runs are ranges of these positions. */
	private final int[] places;
	/** Indexed by face: the index of its first run in {@link #runs}. The last entry is the number of all runs. */
	private final int[] first;
	/**
	 * The runs of all faces. A run is a range of goals: the cheapest ways from the face to these goals leave the face by the same
	 * portal. Face {@code f} has the runs at the indices [{@code first[f]}, {@code first[f + 1]}).
	 */
	private final int[] runs;

	NextHopTable(DualGraph graph, int[] places, int[] first, int[] runs) {
		this.graph = graph;
		this.mesh = graph.mesh();
		this.places = places;
		this.first = first;
		this.runs = runs;
	}

	/**
	 * Returns why a mesh is too large for a table: the number that is too large, and its limit. Empty if the mesh can have a
	 * table. For example, {@code 20000 faces, expected at most 16384}.
	 */
	public static Optional<String> problem(NavMesh mesh) {
		if (mesh.faceCount() > MAX_FACES) {
			return Optional.of(mesh.faceCount() + " faces, expected at most " + MAX_FACES);
		}
		int edges = IntStream.range(0, mesh.faceCount()).map(mesh::size).max().orElse(0);
		return edges <= MAX_EDGES ? Optional.empty()
				: Optional.of("a face with " + edges + " edges, expected at most " + MAX_EDGES);
	}

	/**
	 * Creates the table for a graph and a radius. Reports each face as a unit of work.
	 *
	 * @param radius of the unit, in cells, at least 0; portals narrower than twice the radius are closed
	 * @throws IllegalArgumentException if the mesh has a {@link #problem}
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static NextHopTable of(DualGraph graph, double radius, Progress progress) {
		problem(graph.mesh()).ifPresent(problem -> {
			throw new IllegalArgumentException("a next-hop table of " + problem);
		});
		return new NextHopBuilder(graph, radius).build(progress);
	}

	public DualGraph graph() {
		return graph;
	}

	/**
	 * Returns the first portal of a corridor of least cost between two faces, as a half-edge of the first face. Returns
	 * {@link NavMesh#NONE} if the faces are the same or not connected.
	 */
	public int next(int from, int to) {
		if (from == to) {
			return NavMesh.NONE;
		}
		int goal = places[mesh.checkFace(to)] << PORTAL_BITS | PORTAL_MASK;
		int run = Arrays.binarySearch(runs, first[from], first[from + 1], goal);
		int portal = runs[run >= 0 ? run : -run - 2] & PORTAL_MASK;
		return portal == NO_PORTAL ? NavMesh.NONE : mesh.firstEdge(from) + portal;
	}

	/**
	 * Returns a corridor of least cost between places in two faces, or empty if there is none.
	 *
	 * @param from the face that contains the start
	 * @param to the face that contains the goal
	 */
	public Optional<Corridor> corridor(Point start, int from, Point goal, int to) {
		int[] portals = new int[16];
		int count = 0;
		for (int face = from; face != to; face = mesh.face(mesh.twin(portals[count - 1]))) {
			portals = count < portals.length ? portals : Arrays.copyOf(portals, 2 * count);
			portals[count] = next(face, to);
			if (portals[count++] == NavMesh.NONE) {
				return Optional.empty();
			}
		}
		return Optional.of(new Corridor(mesh, start, goal, from, Arrays.copyOf(portals, count)));
	}

	/** Returns the bytes that the table needs. */
	public long bytes() {
		return 4L * (places.length + first.length + runs.length);
	}

	/**
	 * Returns the size, in bytes, that the table would have without compression. This is one byte for each pair of
	 * faces.
	 */
	public long bytesUncompressed() {
		return (long) mesh.faceCount() * mesh.faceCount();
	}

	static int run(int place, int portal) {
		return place << PORTAL_BITS | (portal == NavMesh.NONE ? NO_PORTAL : portal);
	}
}
