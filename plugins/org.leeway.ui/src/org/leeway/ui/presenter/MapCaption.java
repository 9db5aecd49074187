package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.level.Terrain;
import org.leeway.core.text.Counts;
import org.leeway.model.TerrainPattern;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.BalanceLayer;
import org.leeway.ui.map.layers.ConflictPicture;
import org.leeway.ui.map.layers.GameUnitsLayer;
import org.leeway.ui.map.layers.JamsLayer;
import org.leeway.ui.map.layers.MeshRenderer;
import org.leeway.ui.pictures.CellPicture;
import org.leeway.ui.settings.EditorSettings;

/** The caption in the corner of the map: the legend of its colours, and the state of its analysis. */
public final class MapCaption {

	private final LevelPresenter presenter;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private MeshPresenter meshes;

	MapCaption(LevelPresenter presenter, EditorSettings settings, LevelRootPart root) {
		this.presenter = presenter;
		this.settings = settings;
		this.root = root;
	}

	/**
	 * Sets the presenter of meshes. While its meshes are {@linkplain MeshPresenter#isLate late}, {@link #state}
	 * says that meshes are being generated.
	 */
	void describe(MeshPresenter presented) {
		meshes = presented;
	}

	/** Returns the title of the legend. */
	public String title() {
		return presenter.overlays().title();
	}

	/** Returns the colours of the overlay, or of the terrains if there is no overlay. */
	public List<LegendEntry> entries() {
		return presenter.overlays().legend().orElseGet(() -> presenter.snapshot().terrains().stream()
				.map(Terrain::legend).toList());
	}

	/** Returns the pictures of the terrains in the legend, indexed by label. Empty if the legend is of an overlay. */
	public Map<String, CellPicture> pictures() {
		Map<Integer, CellPicture> shown = presenter.overlays().legend().isPresent() ? Map.of() : presenter.pictures();
		return presenter.snapshot().terrains().stream().filter(terrain -> shown.containsKey(terrain.id()))
				.collect(Collectors.toMap(Terrain::name, terrain -> shown.get(terrain.id()).thumbnail()));
	}

	/**
	 * Returns the legend of what the map draws over the overlay. Includes the lines of a mesh and of lanes, a simulated
	 * crowd with its jams, and the marks of merge conflicts. Also includes the tints that views such as Fairness put on cells.
	 */
	public List<LegendEntry> tints() {
		List<LegendEntry> entries = new ArrayList<>(MeshRenderer.legend(root.shown(MapContent.MESHES)));
		entries.addAll(GameUnitsLayer.legend(root.shown(MapContent.CROWD), settings.colours()));
		entries.addAll(JamsLayer.legend(root.shown(MapContent.JAMS)));
		entries.addAll(BalanceLayer.legend(root.shown(MapContent.BALANCE)));
		if (root.shown(MapContent.CONFLICTS).hasMarks()) {
			entries.add(new LegendEntry("merge conflict", ConflictPicture.RGB, TerrainPattern.HATCH));
		}
		if (root.tints().stream().anyMatch(tint -> !tint.cells().isEmpty())) {
			root.tints().forEach(tint -> entries.add(tint.legend(settings.colours())));
		}
		return entries;
	}

	/**
	 * Returns a text about the state of the analysis. The text says what is being computed, or which input the
	 * overlay lacks, such as a spawn. Otherwise it says how many findings there are.
	 */
	public String state() {
		if (!presenter.hasFoundAll()) {
			return "Analysing...";
		}
		if (meshes.isLate()) {
			return "Generating meshes...";
		}
		LevelAnalysis analysis = presenter.analysis();
		Optional<Agent> unit = settings.unit().in(analysis.snapshot());
		if (unit.isEmpty()) {
			return "No agent: add one in the outline";
		}
		if (lacks(Need.SPAWNS) && analysis.snapshot().spawns().isEmpty()) {
			return "No spawn: place one to see what is reachable";
		}
		boolean lacksSpawn = analysis.header().lacksSpawn(unit.get());
		if (lacks(Need.SPAWNS) && lacksSpawn) {
			return "No spawn for " + unit.get().name() + ": place one to see what is reachable";
		}
		if (lacks(Need.PLACE)) {
			return "Point at a place where the unit fits";
		}
		return findings(analysis) + (lacksSpawn ? "; no spawn for " + unit.get().name() : "");
	}

	private String findings(LevelAnalysis analysis) {
		long problems = analysis.findings().stream().filter(Finding::isProblem).count();
		String findings = problems == 0 ? "No findings" : Counts.of(problems, "finding");
		return presenter.findingsAreFresh() ? findings : findings + " with this change";
	}

	/**
	 * Returns whether the chosen overlay may be missing on the map because the level lacks an input, such as a spawn. True if
	 * no overlay is displayed, and the chosen overlay needs an input of this kind.
	 */
	private boolean lacks(Need need) {
		return presenter.overlays().layer().isEmpty()
				&& settings.overlay().filter(layer -> layer.needs(need)).isPresent();
	}
}
