package org.leeway.core.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A record of the files that a thread reads. A cache uses the record to know on which files a result depends. The record
 * has each file that {@link InputFile} opens, and each file whose existence it checks. A guard can refuse files.
 */
public final class FilesRead {

	/** A guard that refuses files which may not be read. */
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
		 * Writes a file to its path before it is read. Called before a reader opens the file or checks whether it
		 * exists. Does nothing if this source does not have the file.
		 *
		 * @throws IOException if the file cannot be written, or if the source forbids readers to read the file. The
		 * message says why
		 */
		void bring(Path file) throws IOException;
	}

	/**
	 * A record of the files that some work on this thread reads.
	 *
	 * @param files the files that the work has read so far
	 * @param guard called before a file is opened
	 * @param outer the record of the outer work, if this work is a part of other work. Null if there is none. Files
	 * that this work reads also count as read by the outer work
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
	 * Runs some work, and records the files that it reads on this thread. The files are recorded even if the work fails.
	 *
	 * @param files gets the files
	 * @throws E if the work throws it
	 */
	public static <T, E extends Exception> T recording(Set<Path> files, Work<T, E> work) throws E {
		return recording(files, file -> {
		}, work);
	}

	/**
	 * Runs some work, and records the files that it reads on this thread. The files are recorded even if the work fails.
	 *
	 * @param files gets the files
	 * @param guard called before a file is opened
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
	 * Runs some work that reads from a source of files. Before the work opens a file on this thread, {@link
	 * Source#bring} is called. The same holds before the work checks whether a file exists.
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
	 * Records a file as read. Called before a reader opens the file or checks whether it exists. If the work has a
	 * {@link Source}, the source writes the file first.
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
