package org.leeway.ui.document;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;

/** The edits of a level in their order: those that can be undone, then those that can be redone. */
public final class EditSteps extends CommandStack {

	/** The last step before the level was saved last; null if there was none. */
	private Command savedAfter;

	/** All steps, undone ones too. */
	public List<Command> all() {
		return Stream.of(getCommands()).map(Command.class::cast).toList();
	}

	/** How many of the steps the level has. */
	public int done() {
		return all().indexOf(getUndoCommand()) + 1;
	}

	/** How many of the steps the file has; empty if it has others. */
	public OptionalInt saved() {
		if (savedAfter == null) {
			return OptionalInt.of(0);
		}
		int last = all().indexOf(savedAfter);
		return last < 0 ? OptionalInt.empty() : OptionalInt.of(last + 1);
	}

	/** Undoes or redoes one step towards the state after so many steps; returns whether that is reached. */
	public boolean stepTowards(int steps) {
		if (steps < done()) {
			undo();
		} else if (steps > done() && canRedo()) {
			redo();
		}
		return steps == done() || steps > done() && !canRedo();
	}

	@Override
	public void markSaveLocation() {
		savedAfter = getUndoCommand();
		super.markSaveLocation();
	}

	@Override
	public void flush() {
		savedAfter = null;
		super.flush();
	}
}
