package org.leeway.ui.map.commands;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.leeway.core.merge.LostSides;
import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementUses;

/**
 * A step that removes an object from its list. Undo puts the object back at its index. Cannot run while the level still uses
 * the object, for example a terrain that some cells have. Does nothing if the object is in no list any more. If a merge has
 * left conflicts about the object, the conflicts then record the object as removed on our side.
 */
public final class RemoveCommand extends Command {

	private final EObject element;
	private List<EObject> list;
	private int index;
	/** Takes back how the removal has changed conflicts. */
	private Runnable conflicts;

	public RemoveCommand(String label, EObject element) {
		super(label);
		this.element = element;
	}

	@Override
	public boolean canExecute() {
		return element.eContainer() instanceof Level level && ElementUses.of(element, level).isEmpty();
	}

	@Override
	@SuppressWarnings("unchecked")
	public void execute() {
		list = element.eContainer() == null ? null
				: (List<EObject>) element.eContainer().eGet(element.eContainmentFeature());
		if (list != null) {
			conflicts = LostSides.removeOurs(element, (Level) element.eContainer());
			index = list.indexOf(element);
			list.remove(index);
		}
	}

	@Override
	public void undo() {
		if (list != null) {
			list.add(index, element);
			conflicts.run();
		}
	}
}
