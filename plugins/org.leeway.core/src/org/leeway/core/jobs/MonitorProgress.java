package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.leeway.pathing.Progress;

/**
 * A progress that reports to the monitor of a job. The progress counts as cancelled if the monitor is cancelled, or if
 * the request is outdated.
 *
 * @param outdated whether there is a later request
 */
public record MonitorProgress(IProgressMonitor monitor, BooleanSupplier outdated) implements Progress {

	@Override
	public void worked(int units) {
		monitor.worked(units);
	}

	@Override
	public boolean cancelled() {
		return outdated.getAsBoolean() || monitor.isCanceled();
	}
}
