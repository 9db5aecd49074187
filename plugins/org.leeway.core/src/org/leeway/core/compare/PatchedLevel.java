package org.leeway.core.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.compare.BaseLevel.Answer;
import org.leeway.core.compare.BaseLevel.Question;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.patch.LevelPatch;
import org.leeway.core.patch.PatchReader;
import org.leeway.pathing.Progress;

/**
 * A comparison between a level and the level that results from a patch. Keeps the patch in memory until the patch file
 * changes.
 */
final class PatchedLevel {

	private Path file;
	private Object content;
	private LevelPatch patch;

	/**
	 * Compares the level with the level that results from the patch.
	 *
	 * @param latest a value that changes with the patch file, such as the time when the file was last modified
	 * @throws IOException if the file cannot be read as a patch
	 */
	Answer compare(Question question, Object latest, Progress progress) throws IOException {
		load(question.base().file(), latest, progress);
		LevelAnalysis now = question.level();
		Optional<String> problem = problem(now.snapshot(), progress);
		if (problem.isPresent()) {
			return new Answer(question, Optional.empty(), Optional.empty(), question.base().label() + " " + problem.get());
		}
		LevelAnalysis later = now.with(now.snapshot().withGrid(patch.paintedOn(now.snapshot().grid())), progress);
		return new Answer(question, Optional.of(LevelDiff.of(now, later, now.header().intent().minArea(), progress)),
				Optional.of(patch), "");
	}

	private Optional<String> problem(LevelSnapshot level, Progress progress) {
		return patch.problem(level, progress).map(problem -> patch.isIn(level, progress)
				? "is applied: all cells that it paints have their terrain." : problem + ".");
	}

	private void load(Path wanted, Object latest, Progress progress) throws IOException {
		if (!wanted.equals(file) || !latest.equals(content)) {
			file = null;
			patch = PatchReader.read(wanted, progress);
			file = wanted;
			content = latest;
		}
	}
}
