package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * Finds the adjacencies of neighbouring sites by cutting the plane into squares, and these into quarters. A square
 * keeps only the sites that are nearest to some place in it: every site that reaches into a gap with its middle in the
 * square is among them. The search cuts on only while many of them may lie opposite each other; else it tries each
 * pair. For n sites that are spread out it takes O(n log n). Sites that are nearly equal, or nearly at one distance from
 * a place, are cut apart only where the middle of a gap may be, down to the size of rounding errors.
 */
final class AdjacencySearch {

	/** A square with at most so many sites in pairs is not cut any further. */
	static final int FEW = 8;
	/** A cut is in vain if it leaves so many times as many pairs: the sites are a bundle along a line. */
	private static final double VAIN = 1.5;
	private static final int MOST_IN_VAIN = 3;

	private final Site[] sites;
	private final SiteTable table;
	private final Progress progress;
	private final List<SiteAdjacency> adjacencies = new ArrayList<>();
	private long steps;

	private AdjacencySearch(List<Site> sites, Progress progress) {
		this.sites = sites.toArray(Site[]::new);
		this.table = new SiteTable(sites);
		this.progress = progress;
	}

	/** @throws java.util.concurrent.CancellationException if the work was cancelled */
	static List<SiteAdjacency> of(List<Site> sites, Progress progress) {
		return run(sites, progress).adjacencies;
	}

	/** How many sites of squares, pairs and third sites the search looks at. */
	static long steps(List<Site> sites) {
		return run(sites, Progress.NONE).steps;
	}

	private static AdjacencySearch run(List<Site> sites, Progress progress) {
		AdjacencySearch search = new AdjacencySearch(sites, progress);
		if (!sites.isEmpty()) {
			search.divide(search.part(search.whole(), IntStream.range(0, sites.size()).toArray()), 0);
		}
		return search;
	}

	/** A square with the middles of all gaps, which lie between points of two segments. */
	private Square whole() {
		double low = Double.POSITIVE_INFINITY;
		double high = Double.NEGATIVE_INFINITY;
		for (Site site : sites) {
			low = Math.min(low, Math.min(Math.min(site.ax(), site.bx()), Math.min(site.ay(), site.by())));
			high = Math.max(high, Math.max(Math.max(site.ax(), site.bx()), Math.max(site.ay(), site.by())));
		}
		double margin = (high - low) / 4 + 1;
		return new Square(low - margin, low - margin, high + margin, high + margin);
	}

	/** A square with its sites and which of them may be opposite each other. */
	private record Part(Square square, NearSites near, Opposites opposites) {

		boolean canBeCut() {
			return opposites.count() > FEW && square.canBeCut() && square.reach() >= near.error();
		}

		/** How many pairs there may be, twice. */
		double cost() {
			return (double) opposites.count() * opposites.count();
		}
	}

	private Part part(Square square, int[] above) {
		progress.check();
		steps += above.length;
		NearSites near = NearSites.of(table, square, above);
		return new Part(square, near, new Opposites(near));
	}

	/** @param vain how many cuts before, without one in between that helped, left more pairs to try than there were */
	private void divide(Part part, int vain) {
		if (!part.canBeCut() || vain == MOST_IN_VAIN) {
			new Gaps(part.square(), part.near()).add(part.opposites());
			return;
		}
		List<Part> quarters = part.square().quarters().stream().map(quarter -> part(quarter, part.near().sites())).toList();
		double cost = quarters.stream().mapToDouble(Part::cost).sum();
		for (Part quarter : quarters) {
			divide(quarter, cost > VAIN * part.cost() ? vain + 1 : 0);
		}
	}

	/** The adjacencies with their middle in one square. */
	private final class Gaps {

		private final Square square;
		private final NearSites near;
		private final double x;
		private final double y;
		/** The sites, the nearest to the middle of the square first. */
		private final Integer[] inOrder;

		Gaps(Square square, NearSites near) {
			this.square = square;
			this.near = near;
			this.x = square.middleX();
			this.y = square.middleY();
			inOrder = IntStream.range(0, near.count()).boxed().toArray(Integer[]::new);
			if (inOrder.length > FEW) {
				Arrays.sort(inOrder, Comparator.comparingDouble(near::distance));
			}
		}

		void add(Opposites opposites) {
			opposites.forEach((i, j) -> add(Math.max(near.site(i), near.site(j)), Math.min(near.site(i), near.site(j))));
		}

		private void add(int i, int j) {
			steps++;
			Site a = sites[i];
			Site b = sites[j];
			if (a.isPoint() && b.isPoint() && !square.holds(SiteAdjacency.middleOfCircles(a, b))) {
				return;
			}
			SiteAdjacency adjacency = SiteAdjacency.between(a, i, b, j);
			Point middle = adjacency.middle(a, b);
			if (square.holds(middle) && isNarrowest(adjacency, middle, adjacency.level(a, b))) {
				adjacencies.add(adjacency.radius() == Double.NEGATIVE_INFINITY ? adjacency : adjacency.exact(a, b));
			}
		}

		/**
		 * Whether no third site reaches into the largest circle in the gap: else there are narrower gaps beside it.
		 *
		 * @param level the distance of the middle from both sites
		 */
		private boolean isNarrowest(SiteAdjacency adjacency, Point middle, double level) {
			double off = Math.hypot(middle.x() - x, middle.y() - y);
			double error = table.error[adjacency.first()] + table.error[adjacency.second()];
			for (int k : inOrder) {
				double clearance = level - 4 * (error + table.error[near.site(k)]);
				if (inOrder.length > FEW && near.distance(k) - off * (1 + 1e-9) >= level) {
					return true;
				}
				steps++;
				if (near.site(k) != adjacency.first() && near.site(k) != adjacency.second()
						&& sites[near.site(k)].distance(middle.x(), middle.y()) < clearance) {
					return false;
				}
			}
			return true;
		}
	}
}
