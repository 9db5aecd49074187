package org.leeway.ui.map.canvas;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.draw2d.LayeredPane;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.compare.Tint;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.ObstaclePreview;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.figures.MapGuides;
import org.leeway.ui.map.layers.ClusterLayer;
import org.leeway.ui.map.layers.ClusterPicture;
import org.leeway.ui.map.layers.DistanceLayer;
import org.leeway.ui.map.layers.DistancePicture;
import org.leeway.ui.map.layers.GapLayer;
import org.leeway.ui.map.layers.LargestUnitLayer;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.map.layers.MapPicture;
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
import org.leeway.ui.map.layers.PlacedPicture;
import org.leeway.ui.map.layers.RouteLayer;
import org.leeway.ui.map.layers.RouteNoteLayer;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.SearchLayer;
import org.leeway.ui.map.layers.SearchPicture;
import org.leeway.ui.map.layers.TangentLayer;
import org.leeway.ui.map.layers.TangentPicture;
import org.leeway.ui.map.layers.TerrainLayer;
import org.leeway.ui.map.layers.UnitLayer;
import org.leeway.ui.map.layers.UnitPicture;
import org.leeway.ui.map.layers.UnscaledLayer;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;

/** The root of the canvas: holds the layers, passes them the pictures to paint, and the tools' previews to presenters. */
public final class LevelRootPart extends ScalableFreeformRootEditPart {

	/** The constructor of the superclass makes the layers, so the fields have no initialisers here. */
	private TerrainLayer terrain;
	private RouteLayer routes;
	private SearchLayer search;
	private ClusterLayer clusters;
	private RouteNoteLayer routeNotes;
	private LargestUnitLayer largestUnit;
	private DistanceLayer distance;
	private LargestUnitLayer cutOff;
	private TangentLayer tangents;
	private MeshLabelLayer meshLabels;
	private MeshHandleLayer meshHandles;
	private GapLayer gaps;
	private UnitLayer unit;
	private NoteTitleLayer noteTitles;
	private NameLayer names;
	private PictureFrameLayer pictureFrames;
	private List<Tint> tints = List.of();
	private List<PlacedPicture> underlays = List.of();
	private OverlayColours colours = ColourScheme.OKABE_ITO.colours();
	private final Listener deviceRescaled = event -> terrain.discardAll();
	private final MapGuides guides = new MapGuides();
	private final MapViewport viewport = new MapViewport(this);
	private final LayerSettings mapLayers;
	private final ObstaclePreview obstacles = new ObstaclePreview();
	private Consumer<TerrainGrid> previews;
	private Consumer<ProbePlace> probePreviews;
	private Consumer<CellPair> measurements;
	private Consumer<CellPair> distances;
	private Predicate<PathProbe> headings = probe -> false;

	public LevelRootPart(LayerSettings mapLayers) {
		this.mapLayers = mapLayers;
	}

	@Override
	protected void createLayers(LayeredPane layers) {
		terrain = new TerrainLayer();
		clusters = new ClusterLayer();
		routes = new RouteLayer();
		layers.add(terrain, "terrain");
		pictureFrames = new PictureFrameLayer();
		layers.add(pictureFrames, "frames of pictures");
		layers.add(clusters, "clusters");
		tangents = new TangentLayer();
		layers.add(tangents, "tangents");
		layers.add(routes, "routes");
		search = new SearchLayer();
		layers.add(search, "search");
		unit = new UnitLayer();
		layers.add(unit, "unit at the mouse");
		super.createLayers(layers);
		noteTitles = new NoteTitleLayer();
		layers.add(noteTitles, "titles of notes");
		names = new NameLayer();
		layers.add(names, "names");
		meshLabels = new MeshLabelLayer();
		layers.add(meshLabels, "labels of meshes");
		gaps = new GapLayer();
		layers.add(gaps, "gaps");
		routeNotes = new RouteNoteLayer();
		layers.add(routeNotes, "notes about routes");
		largestUnit = new LargestUnitLayer();
		layers.add(largestUnit, "largest unit");
		distance = new DistanceLayer();
		layers.add(distance, "distance");
		cutOff = new LargestUnitLayer();
		layers.add(cutOff, "why a cell is cut off");
		meshHandles = new MeshHandleLayer();
		layers.add(meshHandles, "handles of a mesh");
	}

