package org.leeway.core.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A record of the files that a thread reads, for caches: if a recorded file changes, a cached result is outdated. A file is
 * recorded if {@link InputFile} opens it, or looks whether it exists. A {@link Guard} can forbid to read a file.
 */
public final class FilesRead {

	/** A check that can forbid to read a file. */
	@FunctionalInterface
	public interface Guard {

		/**
		 * Checks that a file may be read.
		 *
		 * @throws IOException if the file may not be read. The message says why
		 */
		void check(Path file) throws IOException;
	}

	/** Work that reads files. */
	@FunctionalInterface
	public interface Work<T, E extends Exception> {

		/**
		 * Does the work.
		 *
		 * @throws E if the work fails
		 */
		T run() throws E;
	}

	/** A provider of files that a reader looks for. */
	@FunctionalInterface
	public interface Source {

		/**
		 * Writes a file before it is read. Called just before a reader opens the file or looks whether it exists. If this
		 * source has the content of the file, the content is written to the given path. Otherwise nothing happens.
		 *
		 * @throws IOException if the file cannot be written, or if the source forbids readers to read the file. The message
		 * says why
		 */
		void bring(Path file) throws IOException;
	}

	/**
	 * A record of the files that some work on this thread reads. Work may start other work, which has its own record.
	 *
	 * @param files the files that the work has read so far
	 * @param guard called before a file is opened
	 * @param outer the record of the work that has started this work. Null if there is none. When this work ends, its files are
	 * added to the outer record
	 */
	private record Recording(Set<Path> files, Guard guard, Recording outer) {

		void check(Path file) throws IOException {
			guard.check(file);
			if (outer != null) {
				outer.check(file);
			}
		}
	}

	private static final ThreadLocal<Recording> CURRENT = new ThreadLocal<>();
	private static final ThreadLocal<Source> SOURCE = new ThreadLocal<>();

	private FilesRead() {
	}

	/**
	 * Runs some work, and records which files it reads on this thread. The files are recorded even if the work fails.
	 *
	 * @param files gets the files
	 * @throws E if the work throws it
	 */
	public static <T, E extends Exception> T recording(Set<Path> files, Work<T, E> work) throws E {
		return recording(files, file -> {
		}, work);
	}

	/**
	 * Runs some work, and records which files it reads on this thread. The files are recorded even if the work fails.
	 *
	 * @param files gets the files
	 * @param guard called before a file is opened. May forbid to read the file
	 * @throws E if the work throws it
	 */
	public static <T, E extends Exception> T recording(Set<Path> files, Guard guard, Work<T, E> work) throws E {
		Recording outer = CURRENT.get();
		Recording own = new Recording(new LinkedHashSet<>(), guard, outer);
		CURRENT.set(own);
		try {
			return work.run();
		} finally {
			CURRENT.set(outer);
			files.addAll(own.files);
			own.files.forEach(FilesRead::add);
		}
	}

	/**
	 * Runs some work, and lets a source write the files that the work is about to read. {@link Source#bring} is called before
	 * the work opens a file on this thread, or tests whether a file exists.
	 *
	 * @throws E if the work throws it
	 */
	public static <T, E extends Exception> T from(Source source, Work<T, E> work) throws E {
		Source outer = SOURCE.get();
		SOURCE.set(source);
		try {
			return work.run();
		} finally {
			SOURCE.set(outer);
		}
	}

	/**
	 * Records a file as read. If this thread has a {@link Source}, the source may write the file now. Called before the file is
	 * opened or tested for existence.
	 *
	 * @throws IOException if the source cannot write the file, or the file may not be read
	 */
	static void look(Path file) throws IOException {
		add(file);
		if (SOURCE.get() != null) {
			SOURCE.get().bring(file);
		}
	}

	private static void add(Path file) {
		Recording current = CURRENT.get();
		if (current != null) {
			current.files.add(file);
		}
	}

	/**
	 * Records a file that a reader is about to open.
	 *
	 * @throws IOException if a guard refuses the file
	 */
	static void open(Path file) throws IOException {
		look(file);
		Recording current = CURRENT.get();
		if (current != null) {
			current.check(file);
		}
	}
}
