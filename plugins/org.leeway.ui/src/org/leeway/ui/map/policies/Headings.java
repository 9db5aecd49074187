package org.leeway.ui.map.policies;

import org.eclipse.gef.commands.Command;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.UnsetCommand;

/**
 * Commands that change the heading of a unit at the start or goal of a probe, which tests a route. Headings are in
 * degrees.
 */
public final class Headings {

	/** Step in degrees. A dragged heading snaps to multiples of this step. */
	static final int STEP = 15;

	private Headings() {
	}

	/** Returns a command that sets the heading of the unit at the start or goal of a probe. */
	public static Command set(ProbeEnd end, double degrees) {
		return new SetCommand("Turn " + end.label(), end.probe(), end.headingFeature(), degrees);
	}

	/**
	 * Returns a command that removes the heading of the unit at the start or goal of a probe. The unit may then face in
	 * any direction there.
	 */
	public static Command clear(ProbeEnd end) {
		return new UnsetCommand("Any heading at " + end.label(), end.probe(), end.headingFeature());
	}

	/**
	 * Returns the heading of a vector, in [0, 360) degrees.
	 *
	 * @param free true for a whole number of degrees, false for a multiple of {@link #STEP}
	 */
	static double of(double dx, double dy, boolean free) {
		double degrees = Math.toDegrees(Math.atan2(dy, dx));
		long rounded = free ? Math.round(degrees) : STEP * Math.round(degrees / STEP);
		return Math.floorMod(rounded, 360);
	}
}
