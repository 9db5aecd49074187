package org.leeway.pathing.plan;

/**
 * What kind of ways a planner looks for. Ways of one domain can be compared: in each, the best way is the same for all
 * planners.
 */
public enum Domain {

	/** Steps of a square footprint to the eight neighbours of a cell. */
	GRID_STEPS("steps on the grid", true),
	/** Straight lines of a square footprint between cells, in any direction. */
	GRID_LINES("lines on the grid", true),
	/** Lines and arcs of a disc among circles and polygons, whatever the terrain. */
	DISC("a disc among obstacles", false),
	/** Lines of a disc on a mesh of the level. */
	MESH("a disc on a mesh", false),
	/** Lines and arcs of a footprint that turns no tighter than it can. */
	TURNING("a turning unit", false);

	private final String title;
	private final boolean onGrid;

	Domain(String title, boolean onGrid) {
		this.title = title;
		this.onGrid = onGrid;
	}

	/** The domain in words. */
	public String title() {
		return title;
	}

	/** Whether ways begin and end at anchors, so that places between them cannot be asked for. */
	public boolean isOnGrid() {
		return onGrid;
	}
}
