package org.leeway.core.layer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;

/** The faces of a navigation mesh. The mesh is generated for the terrains that units cross, or is stored in the level. */
public final class MeshFacesLayer extends VectorLayer {

	private static final int VERSION = 1;

	/** Creates the layer for the registry of extensions. */
	public MeshFacesLayer() {
		super("navmesh", "Navigation mesh", "navigation mesh",
				"mesh of convex polygons for units of any width, with the terrain of each", 100, Need.CAPABILITY, Need.MESH);
	}

	@Override
	public boolean isMesh() {
		return true;
	}

	@Override
	public boolean isDrawn() {
		return false;
	}

	@Override
	public FeatureCollection compute(LayerQuery query, Progress progress) {
		NavMesh mesh = query.mesh().orElseGet(() -> LevelMesh.of(query.analysis().snapshot().world(),
				MeshOptions.of(query.capability().orElseThrow()).keepingTerrains(), progress).mesh());
		return features(new MeshFaces(mesh, query.analysis().snapshot().terrains(), query.agent(),
				query.analysis().header().cellScale()), progress);
	}

	/**
	 * Returns the shapes of a mesh. A face is a polygon. A portal is a line. A way through a face is a line from one portal of the
	 * face to another. Portals and ways have the radius of the largest disc that passes there.
	 */
	public static FeatureCollection features(MeshFaces faces, Progress progress) {
		NavMesh mesh = faces.mesh();
		Map<String, Object> members = new LinkedHashMap<>();
		members.put("vertices", mesh.vertexCount());
		members.put("faces", mesh.faceCount());
		return new FeatureCollection("leeway-navmesh", VERSION, members,
				() -> Stream.concat(IntStream.range(0, mesh.faceCount()).mapToObj(face -> feature(faces, face)),
						MeshPassages.of(MeshClearance.of(mesh, progress))),
				MeshFaces.description(mesh.vertexCount(), mesh.faceCount()),
				Optional.of(faces));
	}

	private static Feature feature(MeshFaces faces, int face) {
		NavMesh mesh = faces.mesh();
		double[] xy = new double[2 * mesh.size(face)];
		for (int i = 0; i < mesh.size(face); i++) {
			int vertex = mesh.origin(mesh.firstEdge(face) + i);
			xy[2 * i] = mesh.x(vertex);
			xy[2 * i + 1] = mesh.y(vertex);
		}
		return Feature.of("face", Polygon.of(xy)).with("index", face).with("terrain", faces.terrain(face).orElse(null))
				.with("area", faces.area(face));
	}
}
