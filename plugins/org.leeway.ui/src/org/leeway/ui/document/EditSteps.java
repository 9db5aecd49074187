package org.leeway.ui.document;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.gef.commands.CommandStackEvent;
import org.eclipse.gef.commands.CompoundCommand;

/**
 * The edits of a level in their order: first the steps to undo, then the steps to redo. The oldest steps are forgotten when
 * there are many, or when all hold much memory.
 */
public final class EditSteps extends CommandStack {

	/** The number of steps to keep: more than a user undoes. */
	private static final int MOST = 1000;
	/** The reciprocal of the fraction of Java's memory that steps may hold. */
	private static final int SHARE = 5;

	private final int most;
	private final long memory;
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

	/** The last step before the level was saved last. Null if there was no step. */
	private Command savedAfter;

	EditSteps() {
		this(MOST, Runtime.getRuntime().maxMemory() / SHARE);
	}

	/**
	 * @param most how many steps to keep
	 * @param memory how many bytes they may hold. The last step is kept in any case
	 */
	EditSteps(int most, long memory) {
		this.most = most;
		this.memory = memory;
		addCommandStackEventListener(this::heard);
	}

	/**
	 * Notifies the listeners of a step. Only later versions of GEF report saving and forgetting, by events without a command,
	 * so such events are skipped.
	 */
	private void heard(CommandStackEvent event) {
		if (event.isPostChangeEvent() && event.getCommand() != null) {
			changed();
		}
	}

	private void changed() {
		listeners.forEach(Runnable::run);
	}

	/** Adds a listener that hears when a step was done, undone or redone, the level saved or all steps forgotten. */
	public void addListener(Runnable listener) {
		listeners.add(listener);
	}

	public void removeListener(Runnable listener) {
		listeners.remove(listener);
	}

	@Override
	public void execute(Command step) {
		setUndoLimit(kept() + 1);
		super.execute(step);
	}

	/** Returns how many of the last steps to keep before a new step. */
	private int kept() {
		List<Command> all = all();
		long held = 0;
		int kept = 0;
		for (int i = done() - 1; i >= 0 && kept < most - 1; i--) {
			held += bytes(all.get(i));
			if (held > memory) {
				return kept;
			}
			kept++;
		}
		return kept;
	}

	private static long bytes(Command step) {
		if (step instanceof CompoundCommand all) {
			return all.getCommands().stream().mapToLong(each -> bytes((Command) each)).sum();
		}
		return step instanceof LargeStep large ? large.bytes() : 0;
	}

	/** Returns all steps, including undone steps. */
	public List<Command> all() {
		return Stream.of(getCommands()).map(Command.class::cast).toList();
	}

	/** Returns how many of the steps the level has. */
	public int done() {
		return all().indexOf(getUndoCommand()) + 1;
	}

	/** Returns how many of the steps the file has. Empty if the file has other steps. */
	public OptionalInt saved() {
		if (savedAfter == null) {
			return OptionalInt.of(0);
		}
		int last = all().indexOf(savedAfter);
		return last < 0 ? OptionalInt.empty() : OptionalInt.of(last + 1);
	}

	/**
	 * Undoes or redoes one step towards the state after the given number of steps. Returns whether the state is reached, or no
	 * step is left to redo.
	 */
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
		changed();
	}

	@Override
	public void flush() {
		savedAfter = null;
		super.flush();
		changed();
	}
}
