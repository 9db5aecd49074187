package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.leeway.pathing.Progress;

/**
 * The progress of a request, which the monitor of a job shows. Counts as cancelled if the monitor is cancelled, or if a
 * later request waits.
 *
 * @param outdated returns whether a later request waits
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
