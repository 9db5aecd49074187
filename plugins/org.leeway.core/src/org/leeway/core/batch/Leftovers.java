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

/** Outputs of earlier runs that no task makes any more. */
record Leftovers(BatchPlan plan, Map<String, String> files) {

	/**
	 * Those that are still there.
	 *
	 * @param before what earlier runs made
	 * @param now what is made by the tasks of the plan
	 */
	static Leftovers of(BatchPlan plan, BatchState before, Map<String, Made> now) {
		Map<String, String> files = new TreeMap<>(before.outputs());
		now.values().forEach(made -> files.keySet().removeAll(made.outputs().keySet()));
		Set<String> inputs = plan.inputs().levels().stream().map(BatchLevel::name).collect(Collectors.toSet());
		files.keySet().removeIf(name -> inputs.contains(name) || !Files.isRegularFile(plan.config().paths().resolve(name)));
		return new Leftovers(plan, files);
	}

	/** Tells what is left. */
	List<Outcome> outcomes() {
		return files.keySet().stream().map(name -> new Outcome(Kind.LEFT, name, List.of(), "nothing makes it any more"))
				.toList();
	}

	/** Removes the files that are as the batch wrote them, unless they are elsewhere. */
	List<Outcome> remove() {
		List<Outcome> outcomes = new ArrayList<>();
		files.forEach((name, hash) -> outcomes.add(remove(name, hash)));
		return outcomes;
	}

	private Outcome remove(String name, String hash) {
		Path file = plan.config().paths().resolve(name);
		if (!plan.config().outside() && !plan.config().paths().isInside(name)) {
			return new Outcome(Kind.LEFT, name, List.of(), "it is not in the folder of the config, so it stays");
		}
		if (Files.isSymbolicLink(file) || !FileHashes.of(file).equals(hash)) {
			return new Outcome(Kind.LEFT, name, List.of(), "it was changed since, so it stays");
		}
		try {
			Files.delete(file);
			return new Outcome(Kind.REMOVED, name, List.of(name), "");
		} catch (IOException e) {
			return new Outcome(Kind.LEFT, name, List.of(), "it cannot be removed");
		}
	}
}
