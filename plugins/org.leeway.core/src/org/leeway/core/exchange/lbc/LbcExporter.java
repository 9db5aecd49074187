package org.leeway.core.exchange.lbc;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.exchange.ClearanceLayers;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.layer.Anchor;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.value.NameText;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.clearance.CutMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.generate.LevelMeshes;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;

/**
 * A writer of Leeway Binary Clearance files. The file of a level has the clearance for each set of terrains that an agent
 * crosses. The option {@code mesh} adds a mesh for each of these sets. The exporter can also write a single layer. Cell (0, 0)
 * is at the top left, x goes right, y down.
 */
public final class LbcExporter implements LevelExporter, RasterExporter {

	private static final TypedOption<Anchor> ANCHOR = new TypedOption.Choice<>("anchor",
			"the cell of a unit that its clearance is written to", Anchor.TOP_LEFT);

	private static final TypedOption<Boolean> MESH = new TypedOption.Flag("mesh",
			"whether to write a mesh for each set of terrains too, which answers for discs of any radius");

	@Override
	public boolean isBinary() {
		return true;
	}

	@Override
	public List<TypedOption<?>> levelOptions() {
		return List.of(ANCHOR, MESH);
	}

	/**
	 * Prepares the file.
	 *
	 * @throws IOException if the level has no agents, or more agents than the format can hold
	 */
	@Override
	public Export export(Level level, OptionValues options, Progress progress) throws IOException {
		LevelSnapshot snapshot = LevelSnapshot.of(level);
		if (snapshot.agents().isEmpty()) {
			throw new IOException("the level has no agents, expected some: the file holds the clearance for their terrains");
		}
		List<LbcContent.Layer> layers = new ArrayList<>();
		List<String> capabilities = new ArrayList<>();
		for (ClearanceLayers.Layer each : ClearanceLayers.of(level, options.get(ANCHOR), progress).all()) {
			capabilities.add(each.capability());
			layers.add(new LbcContent.Layer(each.values(), true, names(each.capability())));
		}
		List<LbcContent.Unit> units = new ArrayList<>();
		for (Agent agent : snapshot.agents()) {
			units.add(new LbcContent.Unit(agent.name(), agent.size(), agent.radius(),
					capabilities.indexOf(snapshot.describe(agent.capability()))));
		}
		List<String> terrains = snapshot.terrains().stream().map(Terrain::name).toList();
		List<CutMesh> meshes = options.get(MESH) ? meshes(snapshot, LbcWriter.quiet(progress)) : List.of();
		LbcContent content = new LbcContent(level.getCellScale(), snapshot.header().diagonals(), terrains, layers, units, meshes);
		return new Export(Export.of(new LbcWriter(content, progress)).parts(), losses(level, !meshes.isEmpty()));
	}

	@Override
	public Export export(RasterContent content, OptionValues options, Progress progress) throws IOException {
		List<String> terrains = content.capability().map(LbcExporter::names).orElse(List.of());
		LbcContent.Layer layer = new LbcContent.Layer(content.layer(), content.anchor().isPresent(), terrains);
		Optional<LbcContent.Unit> unit = content.agent()
				.map(agent -> new LbcContent.Unit(agent.name(), agent.size(), agent.radius(), 0));
		LbcContent file = new LbcContent(content.cellScale(), content.diagonals(), terrains, List.of(layer),
				unit.stream().toList(), List.of());
		return new Export(Export.of(new LbcWriter(file, progress)).parts(), content.layer().isFractional()
				? List.of(Diagnostic.lost("Fractions are not written: numbers are rounded up.")) : List.of());
	}

	/**
	 * Returns a mesh for each set of terrains that an agent crosses, in the order of the agents. Planners move discs on
	 * these meshes.
	 */
	private static List<CutMesh> meshes(LevelSnapshot snapshot, Progress progress) {
		Preparation preparation = Preparation.of(snapshot.world(), snapshot.units());
		LevelMeshes meshes = preparation.get(LevelMeshes.PART, progress);
		return snapshot.agents().stream().map(Agent::capability).distinct().map(capability -> MeshClearance
				.of(meshes.mesh(MeshOptions.of(capability), progress), progress).cut(progress)).toList();
	}

	private static List<String> names(String capability) {
		return NameText.sum(capability);
	}

	/**
	 * Returns messages about the data of a level that the file does not keep. The file keeps only the data that programs need to
	 * look up clearance.
	 */
	private static List<Diagnostic> losses(Level level, boolean hasMeshes) {
		Map<String, Integer> counts = new LinkedHashMap<>();
		counts.put("spawns", level.getSpawns().size());
		counts.put("probes", level.getProbes().size());
		counts.put("circles", level.getCircles().size());
		counts.put("polygons", level.getPolygons().size());
		counts.put("notes", level.getAnnotations().size());
		counts.put("meshes", hasMeshes ? 0 : level.getNavMeshes().size());
		counts.put("pictures to trace", level.getUnderlays().size());
		counts.put("intended findings", level.getAccepted().size());
		String others = counts.entrySet().stream().filter(each -> each.getValue() > 0)
				.map(each -> ", " + each.getKey() + " (" + each.getValue() + ")").collect(Collectors.joining());
		return List.of(Diagnostic.lost("The file holds the clearance for each agent. Not written are the terrain of cells"
				+ others + "."));
	}
}
