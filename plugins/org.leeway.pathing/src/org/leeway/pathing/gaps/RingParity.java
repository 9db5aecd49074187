package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.leeway.pathing.geom.Point;

/**
 * A test whether a disc can move between two places. Gives each place a number of 64 bits. If the disc can move between two
 * places, their numbers are equal. Otherwise, the numbers differ, unless random numbers agree by chance. The probability of
 * this is 2 to the power of -64.
 */
final class RingParity {

	private static final long SEED = 20;

	private final List<Site> sites;
	private final List<SiteAdjacency> adjacencies;
	/**
	 * The edges of a spanning forest, whose nodes are the sites. Parents come before their children. Each entry has three
	 * indices: a site, its parent site, and the adjacency that joins the two sites.
	 */
	private final List<int[]> walk = new ArrayList<>();
	/**
	 * Indexed by adjacency, that is, by pair of neighbouring sites: a combination of random numbers. Each adjacency
	 * outside of the spanning forest closes a ring with adjacencies of the forest. Each such ring has a random number.
	 * An entry is the exclusive or of the numbers of all rings that contain the adjacency. The entry is 0 if no ring
	 * contains the adjacency.
	 */
	private final long[] rings;

	/**
	 * Gives each adjacency the number described at {@link #rings}.
	 *
	 * @param adjacencies the pairs of neighbouring sites between which the disc cannot pass
	 */
	RingParity(List<Site> sites, List<SiteAdjacency> adjacencies) {
		this.sites = sites;
		this.adjacencies = adjacencies;
		this.rings = new long[adjacencies.size()];
		// The adjacencies form closed rings of obstacles that the disc cannot cross. The disc can move between two places if
		// each ring surrounds both places or neither place. A walk between the two places ignores obstacles. The walk then
		// crosses each ring an even number of times.
		// Each ring gets a random number. A walk leads from the first place to all other places. The number of a place is the
		// exclusive or of the numbers of the rings that the walk crosses before, once for each crossing. Two crossings of the
		// same ring cancel out.
		// A walk crosses one adjacency at a time. So for each adjacency, the numbers of all its rings are combined in advance.
		boolean[] used = forest();
		SplittableRandom random = new SplittableRandom(SEED);
		long[] below = new long[sites.size()];
		for (int i = 0; i < rings.length; i++) {
			if (!used[i]) {
				rings[i] = random.nextLong();
				below[adjacencies.get(i).first()] ^= rings[i];
				below[adjacencies.get(i).second()] ^= rings[i];
			}
		}
		for (int[] step : walk.reversed()) {
			rings[step[2]] = below[step[0]];
			below[step[1]] ^= below[step[0]];
		}
	}

	/**
	 * Finds the spanning forest, and stores it in {@link #walk}. Returns which adjacencies are in the forest, indexed
	 * by adjacency.
	 */
	private boolean[] forest() {
		List<List<Integer>> at = new ArrayList<>();
		sites.forEach(site -> at.add(new ArrayList<>(4)));
		for (int i = 0; i < adjacencies.size(); i++) {
			at.get(adjacencies.get(i).first()).add(i);
			at.get(adjacencies.get(i).second()).add(i);
		}
		boolean[] met = new boolean[sites.size()];
		boolean[] used = new boolean[adjacencies.size()];
		for (int root = 0; root < met.length; root++) {
			if (!met[root]) {
				met[root] = true;
				grow(root, at, met, used);
			}
		}
		return used;
	}

	private void grow(int root, List<List<Integer>> at, boolean[] met, boolean[] used) {
		List<Integer> open = new ArrayList<>(List.of(root));
		for (int next = 0; next < open.size(); next++) {
			int site = open.get(next);
			for (int adjacency : at.get(site)) {
				int other = adjacencies.get(adjacency).first() + adjacencies.get(adjacency).second() - site;
				if (!met[other]) {
					met[other] = true;
					used[adjacency] = true;
					walk.add(new int[] { other, site, adjacency });
					open.add(other);
				}
			}
		}
	}

	/**
	 * Returns a number for each place, indexed like {@code places}. If the disc can move between two places, their numbers are
	 * equal. No place may lie on a {@linkplain SiteAdjacency#curve curve} that joins two adjacent sites.
	 */
	public long[] of(List<Point> places) {
		long[] components = new long[places.size()];
		if (places.isEmpty()) {
			return components;
		}
		long[] number = new long[1];
		crossings().walk(places.getFirst(), places, new Crossings.Visitor() {

			@Override
			public void crossed(int adjacency) {
				number[0] ^= rings[adjacency];
			}

			@Override
			public void arrived(int index) {
				components[index] = number[0];
			}
		});
		return components;
	}

	/**
	 * Returns the {@linkplain SiteAdjacency#curve curves} of the adjacencies that belong to rings. If a walk from place to
	 * place crosses a curve, the walk crosses all rings that contain the adjacency of the curve.
	 */
	private Crossings crossings() {
		Crossings crossings = new Crossings();
		for (int i = 0; i < rings.length; i++) {
			if (rings[i] != 0) {
				int number = i;
				SiteAdjacency adjacency = adjacencies.get(i);
				adjacency.curve(sites.get(adjacency.first()), sites.get(adjacency.second()))
						.forEach(piece -> crossings.add(piece.from(), piece.to(), number));
			}
		}
		return crossings;
	}
}
