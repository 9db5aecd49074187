package org.leeway.core.batch;

import java.util.function.BooleanSupplier;

import org.leeway.core.request.StepProgress;

/** Progress that is reported to one object, and can be cancelled by another object. */
record CancellableProgress(StepProgress progress, BooleanSupplier isCancelled) implements StepProgress {

	@Override
	public void begin(long units) {
		progress.begin(units);
	}

	@Override
	public void worked(int units) {
		progress.worked(units);
	}

	@Override
	public boolean cancelled() {
		return isCancelled.getAsBoolean();
	}

	@Override
	public void close() {
		progress.close();
	}
}
