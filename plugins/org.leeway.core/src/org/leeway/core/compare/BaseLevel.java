package org.leeway.core.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelFormat;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/** A file that a level is compared with again and again: read when it is needed, and again when it has changed. */
public final class BaseLevel {

	private Path file;
	private FileTime time;
	private LevelAnalysis analysis;

	/**
	 * What is to be compared.
	 *
	 * @param file of any level format; of another extension, a level file
	 * @param version changes when the file is to be looked at again
	 */
	public record Question(Path file, long version, LevelAnalysis level) {
	}

	/**
	 * What came of it.
	 *
	 * @param diff empty if the file could not be read
	 * @param problem why; empty if it could
	 */
	public record Answer(Question question, Optional<LevelDiff> diff, String problem) {
	}

	/**
	 * Compares the file with a level.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public synchronized Answer compare(Question question, Progress progress) {
		try {
			load(question.file, progress);
			return new Answer(question, Optional.of(LevelDiff.of(analysis, question.level, 1, progress)), "");
		} catch (IOException | IllegalArgumentException e) {
			return new Answer(question, Optional.empty(), e.getMessage());
		}
	}

	private void load(Path wanted, Progress progress) throws IOException {
		if (!Files.isRegularFile(wanted)) {
			throw new IOException("There is no file " + wanted.getFileName() + ".");
		}
		FileTime latest = Files.getLastModifiedTime(wanted);
		if (!wanted.equals(file) || !latest.equals(time)) {
			file = null;
			LevelSnapshot level = LevelSnapshot.of(read(wanted));
			analysis = LevelAnalysis.of(level, progress);
			file = wanted;
			time = latest;
		}
	}

	private static Level read(Path wanted) throws IOException {
		Optional<LevelFormat> format = Formats.registered().levelFormat(wanted).filter(LevelFormat::isReadable);
		return format.isPresent() ? format.get().read(wanted) : LevelFiles.load(wanted);
	}
}
