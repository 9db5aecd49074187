package org.leeway.ui.map.policies;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.ComponentEditPolicy;
import org.eclipse.gef.requests.GroupRequest;
import org.leeway.ui.map.commands.RemoveCommand;

/** A policy with which an element can be deleted. */
public final class RemovePolicy extends ComponentEditPolicy {

	private final EObject element;

	public RemovePolicy(EObject element) {
		this.element = element;
	}

	@Override
	protected Command createDeleteCommand(GroupRequest request) {
		return new RemoveCommand("Delete", element);
	}
}
