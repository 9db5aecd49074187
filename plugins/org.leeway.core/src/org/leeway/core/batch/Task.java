package org.leeway.core.batch;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.request.AgentChoice;

/**
 * An entry of the config applied to one level, or to all levels.
 *
 * @param levels the levels that the task reads
 * @param agent of the layer, if the config names one
 * @param output from the folder of the config. Contains {@link OutputPattern#ANY} if there is an output for each agent
 * of the level
 */
record Task(Entry entry, List<BatchLevel> levels, Optional<AgentChoice> agent, String output) {

	/** Returns the name of the task in the state and in messages. */
	String key() {
		return output.replace(String.valueOf(OutputPattern.ANY), "{" + OutputPattern.AGENT + "}");
	}

	/**
	 * Hashes the output only, because outputs differ between tasks. Hashing all levels of each task would need
	 * quadratic time.
	 */
	@Override
	public int hashCode() {
		return output.hashCode();
	}

	/**
	 * Returns a hash of everything that the output depends on, besides the contents of files.
	 *
	 * @param settings of the config
	 */
	String fingerprint(String version, String settings) {
		return FileHashes.of(String.join("\n", version, entry.settings(), key(), settings,
				agent.map(AgentChoice::name).orElse(""), levels.stream().map(BatchLevel::name).collect(Collectors.joining("\n"))));
	}
}
