package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;

import org.leeway.core.files.AtomicFile;
import org.leeway.core.request.FailureException;

/**
 * Keeps a task from replacing a file that it must not replace: the config, the state, a file that a level is read from, or an
 * output of another task. Only the level tells the names of its agents, and so some names of outputs, so this is checked
 * before each write. Files are compared by identity: two names, a link or another case of letters can be one file. Thread-safe.
 */
final class Claims {

	private final BatchPlan plan;
	private final BatchState before;
	private final UpToDate upToDate;
	private final RealPaths real = new RealPaths();
	/** By identity of a file that is only read, what it is. */
	private final Map<Object, String> inputs = new HashMap<>();
	/** By place of an output, the task that writes it in this run. */
	private final Map<Path, Task> claimed = new HashMap<>();
	/** By place of an output, the task that wrote it in an earlier run. */
	private final Map<Path, Task> kept = new HashMap<>();
	private boolean prepared;

	Claims(BatchPlan plan, BatchState before, UpToDate upToDate) {
		this.plan = plan;
		this.before = before;
		this.upToDate = upToDate;
	}

	/**
	 * Claims a file for a task.
	 *
	 * @throws FailureException if the file is an input, or another task has it
	 */
	synchronized void claim(Path file, Task task) throws FailureException, IOException {
		prepare();
		Path target = AtomicFile.target(file);
		String input = Files.exists(target) ? inputs.get(identity(target)) : null;
		if (input != null) {
			throw new FailureException(file + ": is " + input + ", expected another file for " + task.key());
		}
		Task owner = owner(place(target), task);
		if (!isSame(owner, task)) {
			throw new FailureException(file + ": belongs to " + owner.key() + ", expected a file of its own for " + task.key());
		}
	}

	private Task owner(Path place, Task task) {
		Task earlier = kept.get(place);
		// an earlier task that is due tells what it writes now when it claims it
		return earlier != null && !isSame(earlier, task) && upToDate.isUpToDate(earlier) ? earlier
				: claimed.computeIfAbsent(place, each -> task);
	}

	private static boolean isSame(Task one, Task other) {
		return one.key().equals(other.key());
	}

	/** Adds files that a level was read from. */
	synchronized void protect(Iterable<Path> read) throws IOException {
		for (Path each : read) {
			protect(each, "an input");
		}
	}

	private void protect(Path file, String what) throws IOException {
		if (Files.exists(file)) {
			inputs.putIfAbsent(identity(file), what);
		}
	}

	/** Looks at all files before the first claim. A run that writes nothing never does. */
	private void prepare() throws IOException {
		if (prepared) {
			return;
		}
		prepared = true;
		ConfigPaths paths = plan.config().paths();
		for (Map.Entry<Path, String> each : plan.inputFiles().entrySet()) {
			protect(each.getKey(), each.getValue());
		}
		for (Task task : plan.tasks()) {
			if (task.output().indexOf(OutputPattern.ANY) < 0) {
				claimed.put(place(paths.resolve(task.output())), task);
			}
			BatchState.Made made = before.tasks().get(task.key());
			if (made != null) {
				for (String name : made.inputs().keySet()) {
					protect(paths.resolve(name), "an input");
				}
				for (String name : made.outputs().keySet()) {
					kept.put(place(paths.resolve(name)), task);
				}
			}
		}
	}

	/** Returns the path of a file without links, which counts for all paths that some system takes for the same. */
	private Path place(Path file) throws IOException {
		return Path.of(OutputNames.comparable(real.of(file).toString()));
	}

	/** Returns what all paths have in common that lead to one file. */
	private static Object identity(Path file) throws IOException {
		Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
		return key == null ? file.toRealPath() : key;
	}
}
