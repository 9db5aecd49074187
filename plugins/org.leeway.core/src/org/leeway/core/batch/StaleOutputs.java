package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.batch.Outcome.Kind;

/**
 * Outputs of earlier runs that no task makes any more.
 *
 * @param files SHA-256 of each output when it was written, indexed by name
 * @param before the state that records the outputs
 */
record StaleOutputs(BatchPlan plan, Map<String, String> files, BatchState before, Seal seal) {

	/**
	 * Finds outputs of earlier runs that no task of the plan makes. Leaves out outputs that the user has deleted, or uses as
	 * input levels of the config.
	 *
	 * @param before the state of earlier runs
	 * @param now the records of the plan's tasks, indexed by key of the task
	 */
	static StaleOutputs of(BatchPlan plan, BatchState before, Seal seal, Map<String, Made> now) {
		Map<String, String> files = new TreeMap<>(before.outputs());
		now.values().forEach(made -> files.keySet().removeAll(made.outputs().keySet()));
		Set<String> inputs = plan.inputs().levels().stream().map(BatchLevel::name).collect(Collectors.toSet());
		files.keySet().removeIf(name -> inputs.contains(name) || !Files.isRegularFile(plan.config().paths().resolve(name)));
		return new StaleOutputs(plan, files, before, seal);
	}

	/** Returns a message about each output, as an {@link Outcome}. Removes nothing. */
	List<Outcome> outcomes() {
		return files.keySet().stream().map(name -> left(name, "nothing makes it any more")).toList();
	}

	/**
	 * Removes outputs that no task makes any more. Removes an output only if this user's batch wrote it, and if it has not
	 * changed since. Keeps outputs outside the folder of the config, unless the config allows such paths. Returns an outcome for
	 * each output, removed or not.
	 */
	List<Outcome> remove() {
		List<Outcome> outcomes = new ArrayList<>();
		files.forEach((name, hash) -> outcomes.add(remove(name, hash)));
		return outcomes;
	}

	private Outcome remove(String name, String hash) {
		Path file = plan.config().paths().resolve(name);
		try {
			if (!plan.config().outside() && plan.config().paths().leadsOut(file)) {
				return left(name, "it is not in the folder of the config, so it stays");
			}
			if (!seal.isRight(before.sums().get(name), name, hash)) {
				return left(name, seal.key().isEmpty() ? "it is unknown whether you made it, because there is no key in your "
						+ "own folder, so it stays" : "no batch of yours made it here, so it stays");
			}
			if (Files.isSymbolicLink(file) || !FileHashes.of(file).equals(hash)) {
				return left(name, "it was changed since, so it stays");
			}
			Files.delete(file);
			return new Outcome(Kind.REMOVED, name, List.of(name), "");
		} catch (IOException e) {
			return left(name, "it cannot be removed");
		}
	}

	private static Outcome left(String name, String why) {
		return new Outcome(Kind.LEFT, name, List.of(), why);
	}
}
