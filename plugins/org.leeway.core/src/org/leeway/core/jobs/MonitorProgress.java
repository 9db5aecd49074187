package org.leeway.core.jobs;

import java.util.function.BooleanSupplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.leeway.pathing.Progress;

/**
 * Reports to the monitor of a job, and is cancelled by it or by another reason.
 *
 * @param outdated whether there is such a reason
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
