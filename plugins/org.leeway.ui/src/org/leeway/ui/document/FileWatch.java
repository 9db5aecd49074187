package org.leeway.ui.document;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * A periodic check whether files of an open level have changed. The workspace notices changes by other programs only
 * later. Checks only while a main window of Leeway is active, not a dialog. The files' attributes are read off the UI
 * thread.
 */
final class FileWatch {

	/** The files that a {@link FileWatch} checks. Methods may be called on any thread. */
	interface Watched {

		/** Returns the state of the files on disk now. {@code equals} compares states. */
		Object state();

		/**
		 * Returns whether Leeway can ignore a state of the files: the editor shows this state already, or the designer has
		 * chosen not to load it.
		 */
		boolean isKnown(Object state);

		/**
		 * Handles a change of the files. Called when the files have stopped changing, unless Leeway can ignore their new state,
		 * see {@link #isKnown}.
		 */
		void changed() throws CoreException;
	}

	/**
	 * Time between two checks, in ms. A change is reported after at most this time plus {@link #SETTLED}, that is, in less than
	 * two seconds.
	 */
	private static final int PAUSE = 1500;
	/**
	 * Time in ms without a further change, after which a change is reported. Before, the other program may still be
	 * writing.
	 */
	private static final int SETTLED = 200;

	private final Watched files;
	private final Display display = Display.getCurrent();
	private final Job look;
	private final Runnable next = this::next;
	/** The state of the files at the last check. Null before the first check. Only the job uses this field. */
	private Object seen;

	FileWatch(Watched files) {
		this.files = files;
		look = Job.createSystem("Looking at the files of a level", (ICoreRunnable) monitor -> look());
	}

	/** Begins the periodic checks. */
	void begin() {
		display.timerExec(PAUSE, next);
	}

	/** Ends the periodic checks. */
	void end() {
		display.timerExec(-1, next);
		look.cancel();
	}

	private void next() {
		Shell active = display.getActiveShell();
		if (active != null && active.getParent() == null) {
			look.schedule();
		}
		begin();
	}

	private void look() throws CoreException {
		Object now = files.state();
		if (files.isKnown(now)) {
			return;
		}
		if (now.equals(seen)) {
			files.changed();
		} else {
			seen = now;
			look.schedule(SETTLED);
		}
	}
}
