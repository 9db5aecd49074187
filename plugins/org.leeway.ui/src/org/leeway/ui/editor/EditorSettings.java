package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.leeway.core.analysis.Planner;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/** What the designer has chosen in one editor: nothing of it is part of the level. Listeners hear every change. */
public final class EditorSettings {

	/** What is laid over the terrain. */
	public enum Overlay {
		NONE("Terrain only"), CLEARANCE("Clearance"), REACHABILITY("Reachability"), FIT("Largest unit that fits");

		private final String label;

		Overlay(String label) {
			this.label = label;
		}

		public String label() {
			return label;
		}
	}

	/** The largest side of the brush, in cells. */
	public static final int MAX_BRUSH = 64;

	private final List<Runnable> listeners = new ArrayList<>();
	private AgentType agent;
	private Overlay overlay = Overlay.REACHABILITY;
	private TerrainType brushTerrain;
	private int brushSize = 1;
	private boolean gridLines = true;
	private Planner planner = Planner.JUMP_POINTS;
	private boolean allPlanners;
	private boolean explored;
	private boolean clusters;

	public void addListener(Runnable listener) {
		listeners.add(listener);
	}

	/** The agent whose view of the level is shown; null in a level without agents. */
	public AgentType agent() {
		return agent;
	}

	public void setAgent(AgentType agent) {
		boolean different = this.agent != agent;
		this.agent = agent;
		changed(different);
	}

	/** Chooses an agent and a terrain of a level: those chosen before, else those of the same name, else the first. */
	void keepTo(Level level) {
		setAgent(choice(level.getAgentTypes(), agent, AgentType::getName));
		setBrushTerrain(choice(level.getTerrainTypes(), brushTerrain, TerrainType::getName));
	}

	private static <T> T choice(List<T> elements, T before, Function<T, String> name) {
		if (elements.contains(before)) {
			return before;
		}
		String wanted = before == null ? null : name.apply(before);
		return elements.stream().filter(element -> name.apply(element).equals(wanted)).findFirst()
				.or(() -> elements.stream().findFirst()).orElse(null);
	}

	public Overlay overlay() {
		return overlay;
	}

	public void setOverlay(Overlay overlay) {
		boolean different = this.overlay != overlay;
		this.overlay = overlay;
		changed(different);
	}

	/** The terrain that was painted with last; fills use it too. */
	public TerrainType brushTerrain() {
		return brushTerrain;
	}

	public void setBrushTerrain(TerrainType terrain) {
		boolean different = brushTerrain != terrain;
		brushTerrain = terrain;
		changed(different);
	}

	/** The side of the square brush, in cells. */
	public int brushSize() {
		return brushSize;
	}

	public void setBrushSize(int size) {
		int clamped = Math.clamp(size, 1, MAX_BRUSH);
		boolean different = brushSize != clamped;
		brushSize = clamped;
		changed(different);
	}

	public boolean gridLines() {
		return gridLines;
	}

	public void setGridLines(boolean gridLines) {
		boolean different = this.gridLines != gridLines;
		this.gridLines = gridLines;
		changed(different);
	}

	/** The planner whose routes are shown on the map. */
	public Planner planner() {
		return planner;
	}

	public void setPlanner(Planner planner) {
		boolean different = this.planner != planner;
		this.planner = planner;
		changed(different);
	}

	/** Whether all planners are compared. */
	public boolean allPlanners() {
		return allPlanners;
	}

	public void setAllPlanners(boolean allPlanners) {
		boolean different = this.allPlanners != allPlanners;
		this.allPlanners = allPlanners;
		changed(different);
	}

	/** Whether the cells are shown that the search for a route has looked at, also where it found one. */
	public boolean explored() {
		return explored;
	}

	public void setExplored(boolean explored) {
		boolean different = this.explored != explored;
		this.explored = explored;
		changed(different);
	}

	/** Whether the clusters of hierarchical search are shown. */
	public boolean clusters() {
		return clusters;
	}

	public void setClusters(boolean clusters) {
		boolean different = this.clusters != clusters;
		this.clusters = clusters;
		changed(different);
	}

	private void changed(boolean really) {
		if (really) {
			List.copyOf(listeners).forEach(Runnable::run);
		}
	}
}
