package org.leeway.ui.settings;

import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;

/**
 * The layers that are not overlays, such as obstacles and routes. An overlay colours cells by a number, such as clearance, and
 * the map shows at most one. Any number of the layers here can be visible at the same time. Each has a class of its own that
 * draws it.
 */
public final class MapLayers {

	public static final LayerDescriptor TERRAIN = Layers.get("terrain");
	public static final LayerDescriptor UNDERLAYS = Layers.get("underlays");
	public static final LayerDescriptor NAV_MESHES = Layers.get("nav-meshes");
	public static final LayerDescriptor MESH_FACES = Layers.get("mesh-faces");
	public static final LayerDescriptor MESH_DUAL = Layers.get("mesh-dual");
	public static final LayerDescriptor MESH_VERTICES = Layers.get("mesh-vertices");
	public static final LayerDescriptor MESH_NORMALS = Layers.get("mesh-normals");
	public static final LayerDescriptor MESH_WIDTHS = Layers.get("mesh-widths");
	public static final LayerDescriptor OBSTACLES = Layers.get("obstacles");
	public static final LayerDescriptor SPAWNS = Layers.get("spawns");
	public static final LayerDescriptor ANNOTATIONS = Layers.get("annotations");
	/** The names of all objects except notes. The titles of notes belong to {@link #ANNOTATIONS}. */
	public static final LayerDescriptor NAMES = Layers.get("names");
	public static final LayerDescriptor PROBES = Layers.get("routes");
	/** The layer with the obstacles, inflated by the radius of the unit. */
	public static final LayerDescriptor GROWN = Layers.get("grown");
	public static final LayerDescriptor TANGENTS = Layers.get("tangent-graph");
	/** The layer with the units of the running games that follow the level. */
	public static final LayerDescriptor GAME_UNITS = Layers.get("game-units");
	/**
	 * The layer with the results of the view Balance: lanes between bases, and the gaps through which units enter a base. The
	 * layer {@link #GAPS} shows other gaps: the narrowest places between two obstacles.
	 */
	public static final LayerDescriptor LANES = Layers.get("lanes");
	/** The layer with the time that a simulated crowd lost on each cell. */
	public static final LayerDescriptor JAMS = Layers.get("jams");
	/** The layer with the units of a simulated crowd. */
	public static final LayerDescriptor CROWD = Layers.get("crowd");
	public static final LayerDescriptor GAPS = Layers.get("gaps");

	private MapLayers() {
	}
}
