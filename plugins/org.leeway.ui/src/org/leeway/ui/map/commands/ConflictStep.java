package org.leeway.ui.map.commands;

import java.util.function.Supplier;

import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.document.LargeStep;

/** An undoable step that changes or decides conflicts, which a merge has left in the level. */
public final class ConflictStep extends Command implements LargeStep {

	private final Level level;
	private final Supplier<Runnable> change;
	private Runnable undo;
	private long bytes;

	/** @param change changes the level, and returns an action that undoes the change */
	public ConflictStep(String label, Level level, Supplier<Runnable> change) {
		super(label);
		this.level = level;
		this.change = change;
	}

	@Override
	public void execute() {
		TerrainGrid before = level.getTerrain();
		undo = change.get();
		bytes = before.bytesBeside(level.getTerrain());
	}

	@Override
	public void undo() {
		undo.run();
	}

	@Override
	public long bytes() {
		return bytes;
	}
}
