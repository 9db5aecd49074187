package org.leeway.ui.map.commands;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementUses;

/**
 * A step that replaces a terrain or an agent by another one, and removes it. All cells and objects that used the first element
 * use the second element afterwards.
 */
public final class ReplaceCommand extends CompoundCommand {

	private final EObject element;

	/** @param other an element of the same level and kind */
	public ReplaceCommand(String label, EObject element, EObject other) {
		super(label);
		this.element = element;
		if (element.eContainer() instanceof Level level) {
			ElementUses.of(element, level).replacedBy(other).forEach((user, values) -> add(SetCommand.ofAll(label, user, values)));
		}
		add(new RemoveCommand(label, element));
	}

	/** Returns whether the element is in a level. The last part of this step can run only after the other parts. */
	@Override
	public boolean canExecute() {
		return element.eContainer() instanceof Level;
	}
}
