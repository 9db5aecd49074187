package org.leeway.ui.document;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.gef.commands.CommandStackEvent;
import org.eclipse.gef.commands.CompoundCommand;

/**
 * The edits of a level in their order: first the steps to undo, then the steps to redo. The oldest steps are removed
 * when there are too many steps, or when the steps hold too much memory.
 */
public final class EditSteps extends CommandStack {

	/** The maximum number of undo steps to keep: more than a user undoes. */
	private static final int MOST = 1000;
	/** Divisor of the memory limit of the Java process. The undo steps may hold one fifth of this memory. */
	private static final int SHARE = 5;

	private final int most;
	private final long memory;
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private UnaryOperator<Command> repetition = UnaryOperator.identity();
	private boolean oneSided;

	/**
	 * The step whose result was saved last: the latest done step at the time of the last save. Null if no step that is
	 * still kept was done at that time, or if the level was not saved since it was loaded.
	 */
	private Command savedAfter;
	/**
	 * Whether the saved or loaded state is the state at which the kept steps begin: the state before the oldest kept
	 * step. Used only if {@link #savedAfter} is null.
	 */
	private boolean isStartSaved = true;
	private boolean hasForgotten;

	EditSteps() {
		this(MOST, Runtime.getRuntime().maxMemory() / SHARE);
	}

	/**
	 * @param most the number of steps to keep
	 * @param memory the number of bytes that the steps may hold. The last step is always kept
	 */
	EditSteps(int most, long memory) {
		this.most = most;
		this.memory = memory;
		addCommandStackEventListener(this::heard);
	}

	/**
	 * Notifies the listeners that a step was done, undone or redone. Skips events without a command. Later versions of
	 * GEF send such events when the level is saved and when all steps are removed. {@link #markSaveLocation} and
	 * {@link #flush} notify the listeners in these cases.
	 */
	private void heard(CommandStackEvent event) {
		if (event.isPostChangeEvent() && event.getCommand() != null) {
			changed();
		}
	}

	private void changed() {
		listeners.forEach(Runnable::run);
	}

	/**
	 * Adds a listener. The stack calls the listener after a step was done, undone or redone, and after all steps were removed. The
	 * stack also calls the listener after the level was saved, and after {@link #isOneSided} has changed.
	 */
	public void addListener(Runnable listener) {
		listeners.add(listener);
	}

	public void removeListener(Runnable listener) {
		listeners.remove(listener);
	}

	/**
	 * Sets the function that repeats a step on the other sides of a symmetric level.
	 *
	 * @param other gets the step for one side, which may be null. Returns a step that also changes the other sides
	 */
	public void repeatBy(UnaryOperator<Command> other) {
		repetition = other;
	}

	/** Returns whether steps are not repeated on the other sides of a symmetric level, see {@link #repeatBy}. */
	public boolean isOneSided() {
		return oneSided;
	}

	/** Sets the value of {@link #isOneSided} for later steps. Notifies the listeners of a change. */
	public void setOneSided(boolean oneSided) {
		if (this.oneSided != oneSided) {
			this.oneSided = oneSided;
			changed();
		}
	}

	@Override
	public void execute(Command step) {
		List<Command> before = all().subList(0, done());
		setUndoLimit(kept() + 1);
		super.execute(oneSided ? step : repetition.apply(step));
		List<Command> after = all();
		before.stream().takeWhile(each -> !after.contains(each)).forEach(this::forgotten);
	}

	/** Records that the oldest step was removed. The stack now starts at the state after this step. */
	private void forgotten(Command oldest) {
		hasForgotten = true;
		isStartSaved = oldest == savedAfter;
		if (isStartSaved) {
			savedAfter = null;
		}
	}

	/** Returns whether steps were removed, so that undo does not lead back to the loaded level. */
	public boolean hasForgotten() {
		return hasForgotten;
	}

	/**
	 * Returns the number of done steps that stay when a new step is added. Older done steps are removed, so that the
	 * limits of steps and memory are kept.
	 */
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

	/** Returns the number of steps that are done and not undone. */
	public int done() {
		return all().indexOf(getUndoCommand()) + 1;
	}

	/**
	 * Returns the number of kept steps that were done at the time of the last save. Returns 0 if the level was not saved
	 * since it was loaded. Empty if undo and redo cannot restore the saved or loaded state.
	 */
	public OptionalInt saved() {
		if (savedAfter == null) {
			return isStartSaved ? OptionalInt.of(0) : OptionalInt.empty();
		}
		int last = all().indexOf(savedAfter);
		return last < 0 ? OptionalInt.empty() : OptionalInt.of(last + 1);
	}

	/**
	 * Undoes or redoes one step, so that the number of done steps comes closer to the given number. Returns true if the
	 * given number is reached. Also returns true if the number is not reached, but no step is left to redo.
	 *
	 * @param steps the number of done steps to reach
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
		isStartSaved = savedAfter == null;
		super.markSaveLocation();
		changed();
	}

	@Override
	public void flush() {
		savedAfter = null;
		isStartSaved = true;
		hasForgotten = false;
		super.flush();
		changed();
	}
}
