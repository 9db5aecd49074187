package org.leeway.core.batch;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
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
 * @param sums by name of an output, what {@link Seal} makes of it; outputs of others have none that is right
 */
record BatchState(int version, Map<String, Made> tasks, Map<String, String> left, Map<String, String> sums) {

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
	static final BatchState NONE = of(Map.of(), Map.of());

	BatchState {
		// states of earlier versions have no sums
		sums = sums == null ? Map.of() : sums;
	}

	/** Returns a state whose outputs have no sums yet. */
	static BatchState of(Map<String, Made> tasks, Map<String, String> left) {
		return new BatchState(VERSION, new TreeMap<>(tasks), new TreeMap<>(left), Map.of());
	}

	/**
	 * Returns this state with sums of its outputs: new ones for what this run made, and those of the state before for the rest.
	 */
	BatchState sealed(Seal seal, Collection<Made> made, BatchState before) {
		Map<String, String> all = new TreeMap<>();
		outputs().keySet().stream().filter(before.sums::containsKey).forEach(name -> all.put(name, before.sums.get(name)));
		made.forEach(each -> each.outputs()
				.forEach((name, hash) -> seal.sum(name, hash).ifPresent(sum -> all.put(name, sum))));
		return new BatchState(version, tasks, left, all);
	}

	/** The file that keeps the state of a config's batch. */
	static Path file(Path config) {
		return config.resolveSibling("." + config.getFileName() + ".leeway-batch");
	}

	/** Reads a state; empty if something is in its place that is damaged, or that Leeway did not make. */
	static Optional<BatchState> read(Path file) {
		if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
			return Optional.of(NONE);
		}
		if (!AtomicFile.hasOwn(file)) {
			return Optional.empty();
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
		if (!AtomicFile.hasOwn(file) || Files.size(file) != bytes.length
				|| !Arrays.equals(bytes, Files.readAllBytes(file))) {
			AtomicFile.writeOwn(file, out -> out.write(bytes));
		}
	}

	/** All outputs, by name. */
	Map<String, String> outputs() {
		Map<String, String> all = new TreeMap<>(left);
		tasks.values().forEach(made -> all.putAll(made.outputs()));
		return all;
	}
}
