package org.leeway.core.jobs;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.SubMonitor;

/**
 * A background job that reads files one by one. Only the latest list of files is read.
 *
 * @param <T> the content of a file
 */
public final class FilesJob<T> extends LatestRequestJob<List<Path>> {

	private final Function<Path, T> reader;
	private final Consumer<Map<Path, T>> listener;

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param reader returns the content of a file. For a file that cannot be read, returns a value that stands for the
	 * failure
	 * @param listener called after each file, on the job's thread, with the contents of all files read so far
	 */
	public FilesJob(String name, Function<Path, T> reader, Consumer<Map<Path, T>> listener) {
		super(name);
		this.reader = reader;
		this.listener = listener;
	}

	@Override
	void work(List<Path> files, BooleanSupplier outdated, SubMonitor monitor) {
		monitor.setWorkRemaining(files.size());
		Map<Path, T> known = new LinkedHashMap<>();
		for (Path file : files) {
			if (outdated.getAsBoolean() || monitor.isCanceled()) {
				throw new CancellationException();
			}
			monitor.subTask(file.getFileName().toString());
			known.put(file, reader.apply(file));
			monitor.worked(1);
			listener.accept(Map.copyOf(known));
		}
	}

	@Override
	String outOfMemory(List<Path> files) {
		return "to read " + files;
	}
}
