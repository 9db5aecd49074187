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

	/** The maximum number of undo steps to keep. Users hardly undo more steps. */
	private static final int MOST = 1000;
	/** Divisor of Java's memory limit: the undo steps may use one fifth of this memory. */
	private static final int SHARE = 5;

	private final int most;
	private final long memory;
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private UnaryOperator<Command> repetition = UnaryOperator.identity();
	private boolean oneSided;

	/**
	 * The last done step at the time when the level was saved. Null in these cases:
	 * <ul>
	 * <li>The level was never saved.
	 * <li>The level was saved before the first step, or after all steps were undone.
	 * <li>The step has been removed because it was too old, or together with all other steps.
	 * </ul>
	 */
	private Command savedAfter;
	/**
	 * Whether the state before the oldest kept step is the state that was saved or loaded last. Meaningful only if {@link
	 * #savedAfter} is null.
	 */
	private boolean isStartSaved = true;
	private boolean hasForgotten;

	EditSteps() {
		this(MOST, Runtime.getRuntime().maxMemory() / SHARE);
	}

	/**
	 * Creates an empty list of steps.
	 *
	 * @param most the number of steps to keep
	 * @param memory the number of bytes that the steps may hold. The last step is kept even if it needs more
	 */
	EditSteps(int most, long memory) {
		this.most = most;
		this.memory = memory;
		addCommandStackEventListener(this::heard);
	}

	/**
	 * Notifies the listeners after a step was done, undone or redone. Ignores events without a command, which later
	 * versions of GEF send when the level is saved or all steps are removed. In these cases, {@link #markSaveLocation} and
	 * {@link #flush} notify the listeners.
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
	 * Adds a listener that runs after each of these changes:
	 * <ul>
	 * <li>A step was done, undone or redone.
	 * <li>All steps were removed.
	 * <li>The level was saved.
	 * <li>{@link #isOneSided} has changed.
	 * </ul>
	 */
	public void addListener(Runnable listener) {
		listeners.add(listener);
	}

	public void removeListener(Runnable listener) {
		listeners.remove(listener);
	}

	/**
	 * Sets a function that converts each new step. After the conversion, the step changes all sides of a symmetric level.
	 *
	 * @param other returns the step for all sides, given a step for one side. The given step may be null
	 */
	public void repeatBy(UnaryOperator<Command> other) {
		repetition = other;
	}

	/**
	 * Returns whether new steps change only one side of a symmetric level. Otherwise they change all sides, see {@link
	 * #repeatBy}.
	 */
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

	/** Records that the oldest step was removed. Undo can then no longer take this step back. */
	private void forgotten(Command oldest) {
		hasForgotten = true;
		isStartSaved = oldest == savedAfter;
		if (isStartSaved) {
			savedAfter = null;
		}
	}

	/** Returns whether old steps were removed. If so, undo cannot restore the loaded level. */
	public boolean hasForgotten() {
		return hasForgotten;
	}

	/**
	 * Returns how many steps to keep when a new step is added. Undone steps do not count. Older steps are removed if there are
	 * too many steps, or if the steps together hold too much memory.
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

	/** Returns how many steps are done and not undone. */
	public int done() {
		return all().indexOf(getUndoCommand()) + 1;
	}

	/**
	 * Returns how many of the kept steps are done in the saved state. Before the first save, the loaded state counts as the
	 * saved state. Empty if undo and redo cannot reach the saved state.
	 */
	public OptionalInt saved() {
		if (savedAfter == null) {
			return isStartSaved ? OptionalInt.of(0) : OptionalInt.empty();
		}
		int last = all().indexOf(savedAfter);
		return last < 0 ? OptionalInt.empty() : OptionalInt.of(last + 1);
	}

	/**
	 * Undoes or redoes one step, so that {@link #done} comes nearer to a given number. Returns true if no further call is
	 * needed, because the number is reached or no step is left to redo.
	 *
	 * @param steps the number that {@link #done} should reach
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
