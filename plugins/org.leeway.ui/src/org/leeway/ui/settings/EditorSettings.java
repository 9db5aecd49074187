package org.leeway.ui.settings;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.routing.Planners;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.plan.PlannerProvider;

/** What the designer has chosen in one editor: nothing of it is part of the level. Listeners hear every change. */
public final class EditorSettings {

	/** What a designer sees at first. */
	static final RasterLayer FIRST_OVERLAY = Layers.raster("reachability");
	private static final RasterLayer RANGE = Layers.raster("range");

	private final Listeners listeners = new Listeners();
	private final PaintSettings paint = new PaintSettings(listeners);
	private final LayerSettings layers = new LayerSettings(listeners);
	private final TerrainSelection selection = new TerrainSelection(listeners);
	private final UnitSettings unit = new UnitSettings(listeners);
	/** What is laid over the terrain; null for nothing. */
	private RasterLayer overlay = FIRST_OVERLAY;
	/** What was shown before the range of the unit at the mouse. */
	private RasterLayer beforeRange = FIRST_OVERLAY;
	private OverlayColours colours = ColourScheme.OKABE_ITO.colours();
	private boolean gridLines = true;
	private PlannerProvider planner = Planners.standard();
	private boolean allPlanners;
	private boolean explored;
	private boolean clusters;

	public void addListener(Runnable listener) {
		listeners.add(listener);
	}

	public void removeListener(Runnable listener) {
		listeners.remove(listener);
	}

	/** What the painting tools paint with. */
	public PaintSettings paint() {
		return paint;
	}

	public LayerSettings layers() {
		return layers;
	}

	public TerrainSelection selection() {
		return selection;
	}

	/** The unit with whose eyes the level is looked at. */
	public UnitSettings unit() {
		return unit;
	}

	/** The agent that this unit is, or was made from; null in a level without agents. */
	public AgentType agent() {
		return unit.agent();
	}

	/** Looks with the eyes of an agent. */
	public void setAgent(AgentType agent) {
		unit.setAgent(agent);
	}

	/** Chooses an agent and a terrain of a level: those chosen before, else those of the same name, else the first. */
	public void keepTo(Level level) {
		unit.keepTo(choice(level.getAgentTypes(), unit.agent(), AgentType::getName), level.getTerrainTypes());
		paint.setTerrain(choice(level.getTerrainTypes(), paint.terrain(), TerrainType::getName));
		selection.keepTo(level.getTerrain());
	}

	private static <T> T choice(List<T> elements, T before, Function<T, String> name) {
		if (elements.contains(before)) {
			return before;
		}
		String wanted = before == null ? null : name.apply(before);
		return elements.stream().filter(element -> name.apply(element).equals(wanted)).findFirst()
				.or(() -> elements.stream().findFirst()).orElse(null);
	}

	/** What is laid over the terrain; empty for nothing. */
	public Optional<RasterLayer> overlay() {
		return Optional.ofNullable(overlay);
	}

	/** @param next null for the terrain only */
	public void setOverlay(RasterLayer next) {
		boolean different = !Objects.equals(overlay, next);
		if (different && RANGE.equals(next)) {
			beforeRange = overlay;
		}
		overlay = next;
		listeners.changed(different);
	}

	/** Whether it is shown where the unit at the mouse could go. */
	public boolean showsRange() {
		return RANGE.equals(overlay);
	}

	/** Shows where the unit at the mouse could go, or again what was shown before. */
	public void toggleRange() {
		setOverlay(showsRange() ? beforeRange : RANGE);
	}

	/** The colours of overlays: one instance as long as they stay the same. */
	public OverlayColours colours() {
		return colours;
	}

	public void setColours(OverlayColours next) {
		boolean different = !colours.equals(next);
		colours = different ? next : colours;
		listeners.changed(different);
	}

	public boolean gridLines() {
		return gridLines;
	}

	public void setGridLines(boolean gridLines) {
		boolean different = this.gridLines != gridLines;
		this.gridLines = gridLines;
		listeners.changed(different);
	}

	/** The planner whose routes are shown on the map. */
	public PlannerProvider planner() {
		return planner;
	}

	public void setPlanner(PlannerProvider planner) {
		boolean different = this.planner != planner;
		this.planner = planner;
		listeners.changed(different);
	}

	/** Whether all planners are compared. */
	public boolean allPlanners() {
		return allPlanners;
	}

	public void setAllPlanners(boolean allPlanners) {
		boolean different = this.allPlanners != allPlanners;
		this.allPlanners = allPlanners;
		listeners.changed(different);
	}

	/** Whether the cells are shown that the search for a route has looked at, also where it found one. */
	public boolean explored() {
		return explored;
	}

	public void setExplored(boolean explored) {
		boolean different = this.explored != explored;
		this.explored = explored;
		listeners.changed(different);
	}

	/** Whether the clusters of hierarchical search are shown. */
	public boolean clusters() {
		return clusters;
	}

	public void setClusters(boolean clusters) {
		boolean different = this.clusters != clusters;
		this.clusters = clusters;
		listeners.changed(different);
	}
}
