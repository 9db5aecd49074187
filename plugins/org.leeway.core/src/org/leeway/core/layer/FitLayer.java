package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.colour.Palette;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.clearance.width.AnchoredWidths;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.clearance.width.FitPlanes;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Capability;

/**
 * The size of the largest unit that can get to each cell from a spawn. The {@link Anchor} says when the unit is there: when
 * the top-left cell, the middle cell, or any cell of its footprint is the cell. On the editor's map, sizes smaller than the
 * displayed unit are grey. Unless this unit is larger than {@link SizeField#PLANES}, all sizes above this limit look the same.
 */
public final class FitLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public FitLayer() {
		super("fit", "Largest unit that fits", "largest size that reaches the anchor",
				"largest unit that gets there or over the cell from a spawn", 84, Need.CAPABILITY, Need.ANCHOR, Need.SPAWNS);
	}

	/**
	 * Returns the layer for units that cross some terrains and may start at any spawn. Empty if the level has no spawn.
	 *
	 * @param capability the terrains that the units cross
	 */
	public static Optional<OverlayLayer> of(LevelAnalysis analysis, Capability capability, Anchor anchor) {
		return of(analysis, Origin.of(capability), anchor, 1);
	}

	private static Optional<OverlayLayer> of(LevelAnalysis analysis, Origin origin, Anchor anchor, int size) {
		return analysis.fits().map(origin).map(map -> new OverlayLayer(new FitLayer(), anchor, analysis.snapshot().grid(),
				rows(map, anchor), colours -> colours.fit(Palette.WIDE, size)));
	}

	private static LayerRows rows(FitMap map, Anchor anchor) {
		return switch (anchor) {
		case COVERING -> new SizeRows(CoveringMap.of(map));
		case TOP_LEFT -> new SizeRows(map);
		case CENTRE -> LayerRows.of(new CentredWidths(map::get, map.width(), map.height()));
		};
	}

	/**
	 * Returns the layer for units with the terrains and the spawns of an {@link Origin}. Sizes above {@link SizeField#PLANES}
	 * count as this limit, so that an update after an edit is faster. Empty if there is no spawn.
	 *
	 * @param size the size of the displayed unit. Smaller sizes are grey
	 */
	private static Optional<OverlayLayer> limited(LevelAnalysis analysis, Origin origin, Anchor anchor, int size) {
		return analysis.fits().planes(origin).map(planes -> new OverlayLayer(new FitLayer(), anchor,
				analysis.snapshot().grid(), rows(analysis, origin, planes, anchor),
				colours -> colours.fit(SizeField.PLANES, size)));
	}

	private static LayerRows rows(LevelAnalysis analysis, Origin origin, FitPlanes planes, Anchor anchor) {
		return switch (anchor) {
		case COVERING -> new SizeRows(analysis.fits().covering(origin));
		case TOP_LEFT -> new SizeRows(planes);
		case CENTRE -> LayerRows.of(new CentredWidths(planes::get, planes.width(), planes.height()));
		};
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return of(query.analysis(), query.origin().orElseThrow(), query.anchor(), 1);
	}

	@Override
	public Optional<OverlayLayer> overlay(LayerQuery query, Progress progress) {
		Origin origin = query.origin().orElseThrow();
		return query.size() <= SizeField.PLANES
				? limited(query.analysis(), origin, query.anchor(), query.size())
				: of(query.analysis(), origin, query.anchor(), query.size());
	}

	@Override
	public Optional<OverlayLayer> glance(LayerQuery query, CellRect window, Progress progress) {
		return isLimited(query) ? query.analysis().fits().planes(query.origin().orElseThrow()).map(fit -> part(query, window, fit))
				: Optional.empty();
	}

	@Override
	public Optional<OverlayLayer> atOnce(LayerQuery query, CellRect window) {
		return query.analysis().fits().knownPlanes(query.origin().orElseThrow()).filter(known -> isLimited(query))
				.map(fit -> part(query, window, fit));
	}

	private static boolean isLimited(LayerQuery query) {
		return query.anchor() == Anchor.COVERING && query.size() <= SizeField.PLANES;
	}

	private OverlayLayer part(LayerQuery query, CellRect window, FitPlanes fit) {
		WindowRows sizes = WindowRows.covering(AnchoredWidths.fit(fit), window);
		return new OverlayLayer(this, query.anchor(), query.analysis().snapshot().grid(), sizes,
				colours -> colours.fit(sizes.limit(), query.size()));
	}
}
