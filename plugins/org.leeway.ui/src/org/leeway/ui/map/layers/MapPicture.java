package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.compare.Tint;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The picture of the terrain with overlay, tints and lines. Immutable. Overlays and bit planes for a map of another size are left
 * out. A background job may have computed them before the map was resized.
 *
 * @param underlays background pictures to trace, drawn over the terrain and under all else. The lowest is first
 */
public record MapPicture(TerrainGrid grid, Ground ground, Cover cover, Marks marks, Tints differing,
		List<PlacedPicture> underlays) {

	/**
	 * The look of the terrain.
	 *
	 * @param terrainColours {@code 0xRRGGBB} of each of the 256 terrain ids
	 * @param gridLines whether to draw lines between cells that are large enough on the screen
	 * @param detail the patterns, pictures and contours of cells that are large enough on the screen
	 */
	record Ground(int[] terrainColours, boolean gridLines, TerrainDetail detail) {
	}

	/**
	 * The overlay over the terrain.
	 *
	 * @param overlay the layer, or null
	 * @param opacity of the layer, 0 to 255
	 */
	record Cover(OverlayLayer overlay, int opacity) {

		Cover fitting(TerrainGrid grid) {
			return overlay == null || overlay.source().bounds().equals(grid.bounds()) ? this : new Cover(null, opacity);
		}
	}

	/**
	 * Sets of cells that the picture marks. Null for a set without cells.
	 *
	 * @param highlight cells to emphasise
	 * @param explored cells that a search examined
	 * @param selection the selected cells
	 */
	record Marks(BitPlane highlight, BitPlane explored, BitPlane selection) {

		Marks fitting(TerrainGrid grid) {
			return new Marks(MapPicture.fitting(highlight, grid), MapPicture.fitting(explored, grid),
					MapPicture.fitting(selection, grid));
		}
	}

	/**
	 * Tinted cells, for example the cells in which two levels differ.
	 *
	 * @param colours the colours of tints. A tint names its colour by a meaning, such as "reachable"
	 */
	record Tints(List<Tint> tints, OverlayColours colours) {

		Tints fitting(TerrainGrid grid) {
			return new Tints(tints.stream().filter(tint -> MapPicture.fitting(tint.cells(), grid) != null).toList(), colours);
		}
	}

	/**
	 * The largest thickness of the edge around emphasised cells, in cells. In SWT points, the thickness is the same at every
	 * zoom. So the thickness in cells is largest at the smallest zoom, where a cell has a side of 1/64 point.
	 */
	private static final int EDGE = HighlightEdge.THICKNESS * 64;

	public MapPicture {
		cover = cover.fitting(grid);
		marks = marks.fitting(grid);
		differing = differing.fitting(grid);
	}

	private static BitPlane fitting(BitPlane cells, TerrainGrid grid) {
		return cells != null && cells.width() == grid.width() && cells.height() == grid.height() ? cells : null;
	}

	/** Creates a picture without tints, underlays, patterns and contours. */
	public MapPicture(TerrainGrid grid, int[] terrainColours, OverlayLayer overlay, int opacity, BitPlane highlight,
			BitPlane explored, BitPlane selection, boolean gridLines) {
		this(grid, new Ground(terrainColours, gridLines, TerrainDetail.NONE), new Cover(overlay, opacity),
				new Marks(highlight, explored, selection), new Tints(List.of(), ColourScheme.OKABE_ITO.colours()), List.of());
	}

	/** Returns the same picture with other patterns, pictures and contours in its cells. */
	public MapPicture with(TerrainDetail other) {
		return new MapPicture(grid, new Ground(terrainColours(), gridLines(), other), cover, marks, differing, underlays);
	}

	/** Returns the same picture with another grid. */
	public MapPicture withGrid(TerrainGrid other) {
		return new MapPicture(other, ground, cover, marks, differing, underlays);
	}

	/** Returns the same picture with other tints in other colours. */
	public MapPicture withTints(List<Tint> others, OverlayColours theirs) {
		return new MapPicture(grid, ground, cover, marks, new Tints(others, theirs), underlays);
	}

	/** Returns the same picture with other background pictures, which designers trace. */
	public MapPicture withUnderlays(List<PlacedPicture> others) {
		return new MapPicture(grid, ground, cover, marks, differing, others);
	}

	public int[] terrainColours() {
		return ground.terrainColours;
	}

	public boolean gridLines() {
		return ground.gridLines;
	}

	public TerrainDetail detail() {
		return ground.detail;
	}

	/** Returns the overlay, or null. */
	public OverlayLayer overlay() {
		return cover.overlay;
	}

	public int opacity() {
		return cover.opacity;
	}

	/** Returns the emphasised cells, or null. */
	public BitPlane highlight() {
		return marks.highlight;
	}

	/** Returns the cells that a search examined, or null. */
	public BitPlane explored() {
		return marks.explored;
	}

	/** Returns the selected cells, or null. */
	public BitPlane selection() {
		return marks.selection;
	}

	public List<Tint> tints() {
		return differing.tints;
	}

	public OverlayColours colours() {
		return differing.colours;
	}

	/**
	 * Returns the patterns, pictures and contours of terrains to draw. If the map has background pictures to trace,
	 * patterns and pictures of terrains are left out, so that only contours remain.
	 */
	TerrainDetail visibleDetail() {
		return underlays.isEmpty() ? detail() : new TerrainDetail(Map.of(), detail().contours());
	}

	/** Returns rectangles around the cells that may look different from {@code old}. */
	public List<CellRect> changedSince(MapPicture old) {
		boolean alike = terrainColours() == old.terrainColours() && opacity() == old.opacity() && gridLines() == old.gridLines()
				&& visibleDetail().equals(old.visibleDetail())
				&& (overlay() == null) == (old.overlay() == null) && tints().size() == old.tints().size()
				&& (tints().isEmpty() || colours().equals(old.colours()));
		if (!alike) {
			return List.of(grid.bounds());
		}
		List<CellRect> changed = new ArrayList<>();
		grid.changedSince(old.grid).forEach(cells -> changed.add(detail().contours() ? grown(cells, 1) : cells));
		if (overlay() != old.overlay()) {
			changed.addAll(overlay().changedSince(old.overlay()));
		}
		changed(highlight(), old.highlight()).forEach(cells -> changed.add(grown(cells, EDGE)));
		changed.addAll(changed(explored(), old.explored()));
		changed.addAll(changed(selection(), old.selection()));
		for (int i = 0; i < tints().size(); i++) {
			changed.addAll(changed(tints().get(i).cells(), old.tints().get(i).cells()));
		}
		addUnderlays(changed, old);
		return changed;
	}

	private void addUnderlays(List<CellRect> changed, MapPicture old) {
		if (!underlays.equals(old.underlays)) {
			Stream.of(underlays, old.underlays).flatMap(List::stream).map(each -> each.cells(grid.bounds()))
					.filter(cells -> cells.width() > 0 && cells.height() > 0).forEach(changed::add);
		}
	}

	/** Grows a rectangle by a margin on each side, in cells. Cuts off what lies outside the map. */
	private CellRect grown(CellRect cells, int margin) {
		int left = Math.max(0, cells.x() - margin);
		int top = Math.max(0, cells.y() - margin);
		return new CellRect(left, top, Math.min(grid.width(), cells.right() + margin) - left,
				Math.min(grid.height(), cells.bottom() + margin) - top);
	}

	/**
	 * Returns rectangles around the cells at which two planes differ, to draw only these again.
	 *
	 * @param cells the plane to draw. Null if no cell is set
	 * @param before the plane that was drawn before. Null if no cell was set
	 */
	private List<CellRect> changed(BitPlane cells, BitPlane before) {
		if (cells == before) {
			return List.of();
		}
		BitPlane none = BitPlane.empty(grid.width(), grid.height());
		BitPlane now = cells == null ? none : cells;
		return now.changedSince(before == null ? none : before).cells(grid.width(), grid.height());
	}

	/** Returns whether the maps of both pictures have the same size. */
	public boolean hasSizeOf(MapPicture other) {
		return grid.bounds().equals(other.grid.bounds());
	}
}
