package org.leeway.ui.settings;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The settings of one editor, which are not part of the level. Listeners run after each change, unless the method that makes
 * the change says otherwise.
 */
public final class EditorSettings {

	/** The overlay of a new editor. */
	static final RasterLayer FIRST_OVERLAY = Layers.raster("reachability");
	private static final RasterLayer RANGE = Layers.raster("range");

	private final Listeners listeners = new Listeners();
	private final PaintSettings paint = new PaintSettings(listeners);
	private final LayerSettings layers = new LayerSettings(listeners);
	private final TerrainSelection selection = new TerrainSelection(listeners);
	private final UnitSettings unit = new UnitSettings(listeners);
	/** The mesh that the map draws with all details, and that the tools edit. Null if the level has no mesh. */
	private NavMeshLayer mesh;
	/** The chosen overlay. Null for none. */
	private RasterLayer overlay = FIRST_OVERLAY;
	private Anchor widths = Anchor.COVERING;
	/** The cell of the spawn from which the overlay of travel times measures. Null if the overlay measures from all spawns. */
	private Cell start;
	/**
	 * The overlay that was displayed before {@link #toggleRange} switched to the overlay with the range of the unit. The next
	 * call of this method switches back. Null if there was no overlay.
	 */
	private RasterLayer beforeRange = FIRST_OVERLAY;
	private OverlayColours colours = ColourScheme.OKABE_ITO.colours();
	private boolean gridLines = true;
	private boolean rulers;
	private boolean patterns = true;
	private boolean contours = true;
	private PlannerProvider planner = Planners.standard();
	private Comparison comparison = Comparison.NONE;
	private int playSpeed = 1;
	private boolean explored;
	private boolean clusters;
	private boolean withoutRemovable;

	public void addListener(Runnable listener) {
		listeners.add(listener);
	}

	public void removeListener(Runnable listener) {
		listeners.remove(listener);
	}

	/** Returns the settings of the painting tools. */
	public PaintSettings paint() {
		return paint;
	}

	public LayerSettings layers() {
		return layers;
	}

	public TerrainSelection selection() {
		return selection;
	}

	/** Returns the displayed unit. */
	public UnitSettings unit() {
		return unit;
	}

	/** Returns the agent of the displayed unit. Null in a level without agents. */
	public AgentType agent() {
		return unit.agent();
	}

	/** Displays an agent. */
	public void setAgent(AgentType agent) {
		unit.setAgent(agent);
	}

	/**
	 * Adapts the settings to a new state of the level. If the level has lost the chosen agent, terrain or mesh, chooses
	 * an element with the same name. If there is none, chooses the first element. Drops the selection of cells if the
	 * size of the map has changed. Takes the symmetry from the level.
	 */
	public void keepTo(Level level) {
		unit.keepTo(choice(level.getAgentTypes(), unit.agent(), AgentType::getName), level.getTerrainTypes());
		paint.setTerrain(choice(level.getTerrainTypes(), paint.terrain(), TerrainType::getName));
		paint.setSymmetry(LevelSymmetry.kept(level));
		selection.keepTo(level.getTerrain());
		setMesh(choice(level.getNavMeshes(), mesh, NavMeshLayer::getName));
	}

	private static <T> T choice(List<T> elements, T before, Function<T, String> name) {
		if (elements.contains(before)) {
			return before;
		}
		String wanted = before == null ? null : name.apply(before);
		return elements.stream().filter(element -> wanted != null && wanted.equals(name.apply(element))).findFirst()
				.or(() -> elements.stream().findFirst()).orElse(null);
	}

	/**
	 * Returns whether the map shows the level as if units had already cleared away all obstacles and terrains that they
	 * can clear.
	 */
	public boolean withoutRemovable() {
		return withoutRemovable;
	}

	public void setWithoutRemovable(boolean without) {
		boolean different = withoutRemovable != without;
		withoutRemovable = without;
		listeners.changed(different);
	}

	/** Returns the mesh that the map draws with all details, and that the tools edit. Null if the level has no mesh. */
	public NavMeshLayer mesh() {
		return mesh;
	}

	public void setMesh(NavMeshLayer layer) {
		boolean different = mesh != layer;
		mesh = layer;
		listeners.changed(different);
	}

