package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * Tells the components of free space apart. The adjacencies that a disc does not pass form rings; each fundamental ring
 * is one adjacency and the path between its sites in a spanning forest. Two places are in one component if the segment
 * between them crosses each ring an even number of times.
 */
final class Windings {

	private final List<Site> sites;
	/** In the order of the walk from the roots: the site, the one before it, and the adjacency between them. */
	private final List<int[]> walk = new ArrayList<>();
	private final List<SiteAdjacency> closing = new ArrayList<>();
	private final List<SiteAdjacency> adjacencies;

	/** @param adjacencies those that the disc does not pass */
	Windings(List<Site> sites, List<SiteAdjacency> adjacencies) {
		this.sites = sites;
		this.adjacencies = adjacencies;
		List<List<Integer>> at = new ArrayList<>();
		sites.forEach(site -> at.add(new ArrayList<>()));
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
		for (int i = 0; i < used.length; i++) {
			if (!used[i]) {
				closing.add(adjacencies.get(i));
			}
		}
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

	/** The rings that surround one of two places and not the other. */
	BitSet between(Point p, Point q) {
		boolean[] odd = new boolean[sites.size()];
		for (int[] step : walk) {
			odd[step[0]] = odd[step[1]] ^ isOdd(adjacencies.get(step[2]), p, q);
		}
		BitSet rings = new BitSet();
		for (int i = 0; i < closing.size(); i++) {
			SiteAdjacency adjacency = closing.get(i);
			rings.set(i, odd[adjacency.first()] ^ odd[adjacency.second()] ^ isOdd(adjacency, p, q));
		}
		return rings;
	}

	private boolean isOdd(SiteAdjacency adjacency, Point p, Point q) {
		return adjacency.isOdd(sites.get(adjacency.first()), sites.get(adjacency.second()), p, q);
	}
}
