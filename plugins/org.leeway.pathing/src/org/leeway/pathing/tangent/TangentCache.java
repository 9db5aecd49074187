package org.leeway.pathing.tangent;

import java.util.List;

/**
 * What is known of the graph among some solids: the surfing edges of a side in a sector, and the free arcs of a disc.
 * Each is worked out when somebody asks, and kept. Many threads may ask at once: what they keep is immutable and comes
 * out the same whoever works it out.
 */
final class TangentCache {

	/** Changes after which it is as well to forget everything. */
	private static final int MANY = 256;

	final InflatedObstacles obstacles;
	final ObstacleGrid grid;
	private final Tangents[] tangents;
	private final FreeArcs[] arcs;

	TangentCache(InflatedObstacles obstacles) {
		this.obstacles = obstacles;
		this.grid = new ObstacleGrid(obstacles);
		this.tangents = new Tangents[2 * obstacles.x.length * Sectors.COUNT];
		this.arcs = new FreeArcs[obstacles.x.length];
	}

	/** What is known after an edit: all that the edit does not touch. */
	TangentCache with(InflatedObstacles now) {
		TangentCache next = new TangentCache(now);
		if (Changes.isGlobal(obstacles, now)) {
			return next;
		}
		List<Changes.Box> envelopes = Changes.between(obstacles, now);
		if (envelopes.size() > MANY) {
			return next;
		}
		for (int i = 0; i < tangents.length; i++) {
			Tangents known = tangents[i];
			if (known != null && envelopes.stream().noneMatch(known::mayDependOn)) {
				next.tangents[i] = known;
			}
		}
		for (int disc = 0; disc < arcs.length; disc++) {
			if (arcs[disc] != null && !meetsAny(disc, envelopes)) {
				next.arcs[disc] = arcs[disc];
			}
		}
		return next;
	}

	private boolean meetsAny(int disc, List<Changes.Box> envelopes) {
		double rho = obstacles.rho[disc];
		return envelopes.stream().anyMatch(envelope -> obstacles.x[disc] - rho <= envelope.right() && obstacles.x[disc] + rho >= envelope.left()
				&& obstacles.y[disc] - rho <= envelope.bottom() && obstacles.y[disc] + rho >= envelope.top());
	}

	/** How much is known: edges and sets of free arcs. */
	int size() {
		int size = 0;
		for (Tangents known : tangents) {
			size += known == null ? 0 : known.count();
		}
		for (FreeArcs known : arcs) {
			size += known == null ? 0 : 1;
		}
		return size;
	}

	/**
	 * The edges that leave a side in a sector, at least those up to a length.
	 *
	 * @param sectorSweep one of the asking thread's own, of the same solids
	 */
	Tangents tangents(int side, int sector, double horizon, SectorSweep sectorSweep) {
		int index = side * Sectors.COUNT + sector;
		Tangents known = tangents[index];
		if (known == null || known.horizon() < horizon) {
			known = sectorSweep.fromSide(side, sector, horizon);
			tangents[index] = known;
		}
		return known;
	}

	FreeArcs arcs(int disc) {
		FreeArcs known = arcs[disc];
		if (known == null) {
			known = Hugging.of(obstacles, grid, disc);
			arcs[disc] = known;
		}
		return known;
	}
}
