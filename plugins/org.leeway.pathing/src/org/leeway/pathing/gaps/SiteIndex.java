package org.leeway.pathing.gaps;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.hprtree.HPRtree;

/** A spatial index of sites. Immutable. */
final class SiteIndex {

	private final HPRtree tree = new HPRtree();
	private final boolean isEmpty;

	SiteIndex(List<Site> sites) {
		for (Site site : sites) {
			Envelope envelope = new Envelope(site.ax(), site.bx(), site.ay(), site.by());
			envelope.expandBy(site.radius());
			tree.insert(envelope, site);
		}
		tree.build();
		isEmpty = sites.isEmpty();
	}

	/** Returns whether the distance of a place from each site is at least a given distance. */
	boolean isFree(Point place, double distance) {
		if (isEmpty) {
			return true;
		}
		Envelope around = new Envelope(place.x(), place.x(), place.y(), place.y());
		around.expandBy(distance);
		boolean[] free = { true };
		tree.query(around, item -> free[0] &= ((Site) item).distance(place.x(), place.y()) >= distance);
		return free[0];
	}

	/** Returns whether no site of the index overlaps a given site. */
	boolean isClear(Site other) {
		Envelope around = new Envelope(other.ax(), other.bx(), other.ay(), other.by());
		around.expandBy(other.radius());
		boolean[] clear = { true };
		if (!isEmpty) {
			tree.query(around, item -> clear[0] &= !((Site) item).closes(other, 0));
		}
		return clear[0];
	}
}
