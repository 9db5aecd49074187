package org.leeway.ui.map.commands;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;

/**
 * A step that moves an object to another index in its list. Can run only if the index exists and differs from the
 * present index.
 */
public final class MoveCommand<T extends EObject> extends Command {

	private final EList<T> list;
	private final T element;
	private final int to;
	private int from;

	public MoveCommand(String label, EList<T> list, T element, int to) {
		super(label);
		this.list = list;
		this.element = element;
		this.to = to;
	}

	@Override
	public boolean canExecute() {
		return list.contains(element) && to >= 0 && to < list.size() && to != list.indexOf(element);
	}

	@Override
	public void execute() {
		from = list.indexOf(element);
		list.move(to, element);
	}

	@Override
	public void undo() {
		list.move(from, element);
	}
}
