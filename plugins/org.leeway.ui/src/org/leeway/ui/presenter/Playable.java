package org.leeway.ui.presenter;

/** A motion that a {@link Player} plays. */
public interface Playable {

	/** Returns the share of the motion before the place that is shown now: 0 at the start, 1 at the end. */
	double along();

	/** Shows another place of the motion. */
	void setAlong(double share);
}
