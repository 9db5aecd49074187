package org.leeway.pathing.tangent;

import java.util.List;

import org.leeway.pathing.geom.Envelope;

/**
 * A cache for parts of the tangent graph. For each disc, these are the straight edges that leave the disc, and the
 * {@link FreeArcs}, the uncovered arcs of the disc's edge. Discs are circles and corners of polygons, inflated by the unit's
 * radius. Each value is computed on the first request.
 * <p>
 * Thread-safe: cached values are immutable, and all threads compute equal values.
 */
final class TangentCache {

	/**
	 * Number of {@linkplain DirtyAreas changed areas} above which a new cache is cheaper than an update of the old
	 * cache.
	 */
	private static final int MANY = 256;

	final InflatedObstacles obstacles;
	final ObstacleGrid grid;
	/**
	 * Indexed by {@linkplain Sides side} and by {@linkplain Sectors sector}: the straight edges that leave the disc in this
	 * sector. A side is a disc with a direction round it. Null for a side without cached edges.
	 */
	private final Tangents[][] tangents;
	/** The parts of each disc's edge that nothing covers, indexed by disc. Null for a disc if they are not cached. */
	private final FreeArcs[] arcs;

	TangentCache(InflatedObstacles obstacles) {
		this.obstacles = obstacles;
		this.grid = new ObstacleGrid(obstacles);
		this.tangents = new Tangents[2 * obstacles.x.length][];
		this.arcs = new FreeArcs[obstacles.x.length];
	}

	/** Returns the cache after an edit. The new cache keeps all values that the edit does not affect. */
	TangentCache with(InflatedObstacles now) {
		TangentCache next = new TangentCache(now);
		if (DirtyAreas.isGlobal(obstacles, now)) {
			return next;
		}
		List<Envelope> changes = DirtyAreas.between(obstacles, now);
		if (changes.size() > MANY) {
			return next;
		}
		for (int side = 0; side < tangents.length; side++) {
			next.tangents[side] = tangents[side] == null ? null : unaffected(tangents[side], changes);
		}
		for (int disc = 0; disc < arcs.length; disc++) {
			if (arcs[disc] != null && !meetsAny(disc, changes)) {
				next.arcs[disc] = arcs[disc];
			}
		}
		return next;
	}

	private static Tangents[] unaffected(Tangents[] ofSide, List<Envelope> changes) {
		Tangents[] unaffected = new Tangents[Sectors.COUNT];
		for (int sector = 0; sector < Sectors.COUNT; sector++) {
			Tangents known = ofSide[sector];
			if (known != null && changes.stream().noneMatch(known.reach()::intersects)) {
				unaffected[sector] = known;
			}
		}
		return unaffected;
	}

	private boolean meetsAny(int disc, List<Envelope> changes) {
		double x = obstacles.x[disc];
		double y = obstacles.y[disc];
		double rho = obstacles.rho[disc];
		Envelope own = new Envelope(x - rho, y - rho, x + rho, y + rho);
		return changes.stream().anyMatch(own::intersects);
	}

	/** Returns the number of cached entries. An entry is a straight edge, or the free arcs of one disc. */
	int size() {
		int size = 0;
		for (Tangents[] ofSide : tangents) {
			for (int sector = 0; ofSide != null && sector < Sectors.COUNT; sector++) {
				size += ofSide[sector] == null ? 0 : ofSide[sector].count();
			}
		}
		for (FreeArcs known : arcs) {
			size += known == null ? 0 : 1;
		}
		return size;
	}

	/**
	 * Returns the straight edges that leave a disc in the directions of a sector. The result has all edges up to the length
	 * {@code horizon}, and perhaps longer edges.
	 *
	 * @param sectorSweep a sweep for the same obstacles, which no other thread uses
	 * @param side the disc with the direction in which the path goes round it, see {@link Sides}
	 */
	Tangents tangents(int side, int sector, double horizon, SectorSweep sectorSweep) {
		Tangents[] ofSide = tangents[side];
		if (ofSide == null) {
			ofSide = new Tangents[Sectors.COUNT];
			tangents[side] = ofSide;
		}
		Tangents known = ofSide[sector];
		if (known == null || known.horizon() < horizon) {
			known = sectorSweep.fromSide(side, sector, horizon);
			ofSide[sector] = known;
		}
		return known;
	}

	FreeArcs arcs(int disc) {
		FreeArcs known = arcs[disc];
		if (known == null) {
			known = CoveredArcs.of(obstacles, grid, disc);
			arcs[disc] = known;
		}
		return known;
	}
}
