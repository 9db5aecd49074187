package org.leeway.pathing.navmesh.arrangement;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.EdgeMesher;

/**
 * A mesh that is made from the lines between areas. If lines name different terrains for one area, the area gets the terrain
 * whose lines are longest in total. Lengths are in the unit of the lines. Immutable.
 *
 * @param mesh of convex polygons with terrains, and the walls between them
 * @param conflicts the middles of lines that name another terrain than the mesh has beside the line. Lines that end at a gap
 * in an outline come first in the list, because the gap is a likely cause of conflicts
 */
public record LineMesh(PolygonMesh mesh, List<Point> conflicts) {

	/**
	 * Number of lattice steps in a length of 1. All coordinates are rounded to multiples of a lattice step, that is, of 1/256.
	 */
	public static final int STEPS = 256;

	public LineMesh {
		conflicts = List.copyOf(conflicts);
	}

	/**
	 * Computes the mesh of the areas between lines.
	 *
	 * @throws IllegalArgumentException if too many pairs of lines meet, as in {@link Noder#node}. Also thrown if the
	 *            absolute value of a coordinate is larger than {@link EdgeMesher#MOST} lattice steps
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LineMesh of(List<BorderLine> lines, Progress progress) {
		Set<BorderLine> rounded = new LinkedHashSet<>();
		lines.forEach(line -> rounded.add(line.rounded(STEPS)));
		List<BorderLine> cut = Noder.node(List.copyOf(rounded), progress);
		EdgeMesher mesher = EdgeMesher.of(edges(EdgeTable.reduced(cut)), progress);
		return mesher.conflicts().isEmpty() ? new LineMesh(mesher.mesh(STEPS), List.of()) : ofOpenAreas(cut, progress);
	}

	/**
	 * Computes the mesh if lines name different terrains for an area, for example because the area's outline has a gap. The
	 * first step decides on the terrain of each area. All lines separate areas in this step: even a line that names one terrain
	 * for both sides may close an outline. The second step makes the mesh without lines that have the same terrain on both
	 * sides now.
	 */
	private static LineMesh ofOpenAreas(List<BorderLine> cut, Progress progress) {
		List<EdgeMesher.Edge> edges = edges(EdgeTable.of(cut));
		EdgeMesher parted = EdgeMesher.of(edges, progress);
		List<BorderLine> found = parted.found().stream().map(LineMesh::line).toList();
		LooseEnds loose = new LooseEnds(edges);
		return new LineMesh(EdgeMesher.of(edges(EdgeTable.reduced(found)), progress).mesh(STEPS), parted.conflicts().stream()
				.sorted(Comparator.comparing(loose::areOf).reversed()).map(LineMesh::middle).distinct().toList());
	}

	private static List<EdgeMesher.Edge> edges(EdgeTable table) {
		return table.edges().stream().map(edge -> new EdgeMesher.Edge(steps(edge.from().x), steps(edge.from().y),
				steps(edge.to().x), steps(edge.to().y), edge.right(), edge.left(), edge.isWall())).toList();
	}

	private static BorderLine line(EdgeMesher.Edge edge) {
		return new BorderLine((double) edge.ax() / STEPS, (double) edge.ay() / STEPS, (double) edge.bx() / STEPS,
				(double) edge.by() / STEPS, edge.left(), edge.right(), edge.isWall());
	}

	private static long steps(double coordinate) {
		return Math.round(coordinate * STEPS);
	}

	private static Point middle(EdgeMesher.Edge edge) {
		return new Point((edge.ax() + edge.bx()) / (2.0 * STEPS), (edge.ay() + edge.by()) / (2.0 * STEPS));
	}
}
