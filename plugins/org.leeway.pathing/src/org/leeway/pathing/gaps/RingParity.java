package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.leeway.pathing.geom.Point;

/**
 * A test whether two places lie in the same connected component of free space. Each place gets a number, and places in one component
 * get the same number. The adjacencies that a disc does not pass form rings. Each fundamental ring is one adjacency and the path
 * between its sites in a spanning forest. Two places are in one component if the segment between them crosses each ring an even
 * number of times. Each ring has a random number of 64 bits. The number of an adjacency is the exclusive or of the numbers of its
 * rings. The number of a place is the exclusive or of the numbers of all adjacencies crossed between a common first place and this
 * place. So two components have the same number with a probability of 2 to the power of -64 only.
 */
final class RingParity {

	private static final long SEED = 20;

	private final List<Site> sites;
	private final List<SiteAdjacency> adjacencies;
	/**
	 * The steps of a walk through the spanning forest from its roots. Each step is a site, the site before it, and the
	 * adjacency between them.
	 */
	private final List<int[]> walk = new ArrayList<>();
	/** Indexed by adjacency: the exclusive or of the numbers of the rings that contain the adjacency. */
	private final long[] rings;

	/**
	 * Computes the number of each adjacency: the exclusive or of the random numbers of its rings.
	 *
	 * @param adjacencies the adjacencies that the disc does not pass
	 */
	RingParity(List<Site> sites, List<SiteAdjacency> adjacencies) {
		this.sites = sites;
		this.adjacencies = adjacencies;
		this.rings = new long[adjacencies.size()];
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

	/** Adds all steps to {@link #walk}. Returns, indexed by adjacency, whether the adjacency is in the spanning forest. */
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

	/** Returns the number of each place's component, indexed by place. No place may lie on the curve of an adjacency. */
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

	/** Returns the curves of all adjacencies that are in a ring. */
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
