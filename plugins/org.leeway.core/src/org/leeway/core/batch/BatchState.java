package org.leeway.core.batch;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.InputFile;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;

/**
 * What earlier runs of a batch made: a file beside the config. Files are named from the folder of the config, and known by
 * their SHA-256.
 *
 * @param version of this form
 * @param tasks by key
 * @param left outputs that no task of the last run made, by name
 */
record BatchState(int version, Map<String, Made> tasks, Map<String, String> left) {

	/**
	 * What a task made.
	 *
	 * @param fingerprint of the task; empty if it failed later
	 * @param inputs by name the files that were read
	 * @param outputs by name the files that were written
	 * @param errors of a report
	 * @param warnings of a report
	 */
	record Made(String fingerprint, Map<String, String> inputs, Map<String, String> outputs, long errors, long warnings) {

		/** What is left of it after the task failed. */
		Made outdated() {
			return new Made("", Map.of(), outputs, 0, 0);
		}

		private boolean isComplete() {
			return fingerprint != null && isComplete(inputs) && isComplete(outputs);
		}

		private static boolean isComplete(Map<String, String> hashes) {
			return hashes != null && hashes.values().stream().allMatch(Objects::nonNull)
					&& hashes.keySet().stream().allMatch(ConfigPaths::isPath);
		}
	}

	private static final int VERSION = 1;
	private static final long MOST_BYTES = 1L << 28;
	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

	/** Nothing made. */
	static final BatchState NONE = new BatchState(VERSION, Map.of(), Map.of());

	static BatchState of(Map<String, Made> tasks, Map<String, String> left) {
		return new BatchState(VERSION, new TreeMap<>(tasks), new TreeMap<>(left));
	}

	/** The file that keeps the state of a config's batch. */
	static Path file(Path config) {
		return config.resolveSibling("." + config.getFileName() + ".leeway-batch");
	}

	/** Reads a state; empty if there is a file and it is damaged. */
	static Optional<BatchState> read(Path file) {
		if (!Files.exists(file)) {
			return Optional.of(NONE);
		}
		try (InputStream in = InputFile.open(file, MOST_BYTES)) {
			BatchState state = GSON.fromJson(new InputStreamReader(in, StandardCharsets.UTF_8), BatchState.class);
			return Optional.ofNullable(state).filter(BatchState::isComplete);
		} catch (IOException | JsonParseException damaged) {
			return Optional.empty();
		}
	}

	private boolean isComplete() {
		return version == VERSION && tasks != null && Made.isComplete(left)
				&& tasks.values().stream().allMatch(made -> made != null && made.isComplete());
	}

	/** Writes the state, unless the file has it already. */
	void write(Path file) throws IOException {
		byte[] bytes = (GSON.toJson(this) + "\n").getBytes(StandardCharsets.UTF_8);
		if (!Files.isRegularFile(file) || Files.size(file) != bytes.length
				|| !Arrays.equals(bytes, Files.readAllBytes(file))) {
			AtomicFile.write(file, out -> out.write(bytes));
		}
	}

	/** All outputs, by name. */
	Map<String, String> outputs() {
		Map<String, String> all = new TreeMap<>(left);
		tasks.values().forEach(made -> all.putAll(made.outputs()));
		return all;
	}
}
