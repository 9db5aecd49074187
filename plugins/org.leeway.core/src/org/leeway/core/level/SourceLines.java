package org.leeway.core.level;

import java.util.IdentityHashMap;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;

/** The lines of the objects and rows of a level in its file, counted from 1. */
final class SourceLines {

	private final Map<EObject, Integer> tags = new IdentityHashMap<>();
	private int current = 1;
	private int gridSize;

	/** The line of the tag that is being read. */
	void setCurrent(int line) {
		current = Math.max(line, 1);
	}

	int current() {
		return current;
	}

	/** Remembers the line of the tag of an object. */
	void put(EObject object, int line) {
		tags.put(object, line);
	}

	/** Remembers the line that holds the size of the grid; the rows follow it. */
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
		return problem.object() == null ? current : tags.getOrDefault(problem.object(), current);
	}
}
