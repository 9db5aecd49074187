package org.leeway.core.jobs;

import java.util.Objects;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Agent;

/**
 * A request for an overlay of a level. Immutable.
 *
 * @param unit the unit, which need not be an agent of the level
 * @param widths for layers of the largest square at each cell: where the cell lies in the square. Other layers ignore this
 * @param anchor the cell on which the unit stands, possibly outside the map. Null for layers that do not depend on a place
 * @param start the only spawn from which travel times are measured. Null to measure from all spawns
 * @param colours of the overlay. Callers pass one instance until the colours change, because an instance caches palettes
 */
public record OverlayRequest(LevelAnalysis analysis, RasterLayer layer, Agent unit, Anchor widths, Cell anchor,
		Cell start, OverlayColours colours) {

	/** A part of the overlay is computed before the rest only if the part has at most 1 / {@code PARTS} of the map's cells. */
	private static final int PARTS = 4;
	/**
	 * Limit for the cells that {@link #atOnce} computes at once, on the calling thread. More cells would block this
	 * thread too long.
	 */
	private static final int AT_ONCE = 1 << 18;

	public OverlayRequest {
		Objects.requireNonNull(analysis, "analysis");
		Objects.requireNonNull(unit, "unit");
		if ((anchor == null) == layer.needs(Need.PLACE)) {
			throw new IllegalArgumentException(layer + " at " + anchor);
		}
	}

	/**
	 * Creates a request with the default colours. Each cell shows the width of the largest unit that can cover the cell,
	 * see {@link Anchor#COVERING}.
	 */
	public OverlayRequest(LevelAnalysis analysis, RasterLayer layer, Agent unit, Cell anchor) {
		this(analysis, layer, unit, Anchor.COVERING, anchor, null, ColourScheme.OKABE_ITO.colours());
	}

	/** Returns the same request for another analysis, that is, for another state of the level. */
	public OverlayRequest with(LevelAnalysis other) {
		return new OverlayRequest(other, layer, unit, widths, anchor, start, colours);
	}

	/**
	 * Returns whether the overlay of another request looks much like this overlay, so that the map can show it until this overlay
	 * is computed. The requests may differ only in the state of the level, the colours, and the size and place of the unit. The map
	 * must have the same size.
	 */
	boolean isLike(OverlayRequest other) {
		return layer.equals(other.layer) && widths == other.widths && unit.capability().equals(other.unit.capability())
				&& unit.name().equals(other.unit.name()) && map().equals(other.map());
	}

	/** Returns the query for the layer. */
	LayerQuery query() {
		LayerQuery query = LayerQuery.of(analysis).with(unit).with(widths);
		return start == null ? query : query.from(start);
	}

	/**
	 * Returns the visible part of the overlay, if this is fast. Otherwise a job has to compute the overlay. Any thread may
	 * call this method. Empty in these cases:
	 * <ul>
	 * <li>the layer has no cached data to compute the part,
	 * <li>too many cells are on the screen, or none,
	 * <li>memory is short.
	 * </ul>
	 *
	 * @param screen the cells on the screen, which may lie outside the map
	 */
	public Optional<RequestedOverlay> atOnce(CellRect screen) {
		try {
			return part(screen).filter(seen -> seen.cells() <= AT_ONCE).flatMap(seen -> layer.atOnce(query(), seen))
					.map(this::answer);
		} catch (OutOfMemoryError e) {
			return Optional.empty();
		}
	}

	/**
	 * Returns the cells of the map that are on the screen. Empty if the screen shows no cell of the map, or more than a
	 * quarter of the map.
	 */
	Optional<CellRect> part(CellRect screen) {
		return map().intersection(screen).filter(seen -> seen.cells() <= map().cells() / PARTS);
	}

	RequestedOverlay answer(OverlayLayer part) {
		return new RequestedOverlay(this, Optional.of(part.in(colours)), Optional.empty());
	}

	/** Returns the cells of the level. */
	public CellRect map() {
		return analysis.snapshot().grid().bounds();
	}
}
