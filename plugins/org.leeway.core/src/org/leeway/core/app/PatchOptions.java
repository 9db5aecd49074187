package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.compare.LevelDiff;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.patch.LevelPatch;
import org.leeway.core.patch.PatchWriter;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that make a comparison of two levels also write a patch: a file with the changed cells. */
final class PatchOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec command;

	@Option(names = "--patch", paramLabel = "OUT",
			description = "Also write the cells whose terrain changed as a patch, which 'leeway apply' and the editor read. The "
					+ "levels need the same size and the same terrains.")
	private String file;

	@Option(names = "--note", paramLabel = "TEXT", description = "The note of the patch, at most 10,000 characters.")
	private String note;

	/**
	 * Checks that the options do not contradict each other.
	 *
	 * @throws ParameterException if there is a note without a patch, or the note is empty or too long
	 */
	void check() {
		if (note != null && file == null) {
			throw new ParameterException(command.commandLine(), "--note is for --patch");
		}
		if (note != null && (note.isEmpty() || note.length() > LevelPatch.LONGEST_NOTE)) {
			throw new ParameterException(command.commandLine(), "--note of " + note.length() + " characters, expected 1 to "
					+ LevelPatch.LONGEST_NOTE);
		}
	}

	/**
	 * Writes the patch if the user wants one.
	 *
	 * @param old the name of the earlier level, for messages
	 * @param now the name of the later level, for messages
	 * @param read the files of both levels. The patch must not overwrite these files
	 */
	void write(LevelDiff diff, String old, String now, List<Path> read, Console console, Progress progress)
			throws FailureException {
		if (file == null) {
			return;
		}
		Path target = LevelInput.output(file);
		LevelInput.checkNoInput(target, read);
		LevelPatch patch = patch(diff, old, now, progress);
		try {
			AtomicFile.write(target, out -> PatchWriter.write(patch, out));
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
		console.report(file + ": " + Counts.cells(patch.changes(diff.before().snapshot().grid())) + " in "
				+ Counts.of(patch.runs().size(), "run"));
	}

	private LevelPatch patch(LevelDiff diff, String old, String now, Progress progress) throws FailureException {
		try {
			return LevelPatch.between(diff.before().snapshot(), diff.after().snapshot(), note == null ? "" : note, progress);
		} catch (IllegalArgumentException e) {
			throw new FailureException(now + ": " + e.getMessage() + ", for a patch of " + old);
		}
	}
}
