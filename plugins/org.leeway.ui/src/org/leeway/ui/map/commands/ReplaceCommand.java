package org.leeway.ui.map.commands;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementUses;

/**
 * A step that replaces a terrain or an agent by another element, and removes the replaced element. Afterwards, all cells and
 * objects that used the replaced element use the other element.
 */
public final class ReplaceCommand extends CompoundCommand {

	private final EObject element;

	/** @param other the element that replaces {@code element}, of the same level and kind */
	public ReplaceCommand(String label, EObject element, EObject other) {
		super(label);
		this.element = element;
		if (element.eContainer() instanceof Level level) {
			ElementUses.of(element, level).replacedBy(other).forEach((user, values) -> add(SetCommand.ofAll(label, user, values)));
		}
		if (element instanceof AgentType old && other instanceof AgentType next) {
			ElementChange.renamed(label, old, next.getName()).forEach(this::add);
		}
		add(new RemoveCommand(label, element));
	}

	/**
	 * Returns whether the element to replace is in a level. The inherited method would return false: it asks each part of this
	 * command, and the removal can run only after the other parts.
	 */
	@Override
	public boolean canExecute() {
		return element.eContainer() instanceof Level;
	}
}
