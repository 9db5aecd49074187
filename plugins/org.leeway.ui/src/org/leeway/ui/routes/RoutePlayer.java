package org.leeway.ui.routes;

import java.util.concurrent.TimeUnit;

import org.eclipse.swt.widgets.Control;
import org.leeway.ui.presenter.RouteSteps;

/** Moves a unit along its route at constant speed, once, until it is at the goal. */
final class RoutePlayer {

	/** The time between two frames, in milliseconds. */
	private static final int FRAME = 40;
	/** A late frame moves the unit no further than this time would: it slows down rather than jumps. */
	private static final long LONGEST_STEP = TimeUnit.MILLISECONDS.toNanos(5 * FRAME);
	private static final double CELLS_A_SECOND = 8;
	private static final double SHORTEST_SECONDS = 2;
	private static final double LONGEST_SECONDS = 12;

	private final Control owner;
	private final Runnable moved;
	private final Runnable tick = this::tick;
	private RouteSteps steps;
	private double seconds;
	private long last;

	/**
	 * @param owner the control whose disposal stops the player
	 * @param moved runs after each step and at the end
	 */
	RoutePlayer(Control owner, Runnable moved) {
		this.owner = owner;
		this.moved = moved;
	}

	boolean isPlaying() {
		return steps != null;
	}

	/** Stops unless it plays these steps. */
	void keepTo(RouteSteps known) {
		if (steps != known) {
			stop();
		}
	}

	/** Plays on from the place of the unit; if it is at the goal, from the start. */
	void play(RouteSteps route, double length) {
		steps = route;
		seconds = Math.clamp(length / CELLS_A_SECOND, SHORTEST_SECONDS, LONGEST_SECONDS);
		last = System.nanoTime();
		if (steps.along() == 1) {
			steps.setAlong(0);
		}
		owner.getDisplay().timerExec(FRAME, tick);
		moved.run();
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
		steps.setAlong(steps.along() + Math.min(now - last, LONGEST_STEP) / seconds / TimeUnit.SECONDS.toNanos(1));
		last = now;
		if (steps.along() == 1) {
			stop();
		} else {
			moved.run();
			owner.getDisplay().timerExec(FRAME, tick);
		}
	}
}
