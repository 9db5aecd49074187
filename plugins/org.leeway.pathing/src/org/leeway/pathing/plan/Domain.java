package org.leeway.pathing.plan;

/**
 * The kind of paths that a planner finds, such as steps on the grid. For a query, all planners of a domain choose from the same
 * paths, with the same costs. So their answers can be compared.
 */
public enum Domain {

	/** Steps of a square footprint to the eight neighbours of a cell. */
	GRID_STEPS("steps on the grid", true),
	/** Straight lines of a square footprint between cells, in any direction. */
	GRID_LINES("lines on the grid", true),
	/** Lines and arcs of a disc among circles and polygons, independent of the terrain. */
	DISC("a disc among obstacles", false),
	/** Lines and arcs of a disc that avoids circles, polygons and the terrains that it cannot cross. */
	MESH("a disc on a mesh", false),
	/** Lines and arcs of a disc as in {@link #MESH}, with costs that are times. */
	MESH_TIME("a disc on a mesh with speeds", false),
	/** Paths of lines and arcs, for a footprint with a minimum turning radius. */
	TURNING("a turning unit", false);

	private final String title;
	private final boolean onGrid;

	Domain(String title, boolean onGrid) {
		this.title = title;
		this.onGrid = onGrid;
	}

	/** Returns the domain in words. */
	public String title() {
		return title;
	}

	/**
	 * Returns whether paths begin and end on anchors, that is, on top-left cells of a square footprint. The planner then
	 * moves the start and the goal of a query to the nearest anchors.
	 */
	public boolean isOnGrid() {
		return onGrid;
	}
}
