package org.leeway.ui.document;

import java.util.Optional;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/**
 * A periodic check whether the file of an open level has changed. The workspace itself notices changes by other programs only when
 * the workspace is refreshed. Checks only while the active window is a main window of Leeway, not a dialog. A check reads the
 * attributes of the file, off the UI thread.
 */
final class FileWatch {

	/** Time between two checks, in ms. A change is seen within two seconds, together with {@link #SETTLED}. */
	private static final int PAUSE = 1500;
	/** Time in ms for which a changed file must stay as it is, because the other program may still write it. */
	private static final int SETTLED = 200;

	private final EditedFile file;
	private final Display display = Display.getCurrent();
	private final Job look;
	private final Runnable next = this::next;
	/** The state of the file at the last check. Only the job uses this field. */
	private Optional<FileStamp> seen = Optional.empty();

	FileWatch(EditedFile file) {
		this.file = file;
		look = Job.createSystem("Looking at the file of a level", (ICoreRunnable) monitor -> look());
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

	/** Reports a change when the file has stopped changing, and refreshes the file in the workspace. */
	private void look() throws CoreException {
		Optional<FileStamp> now = file.stamp();
		if (file.isKnown(now)) {
			return;
		}
		if (now.equals(seen)) {
			file.checkLater();
			file.file().refreshLocal(IResource.DEPTH_ZERO, null);
		} else {
			seen = now;
			look.schedule(SETTLED);
		}
	}
}
