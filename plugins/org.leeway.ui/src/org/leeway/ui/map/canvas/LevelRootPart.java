package org.leeway.ui.map.canvas;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.draw2d.LayeredPane;
import org.eclipse.draw2d.Viewport;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;
import org.eclipse.gef.editparts.ZoomManager;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.compare.Tint;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.ObstaclePreview;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.figures.MapGuides;
import org.leeway.ui.map.layers.ClusterLayer;
import org.leeway.ui.map.layers.ClusterPicture;
import org.leeway.ui.map.layers.FailureLayer;
import org.leeway.ui.map.layers.GapLayer;
import org.leeway.ui.map.layers.LargestUnitLayer;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.map.layers.MapPicture;
import org.leeway.ui.map.layers.NoteTitleLayer;
import org.leeway.ui.map.layers.NoteTitles;
import org.leeway.ui.map.layers.RouteLayer;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.SearchLayer;
import org.leeway.ui.map.layers.SearchPicture;
import org.leeway.ui.map.layers.TangentLayer;
import org.leeway.ui.map.layers.TangentPicture;
import org.leeway.ui.map.layers.TerrainLayer;
import org.leeway.ui.map.layers.UnitLayer;
import org.leeway.ui.map.layers.UnitPicture;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;

/** The root of the canvas: under GEF's scaled layers lie those of terrain, clusters and routes, which scale themselves. */
public final class LevelRootPart extends ScalableFreeformRootEditPart {

	/** Zoom levels at which a cell, or a power of two of cells, has a whole number of pixels. */
	private static final double[] PIXELS_A_CELL = {1 / 64.0, 1 / 32.0, 1 / 16.0, 1 / 8.0, 1 / 4.0, 1 / 2.0, 1, 2, 3, 4,
			6, 8, 12, 16, 24, 32, 48, 64};

	/** Made by the constructor of the superclass, so it has no initialiser here. */
	private TerrainLayer terrain;
	private RouteLayer routes;
	private SearchLayer search;
	private ClusterLayer clusters;
	private FailureLayer failures;
	private LargestUnitLayer largestUnit;
	private TangentLayer tangents;
	private GapLayer gaps;
	private UnitLayer unit;
	private NoteTitleLayer noteTitles;
	private List<Tint> tints = List.of();
	private OverlayColours colours = ColourScheme.OKABE_ITO.colours();
	private final MapGuides guides = new MapGuides();
	private final LayerSettings mapLayers;
	private final ObstaclePreview obstacles = new ObstaclePreview();
	private Consumer<TerrainGrid> previews;
	private Consumer<ProbePlace> probePreviews;
	private Consumer<CellPair> measurements;

	public LevelRootPart(LayerSettings mapLayers) {
		this.mapLayers = mapLayers;
	}

	@Override
	protected void createLayers(LayeredPane layers) {
		terrain = new TerrainLayer();
		clusters = new ClusterLayer();
		routes = new RouteLayer();
		layers.add(terrain, "terrain");
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
		gaps = new GapLayer();
		layers.add(gaps, "gaps");
		failures = new FailureLayer();
		layers.add(failures, "failures");
		largestUnit = new LargestUnitLayer();
		layers.add(largestUnit, "largest unit");
	}

	@Override
	public void activate() {
		super.activate();
		double[] levels = PIXELS_A_CELL.clone();
		for (int i = 0; i < levels.length; i++) {
			levels[i] /= CellGeometry.CELL;
		}
		getZoomManager().setZoomLevels(levels);
		getZoomManager().addZoomListener(zoom -> {
			terrain.setZoom(zoom);
			clusters.setZoom(zoom);
			routes.setZoom(zoom);
			search.setZoom(zoom);
			failures.setZoom(zoom);
			tangents.setZoom(zoom);
			gaps.setZoom(zoom);
			largestUnit.setZoom(zoom);
			unit.setZoom(zoom);
			noteTitles.setZoom(zoom);
			guides.setZoom(zoom);
		});
		getLayer(SCALED_FEEDBACK_LAYER).add(guides);
	}

	@Override
	public void deactivate() {
		terrain.dispose();
		super.deactivate();
	}

	/** What is drawn over the map. */
	public MapGuides guides() {
		return guides;
	}

	/** Which layers of the map are shown and can be edited. */
	public LayerSettings mapLayers() {
		return mapLayers;
	}

	/** Shows the layers as their settings say. */
	public void showLayers() {
		for (Object child : getContents().getChildren()) {
			((EditPart) child).refresh();
		}
		int alpha = mapLayers.alpha(MapLayers.PROBES);
		routes.setOpacity(alpha);
		search.setOpacity(alpha);
		failures.setOpacity(alpha);
	}

	/** Shows another picture of the map. */
	public void showPicture(MapPicture picture) {
		terrain.setPicture(picture.withTints(tints, colours));
	}

	/** Tints cells that differ from others, in place of those tinted before, until they are said to be others. */
	public void showTints(List<Tint> others) {
		tints = others;
		terrain.setPicture(terrain.picture().withTints(tints, colours));
	}

	/** Draws the unit at the mouse, measurements, and tints with the next picture, in the colours of the overlays. */
	public void showColours(OverlayColours others) {
		colours = others;
		unit.setColours(others);
		largestUnit.setColours(others);
	}

	/** The cells that are tinted now. */
	public List<Tint> tints() {
		return tints;
	}

	/** Sets who is told of terrain that is shown before it is the level's. */
	public void onPreview(Consumer<TerrainGrid> listener) {
		previews = listener;
	}

	/** Shows terrain that is not the level's yet, or the level's again; all else of the picture stays as it is. */
	public void preview(TerrainGrid grid) {
		terrain.setPicture(terrain.picture().withGrid(grid).withTints(tints, colours));
		previews.accept(grid);
	}

