package org.leeway.ui.map.symmetry;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.document.EditSteps;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;

/** An undo step that repeats another step on the other sides of a symmetric level. */
public final class SymmetricStep extends CompoundCommand {

	private final Level level;

	private SymmetricStep(Command step, Level level) {
		super(step.getLabel());
		this.level = level;
		add(step);
	}

	/**
	 * Returns a step that also changes the other sides of a symmetric level. Returns the given step itself in these cases:
	 * <ul>
	 * <li>The level has no symmetry, or its map cannot have the symmetry of the level.
	 * <li>The step is a {@link MirroredPart}, which changes all sides already, or a {@link OneSidedStep}.
	 * <li>The step is null.
	 * </ul>
	 *
	 * @param step the step, or null
	 */
	public static Command of(Command step, Level level) {
		boolean isWhole = step == null || step instanceof MirroredPart || step instanceof OneSidedStep
				|| LevelSymmetry.kept(level) == Symmetry.NONE;
		return isWhole ? step : new SymmetricStep(step, level);
	}

	/**
	 * Returns the terrain for a preview of a painting step: the painted terrain, with the painted cells repeated on the
	 * other sides of the level. If edits are limited to one side, returns {@code painted}.
	 *
	 * @param painted the terrain that the step would set without symmetry
	 */
	public static TerrainGrid preview(TerrainGrid painted, Level level, CommandStack stack) {
		return stack instanceof EditSteps steps && steps.isOneSided() ? painted
				: SymmetricChange.of(level.getTerrain(), painted, LevelSymmetry.of(level));
	}

	/**
	 * Executes the step, and repeats its changes on the other sides of the level. A step that changes the symmetry or the size
	 * of the level is not repeated.
	 */
	@Override
	public void execute() {
		Symmetry symmetry = LevelSymmetry.kept(level);
		TerrainGrid terrain = level.getTerrain();
		ObjectStates objects = new ObjectStates(level);
		super.execute();
		if (LevelSymmetry.kept(level) == symmetry && terrain.bounds().equals(level.getTerrain().bounds())) {
			repeat(terrain, objects, symmetry);
		}
	}

	private void repeat(TerrainGrid terrain, ObjectStates objects, Symmetry symmetry) {
		TerrainGrid all = SymmetricChange.of(terrain, level.getTerrain(), symmetry);
		run(new SetCommand(getLabel(), level, Literals.LEVEL__TERRAIN, all));
		ElementKinds.objectKinds().filter(ObjectKind::hasPartners)
				.forEach(kind -> new Partners(ElementKinds.objectKind(kind), level, symmetry, this::run).follow(objects));
	}

	/** Executes a command as a part of this step. Does nothing if the command would change nothing. */
	private void run(Command command) {
		if (command.canExecute()) {
			command.execute();
			add(command);
		}
	}
}
