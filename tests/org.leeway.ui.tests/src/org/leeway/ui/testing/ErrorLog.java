package org.leeway.ui.testing;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** A recorder of the errors that are written to the log of the workspace, until it is closed. */
public final class ErrorLog implements AutoCloseable {

	private final List<Throwable> errors = new CopyOnWriteArrayList<>();
	private final ILogListener listener = (status, plugin) -> add(status);

	public ErrorLog() {
		Platform.addLogListener(listener);
	}

	private void add(IStatus status) {
		if (status.getSeverity() >= IStatus.ERROR) {
			errors.add(new AssertionError(status.toString(), status.getException()));
		}
	}

	/** Fails if there were errors. The failure contains all of these errors. */
	public void check() {
		if (!errors.isEmpty()) {
			AssertionError all = new AssertionError(errors.size() + " in the log, the first: " + errors.getFirst(),
					errors.getFirst());
			errors.stream().skip(1).forEach(all::addSuppressed);
			throw all;
		}
	}

	/** Adds the errors to a failure, because they may be its cause. */
	public void explain(Throwable failure) {
		errors.forEach(failure::addSuppressed);
	}

	@Override
	public void close() {
		Platform.removeLogListener(listener);
	}
}
