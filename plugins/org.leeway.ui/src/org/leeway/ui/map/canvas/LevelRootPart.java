package org.leeway.ui.map.canvas;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.draw2d.LayeredPane;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Rectangle;
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
import org.leeway.ui.map.layers.MapPicture;
import org.leeway.ui.map.layers.MeshPicture;
import org.leeway.ui.map.layers.NameLayer;
import org.leeway.ui.map.layers.PictureFrames;
import org.leeway.ui.map.layers.PlacedPicture;
import org.leeway.ui.map.layers.RouteNoteLayer;
import org.leeway.ui.map.layers.TerrainLayer;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * The root part of the canvas. Presenters pass new pictures to this part, which shows the pictures in the layers of the map.
 * Tools pass previews to this part, which forwards the previews to the presenters.
 */
public final class LevelRootPart extends ScalableFreeformRootEditPart {

	/**
	 * The layer of the terrain. {@link #createLayers} sets this field during the constructor of the superclass. Java would run an
	 * initialiser of the field after that constructor, and so replace the layer. So the field must not have one.
	 */
	private TerrainLayer terrain;
	/** The layers over the terrain. Set by {@link #createLayers}, like {@link #terrain}. */
	private LayerStack layers;
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
	protected void createLayers(LayeredPane pane) {
		terrain = new TerrainLayer();
		pane.add(terrain, "terrain");
		layers = new LayerStack();
		layers.add(MapContent.BELOW_OBJECTS, pane);
		super.createLayers(pane);
		layers.add(MapContent.ABOVE_OBJECTS, pane);
	}

	@Override
	public void activate() {
		super.activate();
		viewport.setZoomLevels();
		viewport.addZoomListener(map -> zoomed(getZoomManager().getZoom()));
		viewport.addListener(layers::followView);
		getLayer(SCALED_FEEDBACK_LAYER).add(guides);
		Display.getCurrent().addFilter(SWT.ZoomChanged, deviceRescaled);
	}

	private void zoomed(double zoom) {
		terrain.setZoom(zoom);
		layers.setZoom(zoom);
		guides.setZoom(zoom);
	}

	@Override
	public void deactivate() {
		Display.getCurrent().removeFilter(SWT.ZoomChanged, deviceRescaled);
		terrain.dispose();
		super.deactivate();
	}

	/** Sets the size of the map's caption. Moves labels of the map that the caption would cover. */
	public void setCaption(Dimension size) {
		if (layers.labels().setCaption(size)) {
			layers.followView();
		}
	}

	/**
	 * Returns the boxes of all labels that the layers paint, see {@link org.leeway.ui.map.layers.LabelRoom}. Coordinates
	 * are in pixels from the top-left corner of the zoomed map.
	 */
	public List<Rectangle> labels() {
		return layers.labels().boxes();
	}

	/** Returns the part of the map on the screen. */
	public MapViewport viewport() {
		return viewport;
	}

	/** Returns the guides over the map: the axes of symmetry and the edge of the selection. */
	public MapGuides guides() {
		return guides;
	}

	/** Returns visibility, opacity and locks of the layers. */
	public LayerSettings mapLayers() {
		return mapLayers;
	}

	/** Updates the layers to their settings. */
	public void showLayers() {
		refreshParts();
		int alpha = mapLayers.alpha(MapLayers.PROBES);
		layers.setOpacity(MapContent.ROUTES, alpha);
		layers.setOpacity(MapContent.SEARCH, alpha);
		layers.setOpacity(MapContent.BALANCE, mapLayers.alpha(MapLayers.LANES));
		layers.setOpacity(MapContent.JAMS, mapLayers.alpha(MapLayers.JAMS));
		layers.setOpacity(MapContent.CROWD, mapLayers.alpha(MapLayers.CROWD));
	}

	private void refreshParts() {
		for (Object child : getContents() == null ? List.of() : getContents().getChildren()) {
			((EditPart) child).refresh();
		}
	}

	/** Shows a new picture of one kind of content, such as routes, in the layers of this content. */
	public <P> void show(MapContent<P> content, P picture) {
		layers.show(content, picture);
	}

	/** Returns the displayed picture of one kind of content, such as routes. */
	public <P> P shown(MapContent<P> content) {
		return layers.shown(content);
	}

	/** Shows another picture of the terrain. */
	public void showPicture(MapPicture picture) {
		terrain.setPicture(picture.withTints(tints, colours).withUnderlays(underlays));
	}

