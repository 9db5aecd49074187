package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Origin;
import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.FitMap;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;

/**
 * The largest size that reaches every anchor from a spawn. The editor's map tells sizes up to
 * {@link LevelAnalysis#FIT_LIMIT} apart.
 */
public final class FitLayer extends RasterLayer {

	/** Made by the registry of extensions. */
	public FitLayer() {
		super("fit", "Largest unit that fits", "largest size that reaches the anchor",
				"largest unit that gets there from a spawn", 84, Need.CAPABILITY, Need.ANCHOR, Need.SPAWNS);
	}

	/** The sizes from all spawns of a level; empty where it has none. */
	public static Optional<OverlayLayer> of(LevelAnalysis analysis, Capability capability, Anchor anchor) {
		return of(analysis, Origin.of(capability), anchor);
	}

	/** The sizes in a level; empty if the origin has no spawn. */
	public static Optional<OverlayLayer> of(LevelAnalysis analysis, Origin origin, Anchor anchor) {
		return analysis.fit(origin).map(map -> of(map, analysis.snapshot().grid(), anchor));
	}

	/**
	 * The same up to {@link LevelAnalysis#FIT_LIMIT}, which is faster after an edit. Empty if the origin has no spawn.
	 */
	public static Optional<OverlayLayer> limited(LevelAnalysis analysis, Origin origin) {
		return analysis.fitPlanes(origin).map(planes -> new OverlayLayer(new FitLayer(),
				analysis.snapshot().grid(), new FitRows(planes), colours -> colours.fit(LevelAnalysis.FIT_LIMIT)));
	}

	/** The same from all spawns. */
	public static Optional<OverlayLayer> limited(LevelAnalysis analysis, Capability capability) {
		return limited(analysis, Origin.of(capability));
	}

	private static OverlayLayer of(FitMap map, TerrainGrid grid, Anchor anchor) {
		CellValues values = map::get;
		if (anchor == Anchor.CENTRE) {
			values = new CentredWidths(map::get, grid.width(), grid.height());
		}
		return new OverlayLayer(new FitLayer(), anchor, grid, LayerRows.of(values), OverlayColours::fit);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return of(query.analysis(), query.origin().orElseThrow(), query.anchor());
	}

	@Override
	public Optional<OverlayLayer> overlay(LayerQuery query, Progress progress) {
		return limited(query.analysis(), query.origin().orElseThrow());
	}
}
