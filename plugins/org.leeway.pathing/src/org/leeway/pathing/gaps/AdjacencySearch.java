package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;

/**
 * A search for all pairs of neighbouring sites, called adjacencies. A site is a circle, or an edge of a polygon or of
 * the border. Two sites are neighbours if no third site reaches into the largest disc between them. For n sites that
 * are spread out, the search needs O(n log n) time.
 * <p>
 * The search cuts the plane into squares. For each square, it keeps the sites that may be nearest to some place of the
 * square. If few sites remain, the search tries each pair of them. Otherwise it cuts the square into quarters.
 */
final class AdjacencySearch {

	/**
	 * Limit for the number of sites in a square: up to this number, the search tries each pair of sites. With more sites,
	 * cutting the square into quarters is faster. Sites that lie {@linkplain FacingSites opposite} no other site do not count.
	 */
	static final int FEW = 8;
	/**
	 * Factor that decides whether the cut of a square into quarters is in vain. A cut is in vain if the pairs of sites in all
	 * quarters together are more than the pairs in the square, times this factor. This happens where many sites lie along one
	 * line, because each site then belongs to several quarters.
	 */
	private static final double VAIN = 1.5;
	private static final int MOST_IN_VAIN = 3;
	/** Least number of sites in a square for which the quarters of the square are searched in parallel. */
	private static final int MANY = 1000;

	private final Site[] sites;
	private final SiteTable table;
	private final Square whole;
	private final double widest;
	private final NearestBounds bounds;
	private final Progress progress;
	private final LongAdder steps = new LongAdder();
	private final ThreadLocal<NearSitesFilter> filters;

	private AdjacencySearch(List<Site> sites, double widest, Progress progress) {
		this.sites = sites.toArray(Site[]::new);
		this.table = new SiteTable(sites);
		this.filters = ThreadLocal.withInitial(() -> new NearSitesFilter(table));
		this.whole = whole();
		this.widest = widest;
		this.bounds = new NearestBounds(table, whole);
		this.progress = progress;
	}

	/**
	 * Finds the adjacencies of sites.
	 *
	 * @param widest finds only pairs of sites between which no larger disc than this radius passes
	 * @param progress checked by several threads
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	static List<SiteAdjacency> of(List<Site> sites, double widest, Progress progress) {
		return sites.isEmpty() ? List.of() : new AdjacencySearch(sites, widest, progress).run();
	}

	/**
	 * Returns the number of steps of a search for all adjacencies, for tests of its speed. Each of these counts as a step:
	 * <ul>
	 * <li>the search tries a pair of sites
	 * <li>the search compares a third site with such a pair
	 * <li>the search decides whether a site is near a square
	 * </ul>
	 */
	static long steps(List<Site> sites) {
		AdjacencySearch search = new AdjacencySearch(sites, Double.POSITIVE_INFINITY, Progress.NONE);
		search.run();
		return search.steps.sum();
	}

	private List<SiteAdjacency> run() {
		List<SiteAdjacency> found = new ArrayList<>();
		divide(part(whole, 0, IntStream.range(0, sites.length).toArray()), 0, found);
		return found;
	}

	/**
	 * Returns the square where the search begins. The square contains the centres of all circles and the ends of all segments,
	 * with a margin. So the square also contains the centre of the disc between any two neighbouring sites.
	 */
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

	/**
	 * A square that the search examines, with its nearest sites, and with the sites that may face each other across the square.
	 *
	 * @param cuts how many cuts into quarters led to this square
	 */
	private record Part(Square square, int cuts, NearSites near, FacingSites facing) {

		boolean canBeCut() {
			return facing.count() > FEW && square.canBeCut() && square.reach() >= near.error();
		}

		/** Returns whether the part has enough sites to search its quarters in parallel. */
		boolean isLarge() {
			return near.count() >= MANY;
		}

		/**
		 * Returns an estimate of the work in this square: n * n, where n is the number of sites that may lie
		 * {@linkplain FacingSites opposite} another site. The number of pairs to try is about half of this.
		 */
		double cost() {
			return (double) facing.count() * facing.count();
		}
	}

	private Part part(Square square, int cuts, int[] above) {
		progress.check();
		steps.add(above.length);
		NearSites near = filters.get().near(square, Math.min(widest, bounds.of(square, cuts)), above);
		return new Part(square, cuts, near, new FacingSites(near));
	}

