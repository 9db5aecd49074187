package org.leeway.core.batch;

import java.util.function.BooleanSupplier;

import org.leeway.core.exchange.Formats;

/**
 * The objects that all tasks of a run share. Thread-safe.
 *
 * @param claims decides which task may write a file
 * @param cancelled returns whether the run was cancelled
 */
record BatchContext(BatchConfig config, Formats formats, BatchOptions options, Claims claims, BooleanSupplier cancelled) {

	ConfigPaths paths() {
		return config.paths();
	}
}
