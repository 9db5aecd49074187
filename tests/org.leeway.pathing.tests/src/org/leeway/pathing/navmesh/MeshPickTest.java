package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Point;

class MeshPickTest {

	private static final PolygonMesh ROOM = PolygonMesh.parse("v 0 0\nv 4 0\nv 4 4\nv 0 4\np 0 1 2 3");

	private static Optional<MeshElement> at(double x, double y) {
		return MeshPick.at(ROOM, new Point(x, y), 0.5);
	}

	@Test
	void aVertexComesBeforeAnEdgeAndAnEdgeBeforeAPolygon() {
		assertEquals(Optional.of(new MeshElement.Vertex(1)), at(4.3, -0.3));
		assertEquals(Optional.of(new MeshElement.Edge(1, 2)), at(4.4, 2));
		assertEquals(Optional.of(new MeshElement.Face(0)), at(3.4, 2));
		assertEquals(Optional.empty(), at(4.6, 2));
		assertEquals(Optional.empty(), at(4.4, -0.4));
	}

	@Test
	void everyElementIsFoundAtItsPlace() {
		for (int seed = 0; seed < 100; seed++) {
			PolygonMesh mesh = RandomMeshes.mesh(new Random(seed));
			for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
				MeshElement face = new MeshElement.Face(polygon);
				assertEquals(Optional.of(face), MeshPick.at(mesh, face.place(mesh), 1e-9), "seed " + seed);
				for (int i = 0; i < mesh.size(polygon); i++) {
					MeshElement vertex = new MeshElement.Vertex(mesh.vertex(polygon, i));
					assertEquals(Optional.of(vertex), MeshPick.at(mesh, vertex.place(mesh), 1e-9), "seed " + seed);
					MeshElement edge = new MeshElement.Edge(mesh.vertex(polygon, i),
							mesh.vertex(polygon, (i + 1) % mesh.size(polygon)));
					assertEquals(edge.place(mesh), MeshPick.at(mesh, edge.place(mesh), 1e-9).orElseThrow().place(mesh),
							"seed " + seed);
				}
			}
		}
	}
}