	@Override
	public void activate() {
		super.activate();
		viewport.setZoomLevels();
		viewport.addZoomListener(map -> zoomed(getZoomManager().getZoom()));
		viewport.addListener(() -> List.of(routeNotes, gaps, largestUnit, distance, cutOff, names)
				.forEach(UnscaledLayer::followView));
		getLayer(SCALED_FEEDBACK_LAYER).add(guides);
		Display.getCurrent().addFilter(SWT.ZoomChanged, deviceRescaled);
	}

	private void zoomed(double zoom) {
		terrain.setZoom(zoom);
		List.of(clusters, routes, search, routeNotes, tangents, meshLabels, meshHandles, gaps, largestUnit, distance, cutOff,
				unit, noteTitles, names, pictureFrames).forEach(layer -> layer.setZoom(zoom));
		guides.setZoom(zoom);
	}

	@Override
	public void deactivate() {
		Display.getCurrent().removeFilter(SWT.ZoomChanged, deviceRescaled);
		terrain.dispose();
		super.deactivate();
	}

	/** The part of the map on the screen. */
	public MapViewport viewport() {
		return viewport;
	}

	/** Axes of symmetry and edge of the selection, over the map. */
	public MapGuides guides() {
		return guides;
	}

	/** Visibility, opacity and locks of the layers. */
	public LayerSettings mapLayers() {
		return mapLayers;
	}

	/** Updates the layers to their settings. */
	public void showLayers() {
		refreshParts();
		int alpha = mapLayers.alpha(MapLayers.PROBES);
		routes.setOpacity(alpha);
		search.setOpacity(alpha);
		routeNotes.setOpacity(alpha);
	}

	private void refreshParts() {
		for (Object child : getContents() == null ? List.of() : getContents().getChildren()) {
			((EditPart) child).refresh();
		}
	}

	/** Shows another picture of the map. */
	public void showPicture(MapPicture picture) {
		terrain.setPicture(picture.withTints(tints, colours).withUnderlays(underlays));
	}

	/** Shows pictures to trace until replaced, and frames for those that cannot be shown. */
	public void showUnderlays(List<PlacedPicture> pictures, PictureFrames frames) {
		underlays = pictures;
		pictureFrames.setPicture(frames);
		if (terrain.picture() != null && !terrain.picture().underlays().equals(pictures)) {
			terrain.setPicture(terrain.picture().withUnderlays(pictures));
		}
	}

	/** The displayed frames of pictures that cannot be shown. */
	public PictureFrames pictureFrames() {
		return pictureFrames.picture();
	}

	/** Tints cells until replaced. */
	public void showTints(List<Tint> others) {
		tints = others;
		terrain.setPicture(terrain.picture().withTints(tints, colours));
	}

	/** Sets the colours of the unit at the mouse and of measurements, and those of tints from the next picture on. */
	public void showColours(OverlayColours others) {
		colours = others;
		unit.setColours(others);
		largestUnit.setColours(others);
		cutOff.setColours(others);
	}

	/** The present tints. */
	public List<Tint> tints() {
		return tints;
	}

	/** Sets the listener for previewed terrain. */
	public void onPreview(Consumer<TerrainGrid> listener) {
		previews = listener;
	}

	/** Previews terrain that the level does not have yet, or shows the level's again; the rest of the picture stays. */
	public void preview(TerrainGrid grid) {
		terrain.setPicture(terrain.picture().withGrid(grid).withTints(tints, colours));
		previews.accept(grid);
	}

	/** The previewed obstacles. */
	public ObstaclePreview obstacles() {
		return obstacles;
	}

	/** Sets the listener for a previewed probe; it gets null when the preview ends. */
	public void onProbePreview(Consumer<ProbePlace> listener) {
		probePreviews = listener;
	}

	/** Previews a probe; null ends the preview. */
	public void previewProbe(ProbePlace place) {
		probePreviews.accept(place);
	}

