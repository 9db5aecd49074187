package org.leeway.core.level;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;

/** The line numbers of the objects and of the rows of the grid in a level file, counted from 1. */
final class SourceLines {

	private final List<Tag> tags = new ArrayList<>();
	private int current = 1;
	private int gridSize;

	/** Sets the line of the tag that is being read. */
	void setCurrent(int line) {
		current = Math.max(line, 1);
	}

	int current() {
		return current;
	}

	/** Records the line of the tag of an object. */
	void put(EObject object, int line) {
		tags.add(new Tag(object, line));
	}

	/** Records the line that holds the size of the grid. The first row of the grid is on the next line. */
	void setGridSize(int line) {
		gridSize = line;
	}

	int lineOf(LevelProblem problem) {
		if (problem.line() != LevelProblem.UNKNOWN) {
			return problem.line();
		}
		if (problem.row() != LevelProblem.UNKNOWN) {
			return gridSize + 1 + problem.row();
		}
		return tags.stream().filter(tag -> tag.object() == problem.object()).mapToInt(Tag::line).findFirst().orElse(current);
	}

	private record Tag(EObject object, int line) {
	}
}
