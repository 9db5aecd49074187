package org.leeway.core.layer;

import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;

/**
 * The passages of a mesh. There are two kinds of passages: portals, and ways through a face from one portal to another.
 * Each passage has the radius of the largest disc that passes.
 */
final class MeshPassages {

	private final MeshClearance clearance;
	private final NavMesh mesh;

	private MeshPassages(MeshClearance clearance) {
		this.clearance = clearance;
		this.mesh = clearance.mesh();
	}

	/**
	 * Returns the passages as lines, portals first. A way through a face becomes a line between the middles of its two
	 * portals.
	 */
	static Stream<Feature> of(MeshClearance clearance) {
		MeshPassages passages = new MeshPassages(clearance);
		NavMesh mesh = clearance.mesh();
		return Stream.concat(
				IntStream.range(0, mesh.edgeCount()).filter(edge -> edge < mesh.twin(edge)).mapToObj(passages::portal),
				IntStream.range(0, mesh.faceCount()).boxed().flatMap(passages::through));
	}

	private Feature portal(int edge) {
		return Feature.of("portal", line(edge)).with("from", mesh.face(edge)).with("to", beyond(edge))
				.with("radius", clearance.width(edge));
	}

	private int beyond(int edge) {
		return mesh.face(mesh.twin(edge));
	}

	private Stream<Feature> through(int face) {
		int[] portals = IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face + 1)).filter(edge -> !mesh.isWall(edge))
				.toArray();
		return IntStream.range(0, portals.length).boxed()
				.flatMap(i -> IntStream.range(i + 1, portals.length).mapToObj(j -> passage(portals[i], portals[j])));
	}

	private Feature passage(int from, int to) {
		return Feature.of("passage", new Segment(middle(from), middle(to))).with("face", mesh.face(from))
				.with("from", beyond(from)).with("to", beyond(to)).with("radius", clearance.width(from, to));
	}

	private Segment line(int edge) {
		return new Segment(mesh.point(mesh.origin(edge)), mesh.point(mesh.target(edge)));
	}

	private Point middle(int edge) {
		Segment line = line(edge);
		return line.at(line.length() / 2);
	}
}
