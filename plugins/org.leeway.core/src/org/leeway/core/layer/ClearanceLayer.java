package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Capability;

/**
 * The side of the largest traversable square at every cell. The {@link Anchor} says where the cell lies in the square:
 * at its top left, in its middle, or anywhere. On the editor's map, squares too small for the unit are grey.
 */
public final class ClearanceLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public ClearanceLayer() {
		super("clearance", "Clearance", "true clearance",
				"largest unit that stands there or over the cell", 84, Need.CAPABILITY, Need.ANCHOR);
	}

	/** Returns the layer for a level and a capability, that is, for a set of terrains. */
	public static OverlayLayer of(LevelAnalysis analysis, Capability capability, Anchor anchor) {
		return of(analysis, rows(analysis.clearance().map(capability), anchor), anchor, 1);
	}

	private static OverlayLayer of(LevelAnalysis analysis, LayerRows rows, Anchor anchor, int size) {
		return new OverlayLayer(new ClearanceLayer(), anchor, analysis.snapshot().grid(), rows,
				colours -> colours.clearance(size));
	}

	/**
	 * Returns the clearance of one cell as text, without computing the whole map. If the anchor is {@link Anchor#COVERING},
	 * clearance is measured only up to {@link SizeField#COVERING}. If clearance reaches this limit, the text ends with {@code +},
	 * because clearance may be larger.
	 */
	public static String at(Cell cell, LevelAnalysis analysis, Capability capability, Anchor anchor) {
		BitPlane traversable = analysis.clearance().traversable(capability);
		CellValues anchored = (x, y) -> analysis.clearance().at(new Cell(x, y), capability);
		int clearance = switch (anchor) {
		case COVERING -> CoveringMap.at(cell.x(), cell.y(), traversable);
		case TOP_LEFT -> anchored.get(cell.x(), cell.y());
		case CENTRE -> new CentredWidths(anchored, traversable.width(), traversable.height()).get(cell.x(), cell.y());
		};
		return Counts.upTo(clearance, anchor == Anchor.COVERING ? SizeField.COVERING : Integer.MAX_VALUE);
	}

	private static LayerRows rows(ClearanceMap map, Anchor anchor) {
		return switch (anchor) {
		case COVERING -> new SizeRows(CoveringMap.of(map));
		case TOP_LEFT -> new SizeRows(map);
		case CENTRE -> new SizeRows(map.centred());
		};
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return Optional.of(of(query.analysis(), query.capability().orElseThrow(), query.anchor()));
	}

	/**
	 * Computes the layer for the editor's map. For {@link Anchor#COVERING} and units up to the size {@link SizeField#COVERING},
	 * clearance is measured only up to this size. So an update after an edit is faster. For other anchors and larger units,
	 * clearance is exact.
	 */
	@Override
	public Optional<OverlayLayer> overlay(LayerQuery query, Progress progress) {
		LevelAnalysis analysis = query.analysis();
		Capability capability = query.capability().orElseThrow();
		LayerRows rows = isLimited(query) ? new SizeRows(analysis.clearance().covering(capability, progress))
				: rows(analysis.clearance().map(capability), query.anchor());
		return Optional.of(of(analysis, rows, query.anchor(), query.size()));
	}

	private static boolean isLimited(LayerQuery query) {
		return query.anchor() == Anchor.COVERING && query.size() <= SizeField.COVERING;
	}

	@Override
	public Optional<OverlayLayer> glance(LayerQuery query, CellRect window, Progress progress) {
		return isLimited(query)
				? Optional.of(part(query, window, query.analysis().clearance().traversable(query.capability().orElseThrow())))
				: Optional.empty();
	}

	@Override
	public Optional<OverlayLayer> atOnce(LayerQuery query, CellRect window) {
		return query.analysis().clearance().knownTraversable(query.capability().orElseThrow()).filter(known -> isLimited(query))
				.map(traversable -> part(query, window, traversable));
	}

	private OverlayLayer part(LayerQuery query, CellRect window, BitPlane traversable) {
		return new OverlayLayer(this, query.anchor(), query.analysis().snapshot().grid(),
				WindowRows.covering(AnchoredWidths.clearance(traversable), window), colours -> colours.clearance(query.size()));
	}
}
