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
 * A registry that prevents a task from overwriting a file that is not its own, such as an input or another task's
 * output. Each file is checked just before it is written, because some names are known only after a level was read.
 * Links to the same file count as the same file. Thread-safe.
 */
final class Claims {

	private final BatchPlan plan;
	private final BatchState before;
	private final UpToDate upToDate;
	private final RealPaths real = new RealPaths();
	/** The files that no task may write. The values are words for messages, such as "an input". Indexed by {@link #identity}. */
	private final Map<Object, String> inputs = new HashMap<>();
	/** The task that writes an output in this run, indexed by canonical path. */
	private final Map<Path, Task> claimed = new HashMap<>();
	/** The task that wrote an output in an earlier run, indexed by canonical path. */
	private final Map<Path, Task> kept = new HashMap<>();
	private boolean prepared;

	Claims(BatchPlan plan, BatchState before, UpToDate upToDate) {
		this.plan = plan;
		this.before = before;
		this.upToDate = upToDate;
	}

	/**
	 * Claims a file for a task that is about to write the file.
	 *
	 * @throws FailureException if the file is an input, or belongs to another task
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
		// a task that is up to date does not run again, so its files of an earlier run still belong to it. An outdated task
		// runs again in this run, and then claims its files itself
		return earlier != null && !isSame(earlier, task) && upToDate.isUpToDate(earlier) ? earlier
				: claimed.computeIfAbsent(place, each -> task);
	}

	private static boolean isSame(Task one, Task other) {
		return one.key().equals(other.key());
	}

	/** Registers the files that a level was read from, so that no task writes them. */
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

	/**
	 * Registers the files that the plan of this run and the stored state of earlier runs name. The first claim calls this,
	 * because a run without outputs does not need it.
	 */
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

	/**
	 * Returns a path that can be compared with {@code equals}. Links are resolved. Letters become lower case, and
	 * accents are normalised, because some systems do not distinguish {@code A.npy} and {@code a.npy}.
	 */
	private Path place(Path file) throws IOException {
		return Path.of(OutputNames.comparable(real.of(file).toString()));
	}

	/** Returns a key that is equal for all paths that lead to one file. */
	private static Object identity(Path file) throws IOException {
		Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
		return key == null ? file.toRealPath() : key;
	}
}
