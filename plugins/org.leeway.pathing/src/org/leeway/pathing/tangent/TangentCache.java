package org.leeway.pathing.tangent;

/**
 * What is known of the graph among some solids: the surfing edges of a side in a sector, and the free arcs of a disc.
 * Each is worked out when somebody asks, and kept. Many threads may ask at once: what they keep is immutable and comes
 * out the same whoever works it out.
 */
final class TangentCache {

	final Solids solids;
	final SolidGrid grid;
	private final Tangents[] tangents;
	private final FreeArcs[] arcs;

	TangentCache(Solids solids) {
		this.solids = solids;
		this.grid = new SolidGrid(solids);
		this.tangents = new Tangents[2 * solids.x.length * Sectors.COUNT];
		this.arcs = new FreeArcs[solids.x.length];
	}

	/**
	 * The edges that leave a side in a sector, at least those up to a length.
	 *
	 * @param beam one of the asking thread's own, of the same solids
	 */
	Tangents tangents(int side, int sector, double horizon, Beam beam) {
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
