package org.leeway.core.level;

import java.io.ByteArrayOutputStream;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UnsupportedEncodingException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.LimitedOutput;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * Loading and saving of {@code .leeway} files, which are XMI in UTF-8. Equal levels give equal bytes on every system.
 * Each row of the grid is a line of the file. Results that can be computed are not stored.
 * <p>Loading refuses a file that is no level. The message has the line, the problem and what was expected. References
 * to other files are not followed. Saving refuses a level that could not be loaded again, for example because the size
 * of an agent is 0. Unfinished levels are allowed, such as a level without agents.
 */
public final class LevelFiles {

	/** The extension of level files, without the dot. */
	public static final String EXTENSION = "leeway";

	/** The suffix of the file that keeps the previously saved level. */
	public static final String BACKUP = ".bak";

	/** Limit for the size of the level files that Leeway reads and writes, in bytes. */
	public static final long MAX_BYTES = 1L << 29;

	private static final String NO_MEMORY = ": it is too large for the memory of this program (java option -Xmx)";

	private LevelFiles() {
	}

	/**
	 * Loads a level.
	 *
	 * @throws LevelFormatException if the file is no level
	 * @throws IOException if the input cannot be read
	 */
	public static Level load(Path file) throws IOException {
		return load(file, Progress.NONE);
	}

	/**
	 * Loads a level as an immutable {@link LevelSnapshot}.
	 *
	 * @throws LevelFormatException if the file is no level
	 * @throws IOException if the file cannot be read
	 */
	public static LevelSnapshot snapshot(Path file) throws IOException {
		return LevelSnapshot.of(load(file));
	}

