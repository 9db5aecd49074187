package org.leeway.ui.map.commands;

import java.util.function.Supplier;

import org.eclipse.gef.commands.Command;

/** A step that changes conflicts of a merge, or decides them. */
public final class ConflictStep extends Command {

	private final Supplier<Runnable> change;
	private Runnable undo;

	/** @param change changes the level, and returns what takes this change back */
	public ConflictStep(String label, Supplier<Runnable> change) {
		super(label);
		this.change = change;
	}

	@Override
	public void execute() {
		undo = change.get();
	}

	@Override
	public void undo() {
		undo.run();
	}
}
