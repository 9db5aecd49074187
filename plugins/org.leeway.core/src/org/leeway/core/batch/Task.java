package org.leeway.core.batch;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.request.AgentChoice;

/**
 * One entry for one level, or for all of them.
 *
 * @param levels those that it is about
 * @param agent of the layer, if the config names one
 * @param output from the folder of the config; with {@link OutputPattern#ANY} for each agent of the level
 */
record Task(Entry entry, List<BatchLevel> levels, Optional<AgentChoice> agent, String output) {

	/** The name in the state and in messages. */
	String key() {
		return output.replace(String.valueOf(OutputPattern.ANY), "{" + OutputPattern.AGENT + "}");
	}

	/** Outputs differ between tasks, and a hash of all levels would cost as much as they are many, for each of them. */
	@Override
	public int hashCode() {
		return output.hashCode();
	}

	/**
	 * Returns all that decides on the bytes, besides the contents of files.
	 *
	 * @param settings of the config
	 */
	String fingerprint(String version, String settings) {
		return FileHashes.of(String.join("\n", version, entry.settings(), key(), settings,
				agent.map(AgentChoice::name).orElse(""), levels.stream().map(BatchLevel::name).collect(Collectors.joining("\n"))));
	}
}
