package org.leeway.core.batch;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.files.Hashes;
import org.leeway.core.request.AgentChoice;

/**
 * A unit of work in a batch: an entry of the config, to be made from one level or from all levels.
 *
 * @param levels the levels that the task reads
 * @param agent the agent of the layer. Empty if the config names no agent
 * @param output the name of the output, relative to the folder of the config. Contains {@link OutputPattern#ANY} if
 * there is an output for each agent of the level
 */
record Task(Entry entry, List<BatchLevel> levels, Optional<AgentChoice> agent, String output) {

	/**
	 * Returns the name of the task, for messages and for the saved state of the batch. This is the name of the output, with
	 * <code>{agent}</code> in place of {@link OutputPattern#ANY}.
	 */
	String key() {
		return output.replace(String.valueOf(OutputPattern.ANY), "{" + OutputPattern.AGENT + "}");
	}

	/**
	 * Returns the hash of the output's name only, because no two tasks have the same output. Including the levels would be
	 * slow, since a task may have all levels of the batch.
	 */
	@Override
	public int hashCode() {
		return output.hashCode();
	}

	/**
	 * Returns a hash of all settings that influence the output. Does not include the contents of files.
	 *
	 * @param version the version of Leeway
	 * @param settings the {@linkplain BatchConfig#settings settings} of the config for all outputs
	 */
	String fingerprint(String version, String settings) {
		return Hashes.of(String.join("\n", version, entry.settings(), key(), settings,
				agent.map(AgentChoice::name).orElse(""), levels.stream().map(BatchLevel::name).collect(Collectors.joining("\n"))));
	}
}
