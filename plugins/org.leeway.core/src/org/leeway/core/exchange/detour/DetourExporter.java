package org.leeway.core.exchange.detour;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.exchange.mesh.MeshUnits;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.MeshFaces;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.detour.DetourMesh;
import org.leeway.pathing.navmesh.detour.DetourTile;
import org.leeway.pathing.navmesh.engine.EngineOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A writer of the mesh of an agent in Detour's file format, which is a set of tiles. */
public final class DetourExporter implements VectorExporter {

	/** Creates an exporter for the registry of extensions. */
	public DetourExporter() {
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
		return List.of(MeshUnits.OPTION, EngineOptions.TILE);
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) throws IOException {
		MeshFaces faces = content.mesh().orElseThrow();
		double scale = MeshUnits.of(options, faces);
		DetourMesh.Shape shape = new DetourMesh.Shape(AgentMesh.radius(faces), scale, options.get(EngineOptions.TILE));
		DetourMesh mesh = DetourMesh.of(faces.mesh(), shape, progress);
		DetourSet set = new DetourSet(mesh, new DetourAgent(faces, scale));
		List<Diagnostic> diagnostics = new ArrayList<>(
				AgentMesh.assumed(faces, shape.tellsGaps(), "a larger --units-per-cell may help"));
		diagnostics.addAll(losses(faces));
		return Export.of(out -> set.write(out, progress), diagnostics.toArray(Diagnostic[]::new))
				.describedAs(MeshFaces.description(mesh.tiles().stream().mapToLong(DetourTile::vertexCount).sum(),
						mesh.tiles().stream().mapToLong(DetourTile::polygonCount).sum()));
	}

	private static List<Diagnostic> losses(MeshFaces faces) {
		List<Diagnostic> losses = new ArrayList<>();
		NavMesh mesh = faces.mesh();
		long beyond = IntStream.range(0, mesh.faceCount()).map(mesh::terrain).filter(id -> id >= DetourAgent.AREAS).distinct().count();
		if (beyond > 0) {
			losses.add(Diagnostic.lost("The ids of " + beyond
					+ " terrains are not written: areas are numbers up to 63, which is the area of all of them."));
		}
		if (IntStream.range(0, mesh.faceCount()).map(mesh::terrain).filter(id -> id >= 0)
				.mapToDouble(id -> faces.ofId(id).map(terrain -> terrain.speed()).orElse(1.0)).anyMatch(speed -> speed != 1)) {
			losses.add(Diagnostic.lost("The speeds of terrains are not written: an engine sets the cost of each area."));
		}
		return losses;
	}
}