	/** Replaces the background pictures that designers trace. Pictures that cannot be shown have a frame instead. */
	public void showUnderlays(List<PlacedPicture> pictures, PictureFrames frames) {
		underlays = pictures;
		layers.show(MapContent.PICTURE_FRAMES, frames);
		if (terrain.picture() != null && !terrain.picture().underlays().equals(pictures)) {
			terrain.setPicture(terrain.picture().withUnderlays(pictures));
		}
	}

	/** Tints cells. The new tints replace all earlier tints. */
	public void showTints(List<Tint> others) {
		tints = others;
		terrain.setPicture(terrain.picture().withTints(tints, colours));
	}

	/**
	 * Sets the colours of overlays. Three pictures get the new colours immediately: the unit at the mouse, the measured largest
	 * unit, and the explanation of a cut-off cell. Tints keep their old colours until the map gets the next picture of the
	 * terrain.
	 */
	public void showColours(OverlayColours others) {
		colours = others;
		List.of(MapContent.UNIT, MapContent.LARGEST_UNIT, MapContent.CUT_OFF)
				.forEach(content -> layers.setColours(content, others));
	}

	/** Returns the present tints. */
	public List<Tint> tints() {
		return tints;
	}

	/** Sets the listener for previews of terrain. */
	public void onPreview(Consumer<TerrainGrid> listener) {
		previews = listener;
	}

	/** Shows other terrain than the terrain of the level, as a preview. To end the preview, pass the level's own terrain. */
	public void preview(TerrainGrid grid) {
		terrain.setPicture(terrain.picture().withGrid(grid).withTints(tints, colours));
		previews.accept(grid);
	}

	/**
	 * Shows other terrain than the level's terrain, until the map gets the next picture of the terrain. In contrast to
	 * {@link #preview}, does not notify the listener of previews.
	 */
	public void showOnly(TerrainGrid grid) {
		terrain.setPicture(terrain.picture().withGrid(grid));
	}

	/** Returns the preview of obstacles that the user drags. */
	public ObstaclePreview obstacles() {
		return obstacles;
	}

	/**
	 * Sets the listener for previews of a probe's route, for example while the user drags the start of the probe. The listener
	 * gets the probe with the new start or goal. At the end of the preview, the listener gets null.
	 */
	public void onProbePreview(Consumer<ProbePlace> listener) {
		probePreviews = listener;
	}

	/** Previews a probe, or ends the preview if {@code place} is null. */
	public void previewProbe(ProbePlace place) {
		probePreviews.accept(place);
	}

	/**
	 * Sets the predicate that decides whether the map shows the headings of a probe's start and goal. Headings matter only to
	 * planners for units that turn.
	 */
	public void onHeadings(Predicate<PathProbe> wanted) {
		headings = wanted;
		refreshParts();
	}

	/** Returns whether the map shows the headings of a probe's start and goal. */
	public boolean showsHeadings(PathProbe probe) {
		return headings.test(probe);
	}

	/**
	 * Sets the listener for measurements of the largest unit that gets from one cell to another. The listener gets the two cells.
	 * At the end of the measurement, it gets null.
	 */
	public void onMeasure(Consumer<CellPair> listener) {
		measurements = listener;
	}

	/**
	 * Asks for the measurement of the largest unit that gets from one cell to another cell.
	 *
	 * @param ends the two cells. Null to end the measurement
	 */
	public void measure(CellPair ends) {
		measurements.accept(ends);
	}

	/**
	 * Sets the listener that measures distances. The listener gets the two cells whose distance to measure, or null to end the
	 * measurement.
	 */
	public void onDistance(Consumer<CellPair> listener) {
		distances = listener;
	}

	/** Measures the distance of two cells, or ends the measurement if {@code ends} is null. */
	public void measureDistance(CellPair ends) {
		distances.accept(ends);
	}

	/**
	 * Sets the reaction to a click on an offered place. If a unit does not fit at the start or the goal of a probe, the map
	 * offers the nearest place where the unit fits. An outline of the unit marks this place.
	 *
	 * @param wanted returns whether the outline takes clicks now
	 * @param taken runs after a click
	 */
	public void onOffer(BooleanSupplier wanted, Runnable taken) {
		layers.get(RouteNoteLayer.class).onOffer(wanted, taken);
	}

	/** Shows another picture of the meshes. */
	public void showMeshes(MeshPicture picture) {
		terrain.setMeshes(picture);
		layers.show(MapContent.MESHES, picture);
	}

	/** Returns the displayed picture of the map. */
	public MapPicture picture() {
		return terrain.picture();
	}

	/** Returns the names on the screen. */
	public List<NameLayer.Written> names() {
		return layers.get(NameLayer.class).written();
	}
}
