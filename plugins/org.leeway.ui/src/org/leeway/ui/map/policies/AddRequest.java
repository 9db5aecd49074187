package org.leeway.ui.map.policies;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.Request;

/** A request to the level to add a new element. */
public final class AddRequest extends Request {

	private final EObject element;

	public AddRequest(EObject element) {
		super("add element");
		this.element = element;
	}

	EObject element() {
		return element;
	}
}
