package org.leeway.core.files;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * The files that somebody looks at, so that whoever keeps the result knows what it depends on: those that
 * {@link InputFile} opened, and those that it looked for, whether they were there or not. Each thread has its own record.
 */
public final class FilesRead {

	private static final ThreadLocal<Set<Path>> RECORD = new ThreadLocal<>();

	private FilesRead() {
	}

	/**
	 * Does something, and adds the files that it looks at on this thread to a set, also if it fails.
	 *
	 * @throws Exception as the work
	 */
	public static <T> T recording(Set<Path> files, Callable<T> work) throws Exception {
		Set<Path> outer = RECORD.get();
		Set<Path> own = new LinkedHashSet<>();
		RECORD.set(own);
		try {
			return work.call();
		} finally {
			RECORD.set(outer);
			files.addAll(own);
			own.forEach(FilesRead::add);
		}
	}

	static void add(Path file) {
		if (RECORD.get() != null) {
			RECORD.get().add(file);
		}
	}
}
