package org.leeway.core.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Records the files that a thread looks at, so that whoever keeps the result knows what it depends on: the files that
 * {@link InputFile} opens, and the files that it looks for, whether they are there or not. A guard can refuse files.
 */
public final class FilesRead {

	/** Refuses files that may not be read. */
	@FunctionalInterface
	public interface Guard {

		/** @throws IOException if the file may not be read; the message says why */
		void check(Path file) throws IOException;
	}

	/** Looks at files. */
	@FunctionalInterface
	public interface Work<T, E extends Exception> {

		/** @throws E if the work fails */
		T run() throws E;
	}

	/** Brings files to where a reader looks for them. */
	@FunctionalInterface
	public interface Source {

		/**
		 * Brings a file, if it is to be where a reader looks for it.
		 *
		 * @throws IOException if that fails, or the file may not be read; the message says why
		 */
		void bring(Path file) throws IOException;
	}

	/** What the current thread records, and what recorded before. */
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
	 * Does some work, and adds the files that it looks at on this thread to a set, also if the work fails.
	 *
	 * @throws E as the work
	 */
	public static <T, E extends Exception> T recording(Set<Path> files, Work<T, E> work) throws E {
		return recording(files, file -> {
		}, work);
	}

	/**
	 * Does some work, and adds the files that it looks at on this thread to a set, also if the work fails.
	 *
	 * @param guard is asked before a file is opened
	 * @throws E as the work
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
	 * Does some work whose files on this thread come from a source.
	 *
	 * @throws E as the work
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
	 * Records a file that is looked for.
	 *
	 * @throws IOException if a source fails to bring the file
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
	 * Records a file that is to be opened.
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
