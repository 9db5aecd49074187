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
 * A record of what earlier runs have made, stored in a file beside the config. A file is named by its path relative to
 * the folder of the config. Its content is identified by a SHA-256.
 *
 * @param version the version of the format of this record
 * @param tasks what each task has read and written, indexed by key of the task
 * @param left the SHA-256 of outputs that no task makes any more, indexed by name
 * @param sums a checksum for each output, indexed by name. A right checksum proves that this user wrote the output, because
 * only this user can compute it, see {@link Seal}
 */
record BatchState(int version, Map<String, Made> tasks, Map<String, String> left, Map<String, String> sums) {

	/**
	 * The files that a task read and wrote.
	 *
	 * @param fingerprint the {@linkplain Task#fingerprint fingerprint} of the task. Empty if the task has failed since
	 * it made the outputs
	 * @param inputs SHA-256 of the files that were read, indexed by name
	 * @param outputs SHA-256 of the files that were written, indexed by name
	 * @param errors number of errors in a report
	 * @param warnings number of warnings in a report
	 */
	record Made(String fingerprint, Map<String, String> inputs, Map<String, String> outputs, long errors, long warnings) {

		/**
		 * Returns the record of a task that has failed now. The result keeps the outputs of this record, and has nothing else.
		 * The empty fingerprint makes the next run repeat the task.
		 */
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

	/** The state before the first run. */
	static final BatchState NONE = of(Map.of(), Map.of());

	BatchState {
		// states of earlier versions of Leeway have no checksums
		sums = sums == null ? Map.of() : sums;
	}

	/** Creates a state without checksums. Call {@link #sealed} to add them. */
	static BatchState of(Map<String, Made> tasks, Map<String, String> left) {
		return new BatchState(VERSION, new TreeMap<>(tasks), new TreeMap<>(left), Map.of());
	}

	/**
	 * Returns a copy of this state with checksums of outputs. A checksum proves that this user wrote the output. {@code seal}
	 * computes new checksums for the outputs of this run. Other outputs keep their checksums from {@code before}.
	 *
	 * @param made the records of the tasks of this run
	 * @param before the state before this run
	 */
	BatchState sealed(Seal seal, Collection<Made> made, BatchState before) {
		Map<String, String> all = new TreeMap<>();
		outputs().keySet().stream().filter(before.sums::containsKey).forEach(name -> all.put(name, before.sums.get(name)));
		made.forEach(each -> each.outputs()
				.forEach((name, hash) -> seal.sum(name, hash).ifPresent(sum -> all.put(name, sum))));
		return new BatchState(version, tasks, left, all);
	}

	/** Returns the file that holds the state for a config. */
	static Path file(Path config) {
		return config.resolveSibling("." + config.getFileName() + ".leeway-batch");
	}

	/**
	 * Reads a state. If the file is missing, no batch has run yet, so returns a state without tasks. If the file is damaged
	 * or was not written by Leeway, returns an empty optional.
	 */
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

	/** Writes the state. Does nothing if the file already holds the same state. */
	void write(Path file) throws IOException {
		byte[] bytes = (GSON.toJson(this) + "\n").getBytes(StandardCharsets.UTF_8);
		if (!AtomicFile.hasOwn(file) || Files.size(file) != bytes.length
				|| !Arrays.equals(bytes, Files.readAllBytes(file))) {
			AtomicFile.writeOwn(file, out -> out.write(bytes));
		}
	}

	/** Returns the SHA-256 of all outputs, indexed by name. */
	Map<String, String> outputs() {
		Map<String, String> all = new TreeMap<>(left);
		tasks.values().forEach(made -> all.putAll(made.outputs()));
		return all;
	}
}
