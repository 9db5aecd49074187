package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.EdgeMesher;

/**
 * The mesh of the areas between lines, in the unit of the lines. Immutable.
 *
 * @param mesh of convex polygons with terrains, and the walls between them
 * @param conflicts the middles of lines that disagree with most others about the terrain of an area, such as one whose
 *            outline has a gap
 */
public record LineMesh(PolygonMesh mesh, List<Point> conflicts) {

	/** The steps of the lattice to which all coordinates are rounded, in a unit of length. */
	public static final int STEPS = 256;

	public LineMesh {
		conflicts = List.copyOf(conflicts);
	}

	/**
	 * Makes the mesh of some lines.
	 *
	 * @throws IllegalArgumentException if too many lines meet, or a coordinate is larger than a billion
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LineMesh of(List<BorderLine> lines, Progress progress) {
		Set<BorderLine> rounded = new LinkedHashSet<>();
		lines.forEach(line -> rounded.add(line.rounded(STEPS)));
		EdgeTable table = EdgeTable.of(Noder.node(List.copyOf(rounded), progress));
		List<EdgeMesher.Edge> edges = new ArrayList<>();
		table.edges().forEach(edge -> edges.add(new EdgeMesher.Edge(steps(edge.from().x), steps(edge.from().y),
				steps(edge.to().x), steps(edge.to().y), edge.right(), edge.left(), edge.isWall())));
		EdgeMesher mesher = EdgeMesher.of(edges, progress);
		return new LineMesh(mesher.mesh(STEPS), mesher.conflicts().stream().map(LineMesh::middle).toList());
	}

	private static long steps(double coordinate) {
		return Math.round(coordinate * STEPS);
	}

	private static Point middle(EdgeMesher.Edge edge) {
		return new Point((edge.ax() + edge.bx()) / (2.0 * STEPS), (edge.ay() + edge.by()) / (2.0 * STEPS));
	}
}