	/** Returns the chosen overlay. Empty for none. */
	public Optional<RasterLayer> overlay() {
		return Optional.ofNullable(overlay);
	}

	/**
	 * Chooses an overlay.
	 *
	 * @param next null for no overlay
	 */
	public void setOverlay(RasterLayer next) {
		boolean different = !Objects.equals(overlay, next);
		if (different && RANGE.equals(next)) {
			beforeRange = overlay;
		}
		overlay = next;
		listeners.changed(different);
	}

	/**
	 * Returns at which cells of a footprint the overlays and the status line show the footprint's size: one cell, or all.
	 * With {@link Anchor#TOP_LEFT}, for example, a cell shows the size of the largest unit whose top-left cell can be there.
	 */
	public Anchor widths() {
		return widths;
	}

	public void setWidths(Anchor widths) {
		boolean different = this.widths != widths;
		this.widths = widths;
		listeners.changed(different);
	}

	/**
	 * Returns the cell of the spawn from which the overlay of travel times measures. Null if the overlay measures from all
	 * spawns.
	 */
	public Cell start() {
		return start;
	}

	public void setStart(Cell spawn) {
		boolean different = !Objects.equals(start, spawn);
		start = spawn;
		listeners.changed(different);
	}

	/** Returns whether the overlay shows the range of the unit at the mouse, that is, the cells that the unit reaches. */
	public boolean showsRange() {
		return RANGE.equals(overlay);
	}

	/**
	 * Switches to the overlay with the range of the unit at the mouse. The range is the cells that the unit reaches. If this
	 * overlay is displayed, switches back to the previous overlay.
	 */
	public void toggleRange() {
		setOverlay(showsRange() ? beforeRange : RANGE);
	}

	/** Returns the colours of overlays. Always the same instance until the colours change. */
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

	/** Returns whether rulers beside the map show the columns and rows of the visible cells. */
	public boolean rulers() {
		return rulers;
	}

	public void setRulers(boolean rulers) {
		boolean different = this.rulers != rulers;
		this.rulers = rulers;
		listeners.changed(different);
	}

	/**
	 * Returns whether the map shows the patterns of terrains. The map shows patterns only at zooms where cells are large
	 * on the screen.
	 */
	public boolean patterns() {
		return patterns;
	}

	public void setPatterns(boolean patterns) {
		boolean different = this.patterns != patterns;
		this.patterns = patterns;
		listeners.changed(different);
	}

	/**
	 * Returns whether the map shows lines where two terrains meet. The map shows these lines only at zooms where cells
	 * are large on the screen.
	 */
	public boolean contours() {
		return contours;
	}

	public void setContours(boolean contours) {
		boolean different = this.contours != contours;
		this.contours = contours;
		listeners.changed(different);
	}

	/** Returns the planner for all probes that name no planner. A probe tests a route between two places. */
	public PlannerProvider planner() {
		return planner;
	}

	public void setPlanner(PlannerProvider planner) {
		boolean different = this.planner != planner;
		this.planner = planner;
		listeners.changed(different);
	}

	/** Returns which planners find routes besides the chosen planner, for comparison. */
	public Comparison comparison() {
		return comparison;
	}

	public void setComparison(Comparison comparison) {
		boolean different = this.comparison != comparison;
		this.comparison = comparison;
		listeners.changed(different);
	}

	/** Returns the speed of the command Play: how many seconds of the route Play shows in one second. */
	public int playSpeed() {
		return playSpeed;
	}

	public void setPlaySpeed(int times) {
		boolean different = playSpeed != times;
		playSpeed = times;
		listeners.changed(different);
	}

	/** Returns whether to show the cells that a search examined, even if the search found a route. */
	public boolean explored() {
		return explored;
	}

	public void setExplored(boolean explored) {
		boolean different = this.explored != explored;
		this.explored = explored;
		listeners.changed(different);
	}

	/** Returns whether to show the clusters of hierarchical search. */
	public boolean clusters() {
		return clusters;
	}

	public void setClusters(boolean clusters) {
		boolean different = this.clusters != clusters;
		this.clusters = clusters;
		listeners.changed(different);
	}
}
