package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.leeway.pathing.Progress;

/**
 * A progress of a request that reports to the monitor of a job. Counts as cancelled if the monitor is cancelled, or if
 * there is a later request.
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
