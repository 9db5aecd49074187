package org.leeway.ui.presenter;

/** A motion that a {@link Player} plays. */
public interface Playable {

	/** Returns how far the shown place is along the motion, from 0 at the start to 1 at the end. */
	double along();

	/** Shows another place of the motion. */
	void setAlong(double share);
}
