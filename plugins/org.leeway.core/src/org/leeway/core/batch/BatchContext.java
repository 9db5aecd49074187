package org.leeway.core.batch;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

import org.leeway.core.exchange.Formats;
import org.leeway.core.request.FailureException;

/**
 * What all work of a run shares. Thread-safe.
 *
 * @param claims by comparable name of a file, which task writes it, or what input it is
 * @param cancelled whether to stop
 */
record BatchContext(BatchConfig config, Formats formats, BatchOptions options, Map<String, String> claims,
		BooleanSupplier cancelled) {

	static BatchContext of(BatchPlan plan, Formats formats, BatchOptions options, BooleanSupplier cancelled) {
		Map<String, String> claims = new ConcurrentHashMap<>();
		plan.inputs().levels().forEach(level -> claims.put(OutputNames.comparable(level.name()), "the input " + level.name()));
		plan.tasks().stream().filter(task -> task.output().indexOf(OutputPattern.ANY) < 0)
				.forEach(task -> claims.put(OutputNames.comparable(task.output()), task.key()));
		return new BatchContext(plan.config(), formats, options, claims, cancelled);
	}

	ConfigPaths paths() {
		return config.paths();
	}

	/**
	 * Makes sure that nobody else writes a file.
	 *
	 * @throws FailureException if somebody does
	 */
	void claim(Path file, Task task) throws FailureException {
		String name = paths().name(file);
		String owner = claims.putIfAbsent(OutputNames.comparable(name), task.key());
		if (owner != null && !owner.equals(task.key())) {
			throw new FailureException(file + ": belongs to " + owner + ", expected a file of its own for " + task.key());
		}
	}
}
