package org.leeway.pathing.navmesh.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.testing.MeshOracle;
import org.leeway.testing.MeshScenes;

/**
 * Tests of meshes that are cut along the gaps between walls. The areas that discs reach are compared with the results of an
 * oracle that works without gaps.
 */
class CutMeshTest {

	private static final int SEEDS = 150;
	private static final double NEAR = 1e-9;

	private static CutMesh cut(NavMesh mesh) {
		return MeshClearance.of(mesh, Progress.NONE).cut(Progress.NONE);
	}

	private static int target(CutMesh mesh, int face, int edge) {
		return mesh.origin(edge + 1 == mesh.firstEdge(face + 1) ? mesh.firstEdge(face) : edge + 1);
	}

	private static double cross(CutMesh mesh, int a, int b, double x, double y) {
		return (mesh.x(b) - mesh.x(a)) * (y - mesh.y(a)) - (mesh.y(b) - mesh.y(a)) * (x - mesh.x(a));
	}

	private static IntStream edges(CutMesh mesh, int face) {
		return IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face + 1));
	}

	/** Returns twice the area of the mesh: the sum, over all edges, of the cross product of the edge's two ends. */
	private static double area(CutMesh mesh) {
		return IntStream.range(0, mesh.faceCount()).mapToDouble(face -> edges(mesh, face)
				.mapToDouble(edge -> cross(mesh, mesh.origin(edge), target(mesh, face, edge), 0, 0)).sum()).sum();
	}

	private static double area(NavMesh mesh) {
		return IntStream.range(0, mesh.edgeCount()).mapToDouble(edge -> mesh.x(mesh.origin(edge)) * mesh.y(mesh.target(edge))
				- mesh.x(mesh.target(edge)) * mesh.y(mesh.origin(edge))).sum();
	}

	@Test
	void facesAreConvexAndCoverTheMeshAndPortalsFit() {
		int cuts = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			NavMesh mesh = NavMesh.of(new MeshScenes(seed).any());
			CutMesh cut = cut(mesh);
			assertEquals(area(mesh), area(cut), 1e-6, "seed " + seed);
			cuts += cut.faceCount() - mesh.faceCount();
			for (int face = 0; face < cut.faceCount(); face++) {
				for (int edge = cut.firstEdge(face); edge < cut.firstEdge(face + 1); edge++) {
					int from = cut.origin(edge);
					int to = target(cut, face, edge);
					assertTrue(edges(cut, face).map(cut::origin)
							.allMatch(vertex -> cross(cut, from, to, cut.x(vertex), cut.y(vertex)) > -NEAR), "seed " + seed + ", face " + face);
					assertTwin(cut, face, edge, "seed " + seed + ", face " + face + ", edge " + edge);
				}
			}
		}
		assertTrue(cuts > 3 * SEEDS, cuts + " faces more");
	}

	private static void assertTwin(CutMesh mesh, int face, int edge, String message) {
		int across = mesh.across(edge);
		assertEquals(across == NavMesh.NONE, mesh.width(edge) == 0, message);
		assertTrue(across == NavMesh.NONE || edges(mesh, across).anyMatch(twin -> mesh.across(twin) == face
				&& mesh.origin(twin) == target(mesh, face, edge) && target(mesh, across, twin) == mesh.origin(edge)
				&& mesh.width(twin) == mesh.width(edge)), message);
	}

	@Test
	void parentsHaveGreaterNumbersAndNarrowerExits() {
		for (int seed = 0; seed < SEEDS; seed++) {
			CutMesh mesh = cut(NavMesh.of(new MeshScenes(seed).any()));
			for (int room = 0; room < mesh.roomCount(); room++) {
				int parent = mesh.parent(room);
				assertTrue(parent == NavMesh.NONE || parent > room && mesh.exit(parent) <= mesh.exit(room), "seed " + seed);
				assertEquals(parent == NavMesh.NONE, mesh.exit(room) == 0, "seed " + seed);
			}
		}
	}

	private static int face(CutMesh mesh, Point place) {
		return IntStream.range(0, mesh.faceCount()).filter(face -> edges(mesh, face)
				.allMatch(edge -> cross(mesh, mesh.origin(edge), target(mesh, face, edge), place.x(), place.y()) > 0))
				.findFirst().orElse(NavMesh.NONE);
	}

	/** Returns the faces that a disc reaches from a face through portals that are wide enough. */
	private static BitSet flood(CutMesh mesh, int from, double radius) {
		BitSet reached = new BitSet();
		Deque<Integer> open = new ArrayDeque<>(List.of(from));
		while (!open.isEmpty()) {
			int face = open.pop();
			if (!reached.get(face)) {
				reached.set(face);
				edges(mesh, face).filter(edge -> mesh.across(edge) != NavMesh.NONE && mesh.width(edge) >= radius)
						.forEach(edge -> open.push(mesh.across(edge)));
			}
		}
		return reached;
	}

	private static int component(CutMesh mesh, int face, double radius) {
		int room = mesh.room(face);
		while (mesh.parent(room) != NavMesh.NONE && mesh.exit(room) >= radius) {
			room = mesh.parent(room);
		}
		return room;
	}

	@Test
	void wideEnoughPortalsAndRoomsTellWhatADiscReaches() {
		int together = 0;
		int apart = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = NavMesh.of(scenes.any());
			CutMesh cut = cut(mesh);
			double radius = scenes.number(0, 2) == 0 ? scenes.number(1, 4) / 2.0 : scenes.number(0.02, 1.6);
			MeshOracle oracle = new MeshOracle(mesh, radius);
			List<Point> places = new ArrayList<>();
			for (int i = 0; i < 12; i++) {
				Point place = scenes.inside(mesh, scenes.number(0, mesh.faceCount() - 1));
				if (oracle.clearance(place) > radius + 1e-7 && face(cut, place) != NavMesh.NONE) {
					places.add(place);
				}
			}
			for (Point from : places) {
				int start = face(cut, from);
				BitSet reached = flood(cut, start, radius);
				for (Point to : places) {
					OptionalDouble length = oracle.length(from, to);
					if (length.isPresent()) {
						boolean expected = length.getAsDouble() < Double.POSITIVE_INFINITY;
						String message = "seed " + seed + ", radius " + radius + ", " + from + " to " + to;
						assertEquals(expected, reached.get(face(cut, to)), message);
						assertEquals(expected, component(cut, start, radius) == component(cut, face(cut, to), radius), message);
						together += expected ? 1 : 0;
						apart += expected ? 0 : 1;
					}
				}
			}
		}
		assertTrue(together > 2 * SEEDS && apart > SEEDS, together + " together, " + apart + " apart");
	}
}
