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

	final InflatedObstacles solids;
	final ObstacleGrid grid;
	private final Tangents[] tangents;
	private final FreeArcs[] arcs;

	TangentCache(InflatedObstacles solids) {
		this.solids = solids;
		this.grid = new ObstacleGrid(solids);
		this.tangents = new Tangents[2 * solids.x.length * Sectors.COUNT];
		this.arcs = new FreeArcs[solids.x.length];
	}

	/** What is known after an edit: all that the edit does not touch. */
	TangentCache with(InflatedObstacles now) {
		TangentCache next = new TangentCache(now);
		if (Changes.areEverywhere(solids, now)) {
			return next;
		}
		List<Changes.Box> boxes = Changes.between(solids, now);
		if (boxes.size() > MANY) {
			return next;
		}
		for (int i = 0; i < tangents.length; i++) {
			Tangents known = tangents[i];
			if (known != null && boxes.stream().noneMatch(known::mayDependOn)) {
				next.tangents[i] = known;
			}
		}
		for (int disc = 0; disc < arcs.length; disc++) {
			if (arcs[disc] != null && !meetsAny(disc, boxes)) {
				next.arcs[disc] = arcs[disc];
			}
		}
		return next;
	}

	private boolean meetsAny(int disc, List<Changes.Box> boxes) {
		double rho = solids.rho[disc];
		return boxes.stream().anyMatch(box -> solids.x[disc] - rho <= box.right() && solids.x[disc] + rho >= box.left()
				&& solids.y[disc] - rho <= box.bottom() && solids.y[disc] + rho >= box.top());
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
	 * @param beam one of the asking thread's own, of the same solids
	 */
	Tangents tangents(int side, int sector, double horizon, SectorSweep beam) {
		int index = side * Sectors.COUNT + sector;
		Tangents known = tangents[index];
		if (known == null || known.horizon() < horizon) {
			known = beam.fromSide(side, sector, horizon);
			tangents[index] = known;
		}
		return known;
	}

	FreeArcs arcs(int disc) {
		FreeArcs known = arcs[disc];
		if (known == null) {
			known = Hugging.of(solids, grid, disc);
			arcs[disc] = known;
		}
		return known;
	}
}
