package org.leeway.core.exchange.detour;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.leeway.pathing.navmesh.corridor.DetourProvider;
import org.leeway.pathing.navmesh.corridor.FaceSplitter;
import org.leeway.pathing.navmesh.engine.EngineTiles;
import org.leeway.pathing.navmesh.engine.ErodedMesh;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Writes a mesh for an agent as Detour's set of tiles. */
public final class DetourExporter implements VectorExporter {

	private static final TypedOption<Integer> TILE = new TypedOption.Whole("tile-size", "the side of a tile in cells", 64, 4,
			255);
	/** Single precision holds all coordinates of large levels in these steps. */
	private static final int STEPS = 256;
	/** In steps: with narrower strips, lines that stand for arcs would be many. */
	private static final int LEAST_STRIP = 8;
	/** The shortest edge that Detour links between tiles, in units, and a little more. */
	private static final double LINKED = 0.025;

	/** Made by the registry of extensions. */
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
		return List.of(MeshUnits.OPTION, TILE);
	}

	@Override
	public Export export(FeatureCollection content, OptionValues options, Progress progress) throws IOException {
		MeshFaces faces = content.mesh().orElseThrow();
		double scale = MeshUnits.of(options, faces);
		EngineTiles tiles = EngineTiles.covering(faces.mesh(), options.get(TILE));
		ErodedMesh.Shape shape = new ErodedMesh.Shape(AgentMesh.radius(faces), STEPS, strip(scale), true, Optional.of(tiles));
		NavMesh mesh = FaceSplitter.split(ErodedMesh.of(faces.mesh(), shape, progress), DetourProvider.VERTICES);
		DetourSet set = new DetourSet(mesh, tiles, new DetourAgent(faces, scale));
		List<Diagnostic> diagnostics = new ArrayList<>(AgentMesh.assumed(faces, shape, "greater --units-per-cell may do"));
		diagnostics.addAll(losses(faces));
		return Export.of(out -> set.write(out, progress), diagnostics.toArray(Diagnostic[]::new));
	}

	/** As wide as Detour links between tiles, but not wider than a cell. A power of two, for sides of tiles are multiples of that. */
	private static int strip(double scale) {
		int strip = LEAST_STRIP;
		while (strip < STEPS && strip * scale < LINKED * STEPS) {
			strip *= 2;
		}
		return strip;
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
