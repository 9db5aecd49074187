package org.leeway.ui.map.commands;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;

/** A step that adds an object to a list of the model. */
public final class AddCommand<T extends EObject> extends Command {

	private final List<T> list;
	private final T element;
	private final int index;

	/** Creates a step that adds an object at the end of a list. */
	public AddCommand(String label, List<T> list, T element) {
		this(label, list, element, Integer.MAX_VALUE);
	}

	/** @param index the index of the object in the list. If the list is shorter, the object is added at its end */
	public AddCommand(String label, List<T> list, T element, int index) {
		super(label);
		this.list = list;
		this.element = element;
		this.index = index;
	}

	@Override
	public void execute() {
		list.add(Math.min(index, list.size()), element);
	}

	@Override
	public void undo() {
		list.remove(element);
	}
}
