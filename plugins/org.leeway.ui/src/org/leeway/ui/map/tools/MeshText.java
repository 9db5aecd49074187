package org.leeway.ui.map.tools;

import java.util.Locale;
import java.util.Optional;

import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.PolygonMesh;

/** Texts about parts of a mesh. */
final class MeshText {

	private MeshText() {
	}

	/**
	 * Returns a description of a vertex, edge or polygon, such as {@code vertex at ...} or {@code polygon of 4 corners on grass}.
	 */
	static String describe(MeshElement element, PolygonMesh mesh, Level level) {
		return switch (element) {
		case MeshElement.Vertex vertex -> "vertex at " + vertex.place(mesh);
		case MeshElement.Edge edge -> String.format(Locale.ROOT, "%s of length %.2f",
				edge.isWall(mesh) ? "wall" : "portal", edge.length(mesh));
		case MeshElement.Face face -> "polygon of " + mesh.size(face.polygon()) + " corners"
				+ terrain(mesh.terrain(face.polygon()), level).map(name -> " on " + name).orElse("");
		};
	}

	private static Optional<String> terrain(int id, Level level) {
		return level.getTerrainTypes().stream().filter(terrain -> terrain.getId() == id).map(TerrainType::getName)
				.findFirst();
	}
}
