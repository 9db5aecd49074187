package org.leeway.ui.map.canvas;

import java.util.List;
import java.util.function.Supplier;

import org.leeway.ui.map.layers.BalanceLayer;
import org.leeway.ui.map.layers.BalancePicture;
import org.leeway.ui.map.layers.ClusterLayer;
import org.leeway.ui.map.layers.ClusterPicture;
import org.leeway.ui.map.layers.ConflictLayer;
import org.leeway.ui.map.layers.ConflictPicture;
import org.leeway.ui.map.layers.DistanceLayer;
import org.leeway.ui.map.layers.DistancePicture;
import org.leeway.ui.map.layers.GapLayer;
import org.leeway.ui.map.layers.GameUnitsLayer;
import org.leeway.ui.map.layers.GameUnitsPicture;
import org.leeway.ui.map.layers.JamsLayer;
import org.leeway.ui.map.layers.JamsPicture;
import org.leeway.ui.map.layers.LargestUnitLayer;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.map.layers.MeshHandleLayer;
import org.leeway.ui.map.layers.MeshHandles;
import org.leeway.ui.map.layers.MeshLabelLayer;
import org.leeway.ui.map.layers.MeshPicture;
import org.leeway.ui.map.layers.NameLabels;
import org.leeway.ui.map.layers.NameLayer;
import org.leeway.ui.map.layers.NoteTitleLayer;
import org.leeway.ui.map.layers.NoteTitles;
import org.leeway.ui.map.layers.PictureFrameLayer;
import org.leeway.ui.map.layers.PictureFrames;
import org.leeway.ui.map.layers.RouteLayer;
import org.leeway.ui.map.layers.RouteNoteLayer;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.SearchLayer;
import org.leeway.ui.map.layers.SearchPicture;
import org.leeway.ui.map.layers.TangentLayer;
import org.leeway.ui.map.layers.TangentPicture;
import org.leeway.ui.map.layers.UnitLayer;
import org.leeway.ui.map.layers.UnitPicture;
import org.leeway.ui.map.layers.UnscaledLayer;

/**
 * A kind of content that the map shows over its terrain, such as routes. One or two layers paint the present picture of the
 * content. To add a kind, declare it here and add its layer to {@link #BELOW_OBJECTS} or {@link #ABOVE_OBJECTS}.
 *
 * @param <P> the type of the picture
 */
public final class MapContent<P> {

	public static final MapContent<PictureFrames> PICTURE_FRAMES = new MapContent<>();
	public static final MapContent<ClusterPicture> CLUSTERS = new MapContent<>();
	public static final MapContent<TangentPicture> TANGENTS = new MapContent<>();
	public static final MapContent<RoutePicture> ROUTES = new MapContent<>();
	public static final MapContent<SearchPicture> SEARCH = new MapContent<>();
	/** The unit at the mouse. */
	public static final MapContent<UnitPicture> UNIT = new MapContent<>();
	public static final MapContent<NoteTitles> NOTE_TITLES = new MapContent<>();
	public static final MapContent<NameLabels> NAMES = new MapContent<>();
	public static final MapContent<MeshPicture> MESHES = new MapContent<>();
	/** A measurement of the largest unit that gets from one cell to another. */
	public static final MapContent<LargestUnitPicture> LARGEST_UNIT = new MapContent<>();
	/** A measurement of the distance of two cells. */
	public static final MapContent<DistancePicture> DISTANCE = new MapContent<>();
	/** The explanation why the displayed unit cannot reach a cell: a text, and the cells that stop the unit. */
	public static final MapContent<LargestUnitPicture> CUT_OFF = new MapContent<>();
	/**
	 * The cells that keep units from getting from one spawn to another. Shown if the user selects a finding about spawns that
	 * are not connected.
	 */
	public static final MapContent<LargestUnitPicture> STARTS_CUT = new MapContent<>();
	/** The regions of merge conflicts. */
	public static final MapContent<ConflictPicture> CONFLICTS = new MapContent<>();
	/** The picture of the view Balance: lanes, which are ways next to each other, or the base around a start. */
	public static final MapContent<BalancePicture> BALANCE = new MapContent<>();
	/** The time that a simulated crowd lost on each cell. */
	public static final MapContent<JamsPicture> JAMS = new MapContent<>();
	/** The units of a simulated crowd. */
	public static final MapContent<GameUnitsPicture> CROWD = new MapContent<>();
	/** The units of the running games that follow the level. */
	public static final MapContent<GameUnitsPicture> GAME_UNITS = new MapContent<>();
	/** The parts of a mesh that the mesh tool marks, such as the vertex, edge or polygon under the mouse. */
	public static final MapContent<MeshHandles> MESH_HANDLES = new MapContent<>();

	/** The layers below the objects of the level, from the lowest to the highest. */
	static final List<Layer<?>> BELOW_OBJECTS = List.of(
			new Layer<>(PICTURE_FRAMES, "frames of pictures", PictureFrameLayer::new),
			new Layer<>(CLUSTERS, "clusters", ClusterLayer::new),
			new Layer<>(TANGENTS, "tangents", TangentLayer::new),
			new Layer<>(JAMS, "jams", JamsLayer::new),
			new Layer<>(BALANCE, "lanes", BalanceLayer::new),
			new Layer<>(ROUTES, "routes", RouteLayer::new),
			new Layer<>(SEARCH, "search", SearchLayer::new),
			new Layer<>(UNIT, "unit at the mouse", UnitLayer::new));
	/** The layers above the objects of the level, from the lowest to the highest. */
	static final List<Layer<?>> ABOVE_OBJECTS = List.of(
			new Layer<>(NOTE_TITLES, "titles of notes", NoteTitleLayer::new),
			new Layer<>(CONFLICTS, "merge conflicts", ConflictLayer::new),
			new Layer<>(NAMES, "names", NameLayer::new),
			new Layer<>(MESHES, "labels of meshes", MeshLabelLayer::new),
			new Layer<>(TANGENTS, "gaps", GapLayer::new),
			new Layer<>(ROUTES, "notes about routes", RouteNoteLayer::new),
			new Layer<>(CROWD, "units of a crowd", GameUnitsLayer::new),
			new Layer<>(GAME_UNITS, "units of running games", GameUnitsLayer::new),
			new Layer<>(LARGEST_UNIT, "largest unit", LargestUnitLayer::new),
			new Layer<>(DISTANCE, "distance", DistanceLayer::new),
			new Layer<>(CUT_OFF, "why a cell is cut off", LargestUnitLayer::new),
			new Layer<>(STARTS_CUT, "cut between spawns", LargestUnitLayer::new),
			new Layer<>(MESH_HANDLES, "handles of a mesh", MeshHandleLayer::new));

	/**
	 * A layer of the map that shows one kind of content.
	 *
	 * @param name the key of the layer in its pane
	 * @param maker creates the layer of a canvas
	 */
	record Layer<P>(MapContent<P> content, String name, Supplier<UnscaledLayer<P>> maker) {
	}

	private MapContent() {
	}
}
