package org.leeway.core.batch;

import java.util.function.BooleanSupplier;

import org.leeway.core.exchange.Formats;

/**
 * What all work of a run shares. Thread-safe.
 *
 * @param claims which task writes which file
 * @param cancelled whether to stop
 */
record BatchContext(BatchConfig config, Formats formats, BatchOptions options, Claims claims, BooleanSupplier cancelled) {

	ConfigPaths paths() {
		return config.paths();
	}
}
