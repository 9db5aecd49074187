package org.leeway.ui.map.symmetry;

import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;

/**
 * An undo step that is not repeated on the other sides of a symmetric level, because it contains the changes of every side
 * itself.
 */
public final class OneSidedStep extends CompoundCommand {

	public OneSidedStep(Command step) {
		super(step.getLabel());
		add(step);
	}
}