	/**
	 * Finds the pairs of neighbouring sites that belong to a square. A pair belongs to the square that contains the centre of
	 * the largest disc between the two sites. Cuts the square into quarters, and continues with each quarter. Tries all pairs
	 * of sites instead in these cases:
	 * <ul>
	 * <li>the square has at most {@link #FEW} sites that may face each other
	 * <li>the square is too small to be cut
	 * <li>{@link #MOST_IN_VAIN} cuts in a row were in vain
	 * </ul>
	 *
	 * @param vain how many cuts in a row, up to this square, were in vain. {@link #VAIN} says which cuts are in vain
	 */
	private void divide(Part part, int vain, List<SiteAdjacency> found) {
		if (part.facing().count() < 2) {
			return;
		}
		if (!part.canBeCut() || vain == MOST_IN_VAIN) {
			new Gaps(part, found).add(part.facing());
			return;
		}
		List<Part> quarters = quarters(part);
		double cost = 0;
		for (Part quarter : quarters) {
			cost += quarter.cost();
		}
		int vainNow = cost > VAIN * part.cost() ? vain + 1 : 0;
		if (part.isLarge()) {
			quarters.parallelStream().map(quarter -> divided(quarter, vainNow)).toList().forEach(found::addAll);
		} else {
			quarters.forEach(quarter -> divide(quarter, vainNow, found));
		}
	}

	private List<SiteAdjacency> divided(Part part, int vain) {
		List<SiteAdjacency> found = new ArrayList<>();
		divide(part, vain, found);
		return found;
	}

	private List<Part> quarters(Part part) {
		List<Square> squares = part.square().quarters();
		if (part.isLarge()) {
			return squares.parallelStream().map(square -> quarter(part, square)).toList();
		}
		List<Part> quarters = new ArrayList<>(squares.size());
		for (Square square : squares) {
			quarters.add(quarter(part, square));
		}
		return quarters;
	}

	private Part quarter(Part part, Square square) {
		return part(square, part.cuts() + 1, part.near().sites());
	}

	/**
	 * A search for neighbouring sites in one square, which tries each pair of the square's sites. Finds only the pairs whose
	 * middle lies in the square. The middle is the centre of the largest disc between the two sites.
	 */
	private final class Gaps {

		private final Square square;
		private final NearSites near;
		private final double x;
		private final double y;
		/**
		 * The indices of the sites in {@link #near}, sorted by distance from the middle of the square, the nearest first. Null
		 * if the square has at most {@link #FEW} sites, because sorting would not pay.
		 */
		private final int[] inOrder;
		private final List<SiteAdjacency> found;
		private long looks;

		Gaps(Part part, List<SiteAdjacency> found) {
			this.square = part.square();
			this.near = part.near();
			this.found = found;
			this.x = square.middleX();
			this.y = square.middleY();
			inOrder = near.count() <= FEW ? null : IntStream.range(0, near.count()).boxed()
					.sorted(Comparator.comparingDouble(near::distance)).mapToInt(Integer::intValue).toArray();
		}

		void add(FacingSites facing) {
			facing.forEach((i, j) -> add(Math.max(near.site(i), near.site(j)), Math.min(near.site(i), near.site(j))));
			steps.add(looks);
		}

		private void add(int i, int j) {
			looks++;
			if (table.isPoint(i) && table.isPoint(j) && !holdsMiddle(i, j)) {
				return;
			}
			Site a = sites[i];
			Site b = sites[j];
			SiteAdjacency adjacency = SiteAdjacency.between(a, i, b, j);
			Point middle = adjacency.middle(a, b);
			if (square.holds(middle.x(), middle.y()) && isNarrowest(adjacency, middle, adjacency.level(a, b))) {
				SiteAdjacency exact = adjacency.radius() == Double.NEGATIVE_INFINITY ? adjacency : adjacency.exact(a, b);
				if (exact.radius() <= widest) {
					found.add(exact);
				}
			}
		}

		/**
		 * Returns whether the middle between two circles is in the square. Rounds exactly like {@link SiteAdjacency#middle}, so
		 * that exactly one square has the middle.
		 */
		private boolean holdsMiddle(int i, int j) {
			double dx = table.ax(j) - table.ax(i);
			double dy = table.ay(j) - table.ay(i);
			double t = SiteAdjacency.share(Math.sqrt(dx * dx + dy * dy), table.radius(i), table.radius(j));
			return square.holds(table.ax(i) + t * dx, table.ay(i) + t * dy);
		}

		/**
		 * Returns whether no third site reaches into the largest disc that fits between two sites. If so, the two sites are
		 * neighbours.
		 *
		 * @param middle the centre of this disc
		 * @param level the distance of the centre from both sites
		 */
		private boolean isNarrowest(SiteAdjacency adjacency, Point middle, double level) {
			double off = inOrder == null ? 0 : Math.hypot(middle.x() - x, middle.y() - y);
			double error = table.error(adjacency.first()) + table.error(adjacency.second());
			for (int i = 0; i < near.count(); i++) {
				int k = inOrder == null ? i : inOrder[i];
				double clearance = level - 4 * (error + table.error(near.site(k)));
				if (inOrder != null && near.distance(k) - off * (1 + 1e-9) >= level) {
					return true;
				}
				looks++;
				if (near.site(k) != adjacency.first() && near.site(k) != adjacency.second()
						&& table.distance(near.site(k), middle.x(), middle.y()) < clearance) {
					return false;
				}
			}
			return true;
		}
	}
}
