package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.compare.Tint;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The picture of the terrain with overlay, tints and lines. Immutable.
 *
 * @param terrainColours {@code 0xRRGGBB} of each of the 256 terrain ids
 * @param overlay the layer over the terrain, or null
 * @param opacity of the overlay, 0 to 255
 * @param highlight cells to emphasise, or null
 * @param explored cells that a search examined, or null
 * @param selection the selected cells, or null
 * @param tints cells that differ from others; all of the map's size
 * @param colours of the tints
 * @param gridLines whether to draw lines between cells that are large enough on the screen
 */
public record MapPicture(TerrainGrid grid, int[] terrainColours, OverlayLayer overlay, int opacity,
		BitPlane highlight, BitPlane explored, BitPlane selection, List<Tint> tints, OverlayColours colours,
		boolean gridLines) {

	/** The cells that the edge of emphasised cells may cover where a pixel shows the most of them. */
	private static final int EDGE = HighlightEdge.THICKNESS * 64;

	/** A picture without tints. */
	public MapPicture(TerrainGrid grid, int[] terrainColours, OverlayLayer overlay, int opacity, BitPlane highlight,
			BitPlane explored, BitPlane selection, boolean gridLines) {
		this(grid, terrainColours, overlay, opacity, highlight, explored, selection, List.of(),
				ColourScheme.OKABE_ITO.colours(), gridLines);
	}

	/** The same picture of another grid. */
	public MapPicture withGrid(TerrainGrid other) {
		return new MapPicture(other, terrainColours, overlay, opacity, highlight, explored, selection, tints, colours,
				gridLines);
	}

	/** The same picture with other explored cells. */
	public MapPicture withExplored(BitPlane other) {
		return new MapPicture(grid, terrainColours, overlay, opacity, highlight, other, selection, tints, colours,
				gridLines);
	}

	/** The same picture with these tints, as far as they are of the map's size, in such colours. */
	public MapPicture withTints(List<Tint> others, OverlayColours theirs) {
		List<Tint> fitting = others.stream().filter(tint -> tint.cells().width() == grid.width()
				&& tint.cells().height() == grid.height()).toList();
		return new MapPicture(grid, terrainColours, overlay, opacity, highlight, explored, selection, fitting, theirs,
				gridLines);
	}

	/** Rectangles around the cells that may look different from {@code old}. */
	public List<CellRect> changedSince(MapPicture old) {
		boolean alike = terrainColours == old.terrainColours && opacity == old.opacity && gridLines == old.gridLines
				&& (overlay == null) == (old.overlay == null) && tints.size() == old.tints.size()
				&& (tints.isEmpty() || colours.equals(old.colours));
		if (!alike) {
			return List.of(grid.bounds());
		}
		List<CellRect> changed = new ArrayList<>(grid.changedSince(old.grid));
		if (overlay != old.overlay) {
			changed.addAll(overlay.changedSince(old.overlay));
		}
		changed(highlight, old.highlight).forEach(cells -> changed.add(withEdge(cells)));
		changed.addAll(changed(explored, old.explored));
		changed.addAll(changed(selection, old.selection));
		for (int i = 0; i < tints.size(); i++) {
			changed.addAll(changed(tints.get(i).cells(), old.tints.get(i).cells()));
		}
		return changed;
	}

	/** Where the edge of emphasised cells may change with these, at any zoom. */
	private CellRect withEdge(CellRect cells) {
		int left = Math.max(0, cells.x() - EDGE);
		int top = Math.max(0, cells.y() - EDGE);
		return new CellRect(left, top, Math.min(grid.width(), cells.right() + EDGE) - left,
				Math.min(grid.height(), cells.bottom() + EDGE) - top);
	}

	/** @param cells may be null for none, as well as those before */
	private List<CellRect> changed(BitPlane cells, BitPlane before) {
		if (cells == before) {
			return List.of();
		}
		BitPlane none = BitPlane.empty(grid.width(), grid.height());
		BitPlane now = cells == null ? none : cells;
		return now.changedSince(before == null ? none : before).cells(grid.width(), grid.height());
	}

	/** Whether both are of maps of one size. */
	public boolean hasSizeOf(MapPicture other) {
		return grid.bounds().equals(other.grid.bounds());
	}
}
