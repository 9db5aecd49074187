package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.geom.Point;

/**
 * Tells regions between pieces apart. The links that a unit does not pass form rings; each ring is made of links of a
 * spanning forest and one more. Two places are in one region if no ring surrounds one and not the other: the way
 * between them crosses each ring an even number of times.
 */
final class Windings {

	private final List<Site> pieces;
	/** In the order of the walk from the roots: the piece, the one before it, and the link between them. */
	private final List<int[]> walk = new ArrayList<>();
	private final List<SiteAdjacency> closing = new ArrayList<>();
	private final List<SiteAdjacency> links;

	/** @param links those that the unit does not pass */
	Windings(List<Site> pieces, List<SiteAdjacency> links) {
		this.pieces = pieces;
		this.links = links;
		List<List<Integer>> at = new ArrayList<>();
		pieces.forEach(piece -> at.add(new ArrayList<>()));
		for (int i = 0; i < links.size(); i++) {
			at.get(links.get(i).first()).add(i);
			at.get(links.get(i).second()).add(i);
		}
		boolean[] met = new boolean[pieces.size()];
		boolean[] used = new boolean[links.size()];
		for (int root = 0; root < met.length; root++) {
			if (!met[root]) {
				met[root] = true;
				grow(root, at, met, used);
			}
		}
		for (int i = 0; i < used.length; i++) {
			if (!used[i]) {
				closing.add(links.get(i));
			}
		}
	}

	private void grow(int root, List<List<Integer>> at, boolean[] met, boolean[] used) {
		List<Integer> open = new ArrayList<>(List.of(root));
		for (int next = 0; next < open.size(); next++) {
			int piece = open.get(next);
			for (int link : at.get(piece)) {
				int other = links.get(link).first() + links.get(link).second() - piece;
				if (!met[other]) {
					met[other] = true;
					used[link] = true;
					walk.add(new int[] { other, piece, link });
					open.add(other);
				}
			}
		}
	}

	/** The rings that surround one of two places and not the other. */
	BitSet between(Point p, Point q) {
		boolean[] odd = new boolean[pieces.size()];
		for (int[] step : walk) {
			odd[step[0]] = odd[step[1]] ^ isOdd(links.get(step[2]), p, q);
		}
		BitSet rings = new BitSet();
		for (int i = 0; i < closing.size(); i++) {
			SiteAdjacency link = closing.get(i);
			rings.set(i, odd[link.first()] ^ odd[link.second()] ^ isOdd(link, p, q));
		}
		return rings;
	}

	private boolean isOdd(SiteAdjacency link, Point p, Point q) {
		return link.isOdd(pieces.get(link.first()), pieces.get(link.second()), p, q);
	}
}
