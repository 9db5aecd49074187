package org.leeway.core.exchange.godot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.exchange.mesh.AgentMesh;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.MeshFaces;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.engine.EngineOptions;
import org.leeway.pathing.navmesh.godot.GodotMesh;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.util.Decimal;

/** A writer of a mesh for an agent as a resource of Godot. */
public final class GodotExporter implements VectorExporter {

	/** Versions of Godot whose file formats differ. */
	enum Version {
		FOUR("4"), THREE("3");

		private final String number;

		Version(String number) {
			this.number = number;
		}

		@Override
		public String toString() {
			return number;
		}
	}

	private static final TypedOption<Version> VERSION = new TypedOption.Choice<>("godot-version", "the release of Godot",
			Version.FOUR);

	/** Creates an exporter for the registry of extensions. */
	public GodotExporter() {
	}

	@Override
	public boolean isForMeshes() {
		return true;
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(EngineOptions.PIXELS, VERSION);
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) throws IOException {
		MeshFaces faces = content.mesh().orElseThrow();
		GodotMesh.Shape shape = new GodotMesh.Shape(AgentMesh.radius(faces), options.get(EngineOptions.PIXELS));
		GodotMesh mesh = GodotMesh.of(faces.mesh(), shape, progress);
		GodotResource resource = new GodotResource(mesh, faces, options.get(VERSION));
		List<Diagnostic> diagnostics = new ArrayList<>(
				AgentMesh.assumed(faces, shape.tellsGaps(), "a larger --pixels-per-cell may help"));
		diagnostics.addAll(losses(faces, mesh, options.get(VERSION)));
		return Export.of(out -> resource.write(out, progress), diagnostics.toArray(Diagnostic[]::new))
				.describedAs(MeshFaces.description(mesh.vertexCount(), mesh.polygonCount()));
	}

	private static List<Diagnostic> losses(MeshFaces faces, GodotMesh written, Version version) {
		List<Diagnostic> losses = new ArrayList<>();
		NavMesh mesh = faces.mesh();
		long terrains = IntStream.range(0, mesh.faceCount()).map(mesh::terrain).filter(id -> id != NavMesh.NONE).distinct().count();
		if (terrains > 1) {
			losses.add(Diagnostic.lost("The " + terrains + " terrains of the faces are not written: such a resource has one cost."));
		}
		long walls = written.lostWalls();
		if (walls > 0) {
			losses.add(Diagnostic.lost(Counts.of(walls, "wall")
					+ " without thickness are not written: Godot joins polygons that share an edge."));
		}
		if (version == Version.THREE && faces.agent().isPresent()) {
			losses.add(Diagnostic.lost("The radius " + Decimal.format(AgentMesh.radius(faces))
					+ " of the agent is written as metadata only: resources of Godot 3 have none."));
		}
		return losses;
	}
}