	/**
	 * Loads a level with progress.
	 *
	 * @param progress its unit is 64 KiB read
	 * @throws CancellationException if {@code progress} was cancelled
	 */
	public static Level load(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.open(file, MAX_BYTES, progress)) {
			return load(in, file.toString());
		}
	}

	/**
	 * Loads a level from a stream. Reads the stream to its end, and may close it.
	 *
	 * @param name the name of the stream in messages
	 * @throws LevelFormatException if the stream holds no level
	 * @throws IOException if the input cannot be read
	 */
	public static Level load(InputStream in, String name) throws IOException {
		return load(InputFile.limited(in, MAX_BYTES, name), name, GridTarget.whole(), LevelRules::check);
	}

	/**
	 * Loads a level. Passes the rows of its grid to {@code grid}, one by one, so that a large grid need not be in memory.
	 *
	 * @param rules checks the loaded level, and throws a {@link LevelProblem} if the level breaks a rule
	 */
	static Level load(InputStream in, String name, GridTarget grid, Consumer<Level> rules) throws IOException {
		LevelResource resource = new LevelResource(grid);
		try {
			resource.load(in, LevelResource.LOAD_OPTIONS);
			Level level = (Level) resource.getContents().remove(0);
			rules.accept(level);
			return level;
		} catch (LevelProblem problem) {
			int line = resource.lines().lineOf(problem);
			throw problem.isTooLarge() ? new LevelTooLargeException(name, line, problem.getMessage())
					: new LevelFormatException(name, line, problem.getMessage());
		} catch (CharConversionException | UnsupportedEncodingException encoding) {
			throw new LevelFormatException(name, resource.lines().current(),
					"not text in UTF-8: " + FailureText.reason(encoding), encoding);
		} catch (CancellationException cancelled) {
			throw cancelled;
		} catch (RuntimeException unexpected) {
			throw new LevelFormatException(name, resource.lines().current(), "not a level: " + unexpected, unexpected);
		} catch (OutOfMemoryError tooLarge) {
			throw new LevelFormatException(name, 0, "the level cannot be loaded" + NO_MEMORY, tooLarge);
		}
	}

	/**
	 * Saves a level, completely or not at all.
	 *
	 * @throws LevelFormatException if the level would not load again. The message says why
	 * @throws IOException if the file cannot be written
	 */
	public static void save(Level level, Path file) throws IOException {
		check(level, file.toString());
		AtomicFile.write(file, out -> write(level, out));
	}

	/**
	 * Saves a level to a file of Leeway's own, such as an autosave. The file is written completely or not at all. A
	 * symbolic link is replaced, and its target stays unchanged.
	 *
	 * @throws LevelFormatException if the level would not load again. The message says why
	 * @throws IOException if the file cannot be written
	 */
	public static void saveOwn(Level level, Path file) throws IOException {
		check(level, file.toString());
		AtomicFile.writeOwn(file, out -> write(level, out));
	}

	/**
	 * Saves a level as {@link #save(Level, Path)} does. If the old content differs, keeps it in a backup file, whose
	 * name ends with {@link #BACKUP}.
	 */
	public static void saveWithBackup(Level level, Path file) throws IOException {
		check(level, file.toString());
		AtomicFile.writeKeepingOld(file, out -> write(level, out), file.getFileName() + BACKUP);
	}

	/**
	 * Returns the bytes of the file that {@link #save} writes.
	 *
	 * @throws LevelFormatException if the level would not load again. The message says why
	 */
	public static byte[] toBytes(Level level) throws IOException {
		check(level, String.valueOf(level.getName()));
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		write(level, bytes);
		return bytes.toByteArray();
	}

	/** Returns a message that says why the file of a level would not load again. Empty if the file would load. */
	public static Optional<String> problem(Level level) {
		return problem(() -> LevelRules.check(level));
	}

	/**
	 * Checks a change of one part of a level. Returns a message if the change would make the level invalid, that is, a level
	 * that cannot be saved and loaded. Otherwise returns empty. The level must be valid before the change. Checks the changed
	 * part, and that its name and id are unique. Does not check how often several polygons cross each other.
	 *
	 * @param part a part of the level, or the level itself
	 * @param change sets values of the part. Must not set the grid of terrains. Is called with a copy of the part, which has no
	 * contents and is in no level
	 */
	public static Optional<String> problem(EObject part, Consumer<EObject> change) {
		return problem(() -> LevelRules.check(part, change));
	}

	/**
	 * Checks the objects of an imported level. Throws an exception if an object breaks a rule of level files. Without
	 * this check, the user would see the problem only when the level is saved. The terrains of cells are not checked.
	 *
	 * @param file the imported file, for the message
	 * @throws LevelFormatException that names the file, the object, the value and what was expected
	 */
	public static void checkObjects(Level level, String file) throws LevelFormatException {
		try {
			LevelRules.checkObjects(level);
		} catch (LevelProblem problem) {
			throw new LevelFormatException(file, 0, problem.getMessage());
		}
	}

	private static Optional<String> problem(Runnable check) {
		try {
			check.run();
			return Optional.empty();
		} catch (LevelProblem problem) {
			return Optional.of(problem.getMessage());
		}
	}

	private static void check(Level level, String name) throws LevelFormatException {
		try {
			LevelRules.check(level);
		} catch (LevelProblem problem) {
			throw new LevelFormatException(name, 0, problem.getMessage());
		}
	}

	/**
	 * Writes a level to a stream. EMF writes only levels that are in a resource. If this level were put into a resource, its
	 * listeners would be notified. So a copy of the level is put into a resource.
	 */
	private static void write(Level level, OutputStream out) throws IOException {
		try {
			LevelResource resource = new LevelResource(GridTarget.whole());
			resource.getContents().add(EcoreUtil.copy(level));
			resource.save(new LimitedOutput(out, MAX_BYTES), LevelResource.SAVE_OPTIONS);
		} catch (RuntimeException unexpected) {
			throw new IOException("the level cannot be saved: " + unexpected, unexpected);
		} catch (OutOfMemoryError tooLarge) {
			throw new IOException("the level cannot be saved" + NO_MEMORY, tooLarge);
		}
	}
}
