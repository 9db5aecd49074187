package org.leeway.core.exchange.gltf;

import java.io.IOException;
import java.util.List;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.exchange.mesh.ClearanceTolerance;
import org.leeway.core.exchange.mesh.MeshUnits;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.engine.ClearanceTriangles;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A writer of a mesh as triangles with the clearance at each vertex. */
public final class GltfExporter implements VectorExporter {

	/** Creates an exporter for the registry of extensions. */
	public GltfExporter() {
	}

	@Override
	public boolean isForMeshes() {
		return true;
	}

	@Override
	public boolean isBinary() {
		return true;
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(MeshUnits.OPTION, ClearanceTolerance.OPTION);
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) throws IOException {
		MeshFaces faces = content.mesh().orElseThrow();
		if (faces.mesh().faceCount() == 0) {
			throw new IOException("the mesh has no face, and glTF cannot hold an empty mesh");
		}
		ClearanceTriangles triangles = ClearanceTolerance.triangles(faces, options, progress);
		GltfMesh mesh = new GltfMesh(faces, triangles, MeshUnits.of(options, faces));
		return Export.of(mesh::write).describedAs(MeshFaces.description(triangles.vertexCount(), triangles.triangleCount()));
	}
}
