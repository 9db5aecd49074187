package org.leeway.ui.routes;

import java.util.concurrent.TimeUnit;

import org.eclipse.swt.widgets.Control;
import org.leeway.ui.presenter.RouteSteps;

/**
 * A player that moves a unit along its route once, until the unit is at the goal. The unit moves at its own speed, or
 * several times faster.
 */
final class RoutePlayer {

	/** The time between two frames, in milliseconds. */
	private static final int FRAME = 40;
	/**
	 * Longest time, in ns, that the unit moves in one frame. A frame may come later than this, for example when the UI
	 * thread is busy. The unit then falls behind real time, but does not jump.
	 */
	private static final long LONGEST_STEP = TimeUnit.MILLISECONDS.toNanos(5 * FRAME);

	private final Control owner;
	private final Runnable moved;
	private final Runnable tick = this::tick;
	private RouteSteps steps;
	private double seconds;
	private long last;

	/**
	 * @param owner the control whose disposal stops the player
	 * @param moved runs after each movement of the unit and when the player stops
	 */
	RoutePlayer(Control owner, Runnable moved) {
		this.owner = owner;
		this.moved = moved;
	}

	boolean isPlaying() {
		return steps != null;
	}

	/**
	 * Stops the player if it does not play the given route.
	 *
	 * @param known the given route. Null to stop the player in any case
	 */
	void keepTo(RouteSteps known) {
		if (steps != known) {
			stop();
		}
	}

	/**
	 * Plays the route from the current place of the unit. If the unit is at the goal, plays from the start.
	 *
	 * @param duration the real time, in seconds, in which the unit moves along the whole route
	 */
	void play(RouteSteps route, double duration) {
		steps = route;
		setDuration(duration);
		last = System.nanoTime();
		if (steps.along() == 1) {
			steps.setAlong(0);
		}
		owner.getDisplay().timerExec(FRAME, tick);
		moved.run();
	}

	/** Sets the real time, in seconds, in which the unit moves along the whole route. */
	void setDuration(double duration) {
		seconds = duration;
	}

	void stop() {
		if (isPlaying()) {
			steps = null;
			moved.run();
		}
	}

	private void tick() {
		if (owner.isDisposed() || !isPlaying()) {
			return;
		}
		long now = System.nanoTime();
		double passed = (double) Math.min(now - last, LONGEST_STEP) / TimeUnit.SECONDS.toNanos(1);
		steps.setAlong(passed >= seconds ? 1 : steps.along() + passed / seconds);
		last = now;
		if (steps.along() == 1) {
			stop();
		} else {
			moved.run();
			owner.getDisplay().timerExec(FRAME, tick);
		}
	}
}
