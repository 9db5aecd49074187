package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.pathing.Progress;

/**
 * The files of a merge, and their names in messages. If git calls Leeway as a merge driver, git passes temporary files without an
 * extension. Then Leeway takes the format from the path of the level in the repository, and names this path in messages.
 *
 * @param read the files to read: base, ours, theirs
 * @param out the file to write, as the user or git gave it
 * @param path the path of the level in the repository. Null if Leeway is not a merge driver
 */
record MergedFiles(List<String> read, String out, String path) {

	private static final List<String> SIDES = List.of("base", "ours", "theirs");

	/** Returns the name of the merged level in messages. */
	String label() {
		return path == null ? out : path;
	}

	/**
	 * Returns the file to write. Its format is always Leeway's own, because only this format can hold conflicts. The extension
	 * may be unknown, as in a temporary file of git.
	 *
	 * @throws FailureException if the extension belongs to another format
	 */
	Path target(Formats formats) throws FailureException {
		Path target = LevelInput.output(out);
		FailureException.throwIf(formats.writing(LevelInput.path(label())).filter(format -> !format.isOwn())
				.map(format -> label() + ": " + format.title() + " cannot hold conflicts, expected ." + LevelFiles.EXTENSION));
		return target;
	}

	/**
	 * Reads a level.
	 *
	 * @param index 0 for the base, 1 for ours, 2 for theirs
	 */
	LevelInput read(int index, Formats formats) throws FailureException {
		String file = read.get(index);
		if (path == null) {
			return LevelInput.read(file, formats);
		}
		String side = path + " (" + SIDES.get(index) + ")";
		Format own = formats.byId(LevelFiles.EXTENSION).orElseThrow();
		try {
			checkExists(index, LevelInput.path(file));
			return LevelInput.of(side, own, own.read(Path.of(file), Progress.NONE));
		} catch (IOException e) {
			throw new FailureException(FailureException.of(file, e).getMessage().replace(file, side));
		}
	}

	/** Refuses an empty base file. Git passes such a file if both sides have added the level. */
	private void checkExists(int index, Path file) throws IOException, FailureException {
		if (index == 0 && Files.exists(file) && Files.size(file) == 0) {
			throw new FailureException(path + ": both sides added this level, and there is no base to merge from. Take one side, "
					+ "as with git checkout --ours or --theirs");
		}
	}
}
