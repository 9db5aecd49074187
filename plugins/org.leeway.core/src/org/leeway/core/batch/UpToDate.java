package org.leeway.core.batch;

import java.util.HashMap;
import java.util.Map;

import org.leeway.core.batch.BatchState.Made;

/**
 * A check of which tasks are up to date. A task is up to date if an earlier run made its outputs with the same
 * settings, and none of its files has changed since. Thread-safe.
 */
final class UpToDate {

	private final BatchConfig config;
	private final BatchOptions options;
	private final BatchState state;
	private final FileHashes hashes = new FileHashes();

	UpToDate(BatchConfig config, BatchOptions options, BatchState state) {
		this.config = config;
		this.options = options;
		this.state = state;
	}

	boolean isUpToDate(Task task) {
		Made made = state.tasks().get(task.key());
		return !options.force() && made != null
				&& made.fingerprint().equals(task.fingerprint(options.version(), config.settings()))
				&& areSame(made.inputs()) && areSame(made.outputs());
	}

	private boolean areSame(Map<String, String> files) {
		return files.entrySet().stream()
				.allMatch(file -> hashes.first(config.paths().resolve(file.getKey())).equals(file.getValue()));
	}

	/**
	 * Returns the state after a run. Tasks that were up to date keep their records. Tasks that failed count as out of
	 * date.
	 *
	 * @param made what each successful task has made, indexed by key of the task
	 * @param failed the tasks that failed
	 */
	BatchState with(Map<String, Made> made, Iterable<Task> failed) {
		Map<String, Made> tasks = new HashMap<>(state.tasks());
		for (Task task : failed) {
			tasks.computeIfPresent(task.key(), (key, before) -> before.outdated());
		}
		tasks.putAll(made);
		Map<String, String> left = new HashMap<>(state.outputs());
		tasks.values().forEach(each -> left.keySet().removeAll(each.outputs().keySet()));
		return BatchState.of(tasks, left);
	}
}