	/** Sets which probes show headings at their ends: those whose planner is one for units that turn. */
	public void onHeadings(Predicate<PathProbe> wanted) {
		headings = wanted;
		refreshParts();
	}

	/** Whether a probe shows headings at its ends. */
	public boolean showsHeadings(PathProbe probe) {
		return headings.test(probe);
	}

	/** Sets the listener for measurements; it gets two cells, or null for none. */
	public void onMeasure(Consumer<CellPair> listener) {
		measurements = listener;
	}

	/** Measures the largest unit between two cells; null for nothing. */
	public void measure(CellPair ends) {
		measurements.accept(ends);
	}

	/** Shows another measurement. */
	public void showLargestUnit(LargestUnitPicture picture) {
		largestUnit.setPicture(picture);
	}

	/** Shows why a cell is cut off. */
	public void showCutOff(LargestUnitPicture picture) {
		cutOff.setPicture(picture);
	}

	/** The displayed reason why a cell is cut off. */
	public LargestUnitPicture cutOff() {
		return cutOff.picture();
	}

	/** The displayed measurement. */
	public LargestUnitPicture largestUnit() {
		return largestUnit.picture();
	}

	/** Sets the listener for the cells whose distance is wanted; it gets null for none. */
	public void onDistance(Consumer<CellPair> listener) {
		distances = listener;
	}

	/** Measures the distance of two cells; null for nothing. */
	public void measureDistance(CellPair ends) {
		distances.accept(ends);
	}

	/** Shows another measured distance. */
	public void showDistance(DistancePicture picture) {
		distance.setPicture(picture);
	}

	/** The displayed distance. */
	public DistancePicture distance() {
		return distance.picture();
	}

	/** Shows another unit at the mouse. */
	public void showUnit(UnitPicture picture) {
		unit.setPicture(picture);
	}

	/** The displayed unit at the mouse. */
	public UnitPicture unit() {
		return unit.picture();
	}

	/** Shows other routes. */
	public void showRoutes(RoutePicture picture) {
		routes.setPicture(picture);
		routeNotes.setPicture(picture);
	}

	/** Sets what a click on the place does that a failed route offers, and whether it takes clicks now. */
	public void onOffer(BooleanSupplier wanted, Runnable taken) {
		routeNotes.onOffer(wanted, taken);
	}

	/** The displayed routes. */
	public RoutePicture routes() {
		return routes.picture();
	}

	/** Shows other steps of the selected route. */
	public void showSearch(SearchPicture picture) {
		search.setPicture(picture);
	}

	/** The displayed steps of the selected route. */
	public SearchPicture search() {
		return search.picture();
	}

	/** Shows the geometry for a disc agent. */
	public void showTangents(TangentPicture picture) {
		tangents.setPicture(picture);
		gaps.setPicture(picture);
	}

	/** The displayed geometry for a disc agent. */
	public TangentPicture tangents() {
		return tangents.picture();
	}

	/** Shows other meshes. */
	public void showMeshes(MeshPicture picture) {
		terrain.setMeshes(picture);
		meshLabels.setPicture(picture);
	}

	/** The displayed meshes. */
	public MeshPicture meshes() {
		return terrain.meshes();
	}

	/** Shows other handles of a mesh. */
	public void showMeshHandles(MeshHandles handles) {
		meshHandles.setPicture(handles);
	}

	/** The displayed handles of a mesh. */
	public MeshHandles meshHandles() {
		return meshHandles.picture();
	}

	/** Shows an abstract graph for an agent. */
	public void showClusters(ClusterPicture picture) {
		clusters.setPicture(picture);
	}

	/** The displayed picture of the map. */
	public MapPicture picture() {
		return terrain.picture();
	}

	/** Shows other names of objects. */
	public void showNames(NameLabels labels) {
		names.setPicture(labels);
	}

	/** The names on the screen. */
	public List<NameLayer.Written> names() {
		return names.written();
	}

	/** Shows other titles of notes. */
	public void showNoteTitles(NoteTitles titles) {
		noteTitles.setPicture(titles);
	}
}
