package org.leeway.ui.presenter;

import java.util.concurrent.TimeUnit;

import org.eclipse.swt.widgets.Control;

/**
 * A player that shows a motion once, until its end: a unit on its route, or a crowd. The motion goes on in real time, or several
 * times faster.
 */
public final class Player {

	/** The time between two frames, in milliseconds. */
	private static final int FRAME = 40;
	/**
	 * Longest time, in ns, that the motion goes on in one frame. A frame may come later than this, for example when the UI
	 * thread is busy. The motion then falls behind real time, but does not jump.
	 */
	private static final long LONGEST_STEP = TimeUnit.MILLISECONDS.toNanos(5 * FRAME);

	private final Control owner;
	private final Runnable moved;
	private final Runnable tick = this::tick;
	private Playable motion;
	private double seconds;
	private long last;

	/**
	 * @param owner the control whose disposal stops the player
	 * @param moved runs after each frame and when the player stops
	 */
	public Player(Control owner, Runnable moved) {
		this.owner = owner;
		this.moved = moved;
	}

	public boolean isPlaying() {
		return motion != null;
	}

	/**
	 * Stops the player if it does not play the given motion.
	 *
	 * @param known the given motion. Null to stop the player in any case
	 */
	public void keepTo(Playable known) {
		if (motion != known) {
			stop();
		}
	}

	/**
	 * Plays a motion from its current place. If this place is the end, plays from the start.
	 *
	 * @param duration the real time of the whole motion, in seconds
	 */
	public void play(Playable next, double duration) {
		motion = next;
		setDuration(duration);
		last = System.nanoTime();
		if (motion.along() == 1) {
			motion.setAlong(0);
		}
		owner.getDisplay().timerExec(FRAME, tick);
		moved.run();
	}

	/** Sets the real time of the whole motion, in seconds. */
	public void setDuration(double duration) {
		seconds = duration;
	}

	/** Stops the player. The current place stays. */
	public void stop() {
		if (isPlaying()) {
			motion = null;
			moved.run();
		}
	}

	private void tick() {
		if (owner.isDisposed() || !isPlaying()) {
			return;
		}
		long now = System.nanoTime();
		double passed = (double) Math.min(now - last, LONGEST_STEP) / TimeUnit.SECONDS.toNanos(1);
		motion.setAlong(passed >= seconds ? 1 : motion.along() + passed / seconds);
		last = now;
		if (motion.along() == 1) {
			stop();
		} else {
			moved.run();
			owner.getDisplay().timerExec(FRAME, tick);
		}
	}
}
