package org.leeway.pathing.gaps;

import java.util.List;

/** The numbers of sites in arrays, for a search that looks at each of them many times. Immutable. */
final class SiteTable {

	/** More than the relative error of a distance, by the greatest number that goes into it. */
	private static final double ROUNDING = 0x1p-49;

	final double[] ax;
	final double[] ay;
	final double[] bx;
	final double[] by;
	final double[] dx;
	final double[] dy;
	/** Squared lengths of the segments; 0 for a circle. */
	final double[] squared;
	final double[] radius;
	/** By how much the distance of a place from the site may be wrong, and a place computed from the site. */
	final double[] error;

	SiteTable(List<Site> sites) {
		int count = sites.size();
		ax = new double[count];
		ay = new double[count];
		bx = new double[count];
		by = new double[count];
		dx = new double[count];
		dy = new double[count];
		squared = new double[count];
		radius = new double[count];
		error = new double[count];
		for (int i = 0; i < count; i++) {
			Site site = sites.get(i);
			ax[i] = site.ax();
			ay[i] = site.ay();
			bx[i] = site.bx();
			by[i] = site.by();
			dx[i] = site.bx() - site.ax();
			dy[i] = site.by() - site.ay();
			squared[i] = dx[i] * dx[i] + dy[i] * dy[i];
			radius[i] = site.radius();
			error[i] = ROUNDING * (Math.max(Math.max(Math.abs(site.ax()), Math.abs(site.bx())),
					Math.max(Math.abs(site.ay()), Math.abs(site.by()))) + site.radius());
		}
	}

	/** How far along its segment, from 0 to 1, a site is nearest to a place. */
	double nearest(int site, double x, double y) {
		if (squared[site] == 0) {
			return 0;
		}
		double t = ((x - ax[site]) * dx[site] + (y - ay[site]) * dy[site]) / squared[site];
		return Math.max(0, Math.min(1, t));
	}

	/** The way to a place from the point of a segment that is so far along it. */
	double fromX(int site, double t, double x) {
		return x - ax[site] - t * dx[site];
	}

	double fromY(int site, double t, double y) {
		return y - ay[site] - t * dy[site];
	}

	/** The distance of a place from a site, negative inside of a circle. */
	double distance(int site, double x, double y) {
		double t = nearest(site, x, y);
		double wx = fromX(site, t, x);
		double wy = fromY(site, t, y);
		return Math.sqrt(wx * wx + wy * wy) - radius[site];
	}

	/** At most the squared distance of a square from the site's segment. */
	double squaredDistance(int site, Square square) {
		double dx = Math.max(0, Math.max(square.left() - Math.max(ax[site], bx[site]), Math.min(ax[site], bx[site]) - square.right()));
		double dy = Math.max(0, Math.max(square.top() - Math.max(ay[site], by[site]), Math.min(ay[site], by[site]) - square.bottom()));
		return dx * dx + dy * dy;
	}

	boolean isPoint(int site) {
		return squared[site] == 0;
	}
}
