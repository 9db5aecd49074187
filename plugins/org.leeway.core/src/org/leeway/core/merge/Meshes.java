package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.PolygonMesh;

/** A merge of hand-edited meshes, face by face and wall by wall. */
final class Meshes {

	/**
	 * A face of a mesh, or a wall.
	 *
	 * @param corners the corners in their order round the face. The corner with the smallest coordinates comes first, so that
	 * equal faces have equal lists
	 * @param terrain the number of the face's terrain. 0 for walls
	 */
	private record Part(List<Point> corners, int terrain) {

		static Part of(List<Point> ring, int terrain) {
			List<Point> corners = new ArrayList<>(ring);
			Point first = Collections.min(corners, Meshes::compare);
			Collections.rotate(corners, -corners.indexOf(first));
			return new Part(corners, terrain);
		}
	}

	private Meshes() {
	}

	private static int compare(Point one, Point other) {
		int byX = Double.compare(one.x(), other.x());
		return byX != 0 ? byX : Double.compare(one.y(), other.y());
	}

	/** Returns a copy of a mesh with the given terrain of each face. {@code terrains} is indexed by face. */
	static PolygonMesh of(PolygonMesh mesh, short[] terrains) {
		double[] xy = IntStream.range(0, mesh.vertexCount()).mapToObj(i -> new double[] {mesh.x(i), mesh.y(i)})
				.flatMapToDouble(DoubleStream::of).toArray();
		return PolygonMesh.of(xy, IntStream.range(0, mesh.polygonCount()).mapToObj(mesh::polygon).toList(), terrains,
				IntStream.range(0, mesh.wallCount()).mapToObj(i -> new int[] {mesh.wallFrom(i), mesh.wallTo(i)}).toList());
	}

	/**
	 * Merges three versions of a mesh: the base, ours and theirs. Empty if ours and theirs conflict: both removed the same face
	 * of the base, but they did not add the same faces.
	 *
	 * @param meshes three meshes with the same origin and the same numbers for terrains
	 */
	static Optional<PolygonMesh> merge(Versions<PolygonMesh> meshes) {
		Versions<Set<Part>> faces = meshes.map(Meshes::faces);
		Set<Part> goneTwice = new LinkedHashSet<>(faces.base());
		goneTwice.removeAll(faces.ours());
		goneTwice.removeAll(faces.theirs());
		if (!goneTwice.isEmpty() && !added(faces.base(), faces.ours()).equals(added(faces.base(), faces.theirs()))) {
			return Optional.empty();
		}
		Set<Part> merged = merged(faces);
		Set<Point> corners = merged.stream().flatMap(face -> face.corners.stream()).collect(Collectors.toSet());
		List<Part> walls = merged(meshes.map(Meshes::walls)).stream().filter(wall -> corners.containsAll(wall.corners)).toList();
		return Optional.of(mesh(merged, walls));
	}

	private static Set<Part> added(Set<Part> base, Set<Part> side) {
		Set<Part> added = new LinkedHashSet<>(side);
		added.removeAll(base);
		return added;
	}

	private static Set<Part> merged(Versions<Set<Part>> parts) {
		Set<Part> merged = new LinkedHashSet<>(parts.base());
		merged.retainAll(parts.ours());
		merged.retainAll(parts.theirs());
		Set<Part> added = new TreeSet<>(Meshes::compare);
		added.addAll(added(parts.base(), parts.ours()));
		added.addAll(added(parts.base(), parts.theirs()));
		merged.addAll(added);
		return merged;
	}

	private static int compare(Part one, Part other) {
		int byTerrain = Integer.compare(one.terrain, other.terrain);
		int order = byTerrain != 0 ? byTerrain : Integer.compare(one.corners.size(), other.corners.size());
		for (int i = 0; i < one.corners.size() && order == 0; i++) {
			order = compare(one.corners.get(i), other.corners.get(i));
		}
		return order;
	}

	private static Set<Part> faces(PolygonMesh mesh) {
		Set<Part> faces = new LinkedHashSet<>();
		for (int i = 0; i < mesh.polygonCount(); i++) {
			faces.add(Part.of(Arrays.stream(mesh.polygon(i)).mapToObj(v -> new Point(mesh.x(v), mesh.y(v))).toList(),
					mesh.terrain(i)));
		}
		return faces;
	}

	private static Set<Part> walls(PolygonMesh mesh) {
		Set<Part> walls = new LinkedHashSet<>();
		for (int i = 0; i < mesh.wallCount(); i++) {
			walls.add(Part.of(IntStream.of(mesh.wallFrom(i), mesh.wallTo(i)).mapToObj(v -> new Point(mesh.x(v), mesh.y(v))).toList(), 0));
		}
		return walls;
	}

	private static PolygonMesh mesh(Set<Part> faces, List<Part> walls) {
		Map<Point, Integer> vertices = new LinkedHashMap<>();
		faces.forEach(face -> face.corners.forEach(corner -> vertices.putIfAbsent(corner, vertices.size())));
		Map<Point, Integer> numbers = new HashMap<>(vertices);
		double[] xy = vertices.keySet().stream().flatMapToDouble(each -> DoubleStream.of(each.x(), each.y())).toArray();
		short[] terrains = new short[faces.size()];
		List<int[]> polygons = new ArrayList<>();
		for (Part face : faces) {
			terrains[polygons.size()] = (short) face.terrain;
			polygons.add(face.corners.stream().mapToInt(numbers::get).toArray());
		}
		return PolygonMesh.of(xy, polygons, terrains,
				walls.stream().map(wall -> wall.corners.stream().mapToInt(numbers::get).toArray()).toList());
	}
}
