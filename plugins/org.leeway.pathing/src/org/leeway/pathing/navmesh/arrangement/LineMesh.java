package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.arrangement.EdgeTable.Edge;
import org.locationtech.jts.geom.Coordinate;

/**
 * The mesh of the areas between lines, in the unit of the lines. Immutable.
 *
 * @param mesh of convex polygons with terrains, and the walls between them
 * @param conflicts places where lines disagree about the terrain of an area, such as a gap in its outline
 */
public record LineMesh(PolygonMesh mesh, List<Point> conflicts) {

	public LineMesh {
		conflicts = List.copyOf(conflicts);
	}

	/**
	 * Makes the mesh of some lines.
	 *
	 * @throws IllegalArgumentException if too many lines cross, or lie loose in areas
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LineMesh of(List<BorderLine> lines, Progress progress) {
		EdgeTable table = EdgeTable.of(Noder.node(List.copyOf(new LinkedHashSet<>(lines)), progress));
		FaceFinder finder = FaceFinder.of(table);
		Builder builder = new Builder();
		for (Face face : LooseWalls.split(finder.faces(), finder.looseWalls(), progress)) {
			progress.check();
			builder.add(face);
		}
		return new LineMesh(builder.build(table), finder.conflicts());
	}

	/** Collects the polygons of faces. */
	private static final class Builder {

		private final Map<Coordinate, Integer> vertices = new HashMap<>();
		private final List<int[]> polygons = new ArrayList<>();
		private final List<Integer> terrains = new ArrayList<>();
		private double[] xy = new double[64];

		void add(Face face) {
			for (int[] polygon : Triangles.merged(face.area(), this::vertex, () -> xy)) {
				polygons.add(polygon);
				terrains.add(face.terrain());
			}
		}

		private int vertex(Coordinate at) {
			return vertices.computeIfAbsent(new Coordinate(at.x, at.y), unknown -> {
				int vertex = vertices.size();
				xy = 2 * vertex == xy.length ? Arrays.copyOf(xy, 2 * xy.length) : xy;
				xy[2 * vertex] = at.x;
				xy[2 * vertex + 1] = at.y;
				return vertex;
			});
		}

		PolygonMesh build(EdgeTable table) {
			short[] ofPolygons = new short[polygons.size()];
			Set<Long> sides = new HashSet<>();
			for (int i = 0; i < ofPolygons.length; i++) {
				ofPolygons[i] = terrains.get(i).shortValue();
				int[] polygon = polygons.get(i);
				for (int j = 0; j < polygon.length; j++) {
					sides.add(side(polygon[j], polygon[(j + 1) % polygon.length]));
				}
			}
			List<int[]> walls = new ArrayList<>();
			for (Edge edge : table.edges()) {
				Integer from = vertices.get(edge.from());
				Integer to = vertices.get(edge.to());
				if (edge.isWall() && from != null && to != null && sides.contains(side(from, to))
						&& sides.contains(side(to, from))) {
					walls.add(new int[] {from, to});
				}
			}
			return PolygonMesh.of(Arrays.copyOf(xy, 2 * vertices.size()), polygons, ofPolygons, walls);
		}

		private static long side(int from, int to) {
			return (long) from << 32 | to;
		}
	}
}
