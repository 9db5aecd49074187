package org.leeway.ui.editor.commands;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;

/** Takes an object out of the list that contains it; undo puts it back in its place. */
public final class RemoveCommand extends Command {

	private final EObject element;
	private List<EObject> list;
	private int index;

	public RemoveCommand(String label, EObject element) {
		super(label);
		this.element = element;
	}

	@Override
	public boolean canExecute() {
		return element.eContainer() != null && element.eContainmentFeature().isMany();
	}

	@Override
	@SuppressWarnings("unchecked")
	public void execute() {
		list = (List<EObject>) element.eContainer().eGet(element.eContainmentFeature());
		index = list.indexOf(element);
		list.remove(index);
	}

	@Override
	public void undo() {
		list.add(index, element);
	}
}