	/** Obstacles that are dragged: where they are shown before they are there. */
	public ObstaclePreview obstacles() {
		return obstacles;
	}

	/** Sets who is told of a probe that is shown before it is the level's, and with null that it no longer is. */
	public void onProbePreview(Consumer<ProbePlace> listener) {
		probePreviews = listener;
	}

	/** Shows a probe at a place that is not the level's yet; null for none. */
	public void previewProbe(ProbePlace place) {
		probePreviews.accept(place);
	}

	/** Sets who is told of what is to be measured: from where to where, or null for nothing. */
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

	/** The measurement that is shown now. */
	public LargestUnitPicture largestUnit() {
		return largestUnit.picture();
	}

	/** Shows another unit at the mouse. */
	public void showUnit(UnitPicture picture) {
		unit.setPicture(picture);
	}

	/** The unit at the mouse as it is shown now. */
	public UnitPicture unit() {
		return unit.picture();
	}

	/** Shows other routes. */
	public void showRoutes(RoutePicture picture) {
		routes.setPicture(picture);
		failures.setPicture(picture);
	}

	/** The routes that are shown now. */
	public RoutePicture routes() {
		return routes.picture();
	}

	/** Shows other steps of the selected route. */
	public void showSearch(SearchPicture picture) {
		search.setPicture(picture);
	}

	/** The steps of the selected route that are shown now. */
	public SearchPicture search() {
		return search.picture();
	}

	/** Shows the geometry for a disc agent. */
	public void showTangents(TangentPicture picture) {
		tangents.setPicture(picture);
		gaps.setPicture(picture);
	}

	/** The geometry for a disc agent that is shown now. */
	public TangentPicture tangents() {
		return tangents.picture();
	}

	/** Shows an abstract graph with the eyes of an agent. */
	public void showClusters(ClusterPicture picture) {
		clusters.setPicture(picture);
	}

	/** What is shown now. */
	public MapPicture picture() {
		return terrain.picture();
	}

	/** Shows other titles of notes. */
	public void showNoteTitles(NoteTitles titles) {
		noteTitles.setPicture(titles);
	}

	/** Moves the canvas over the map by some pixels. */
	public void scroll(int right, int down) {
		Point now = getZoomManager().getViewport().getViewLocation();
		getZoomManager().setViewLocation(now.getCopy().translate(right, down));
	}

	/** Adds a listener that hears when another part of the map is on the screen. */
	public void addViewListener(Runnable listener) {
		getZoomManager().addZoomListener(zoom -> listener.run());
		Viewport viewport = (Viewport) getFigure();
		viewport.getHorizontalRangeModel().addPropertyChangeListener(change -> listener.run());
		viewport.getVerticalRangeModel().addPropertyChangeListener(change -> listener.run());
	}

	/** The part of the map on the screen, in content coordinates; it may reach beyond the map. */
	public Rectangle visibleArea() {
		Viewport viewport = (Viewport) getFigure();
		return viewport.getClientArea(new Rectangle()).getCopy().scale(1 / getZoomManager().getZoom());
	}

	/** The cells on the screen, whole or in part; some may lie beyond the map. */
	public CellRect visibleCells() {
		Rectangle area = visibleArea();
		Cell first = CellGeometry.cellAt(area.getTopLeft());
		Cell last = CellGeometry.cellAt(area.getBottomRight());
		return new CellRect(first.x(), first.y(), last.x() - first.x() + 1, last.y() - first.y() + 1);
	}

	/** Zooms in or out one step and keeps what is under a point of the canvas there. */
	public void zoomAt(Point point, boolean in) {
		ZoomManager zoom = getZoomManager();
		Point before = zoom.getViewport().getViewLocation();
		double old = zoom.getZoom();
		double next = in ? zoom.getNextZoomLevel() : zoom.getPreviousZoomLevel();
		double ratio = next / old;
		zoom.setZoom(next);
		zoom.getViewport().getUpdateManager().performUpdate();
		zoom.setViewLocation(new Point((int) Math.round((before.x + point.x) * ratio) - point.x,
				(int) Math.round((before.y + point.y) * ratio) - point.y));
	}

	/** Runs something that changes what is shown, and shows the same place again. */
	public void keepingPlace(Runnable change) {
		ZoomManager zoom = getZoomManager();
		Point place = zoom.getViewport().getViewLocation().getCopy();
		change.run();
		zoom.getViewport().getUpdateManager().performUpdate();
		zoom.setViewLocation(place);
	}

	/** Puts a point, in content coordinates, in the middle of the canvas. */
	public void centreOn(Point point) {
		ZoomManager zoom = getZoomManager();
		Rectangle client = zoom.getViewport().getClientArea();
		zoom.getViewport().getUpdateManager().performUpdate();
		zoom.setViewLocation(new Point((int) Math.round(point.x * zoom.getZoom()) - client.width / 2,
				(int) Math.round(point.y * zoom.getZoom()) - client.height / 2));
	}

	/** Zooms so that the cells given fill a good part of the canvas, and centres on them. */
	public void reveal(CellRect cells, double share) {
		Rectangle area = CellGeometry.bounds(cells);
		Rectangle client = getZoomManager().getViewport().getClientArea();
		double wanted = Math.min(client.width * share / area.width, client.height * share / area.height);
		double fitting = getZoomManager().getZoomLevels()[0];
		for (double level : getZoomManager().getZoomLevels()) {
			if (level <= wanted) {
				fitting = level;
			}
		}
		getZoomManager().setZoom(fitting);
		centreOn(area.getCenter());
	}
}
