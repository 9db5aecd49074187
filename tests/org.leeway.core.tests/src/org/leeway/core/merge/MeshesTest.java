package org.leeway.core.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.navmesh.PolygonMesh;

/** Merges of meshes that are edited by hand. */
class MeshesTest {

	private static final String CORNERS = "v 0 0\nv 4 0\nv 8 0\nv 8 4\nv 4 4\nv 0 4\nv 12 0\nv 12 4\n";
	private static final String LEFT = "p 0 1 4 5\n";
	private static final String MIDDLE = "p 1 2 3 4\n";
	private static final String RIGHT = "p 2 6 7 3\n";

	@Test
	void facesOfBothSidesMerge() {
		assertEquals(Optional.of(sorted(LEFT + RIGHT)), merge(LEFT + MIDDLE, LEFT + MIDDLE + RIGHT, LEFT).map(MeshesTest::sorted));
		assertEquals(Optional.of(sorted(LEFT + MIDDLE + "w 1 4\nw 2 3\n")),
				merge(LEFT + MIDDLE, LEFT + MIDDLE + "w 1 4\n", LEFT + MIDDLE + "w 2 3\n").map(MeshesTest::sorted));
	}

	@Test
	void equalChangesAreOneAndTheFirstCornerDoesNotMatter() {
		assertEquals(Optional.of(sorted(LEFT + MIDDLE)), merge(LEFT, LEFT + MIDDLE, LEFT + "p 3 4 1 2\n").map(MeshesTest::sorted));
	}

	@Test
	void aFaceThatBothSidesReplaceConflicts() {
		assertTrue(merge(LEFT + MIDDLE, LEFT + "p 1 2 3\np 1 3 4\n", LEFT + "p 1 2 4\np 2 3 4\n").isEmpty());
		assertTrue(merge(LEFT, "t 1\n" + LEFT, "t 2\n" + LEFT).isEmpty());
	}

	private static Optional<PolygonMesh> merge(String base, String ours, String theirs) {
		Optional<PolygonMesh> merged = Meshes.merge(new Versions<>(base, ours, theirs).map(each -> PolygonMesh.parse(CORNERS + each)));
		assertEquals(merged, Meshes.merge(new Versions<>(base, theirs, ours).map(each -> PolygonMesh.parse(CORNERS + each))));
		return merged;
	}

	private static List<String> sorted(String parts) {
		return sorted(PolygonMesh.parse(CORNERS + parts));
	}

	/** Returns the faces and walls by the coordinates of their corners. */
	private static List<String> sorted(PolygonMesh mesh) {
		List<String> parts = new ArrayList<>();
		for (int i = 0; i < mesh.polygonCount(); i++) {
			List<String> corners = new ArrayList<>();
			for (int vertex : mesh.polygon(i)) {
				corners.add(mesh.x(vertex) + "," + mesh.y(vertex));
			}
			parts.add(corners.stream().sorted().toList() + " " + mesh.terrain(i));
		}
		for (int i = 0; i < mesh.wallCount(); i++) {
			parts.add("wall " + List.of(mesh.x(mesh.wallFrom(i)), mesh.y(mesh.wallFrom(i)), mesh.x(mesh.wallTo(i)), mesh.y(mesh.wallTo(i))));
		}
		return parts.stream().sorted().toList();
	}
}
