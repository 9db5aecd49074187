package org.leeway.ui.map.commands;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;

/** Adds an object to the end of a list of the model. */
public final class AddCommand<T extends EObject> extends Command {

	private final EList<T> list;
	private final T element;

	public AddCommand(String label, EList<T> list, T element) {
		super(label);
		this.list = list;
		this.element = element;
	}

	@Override
	public void execute() {
		list.add(element);
	}

	@Override
	public void undo() {
		list.remove(element);
	}
}
