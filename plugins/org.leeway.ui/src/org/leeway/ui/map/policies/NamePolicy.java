package org.leeway.ui.map.policies;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.DirectEditPolicy;
import org.eclipse.gef.requests.DirectEditRequest;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.UnsetCommand;

/** A policy that gives an element the name that is typed on the map. An empty text removes the name. */
public final class NamePolicy extends DirectEditPolicy {

	private final EObject element;

	public NamePolicy(EObject element) {
		this.element = element;
	}

	@Override
	protected Command getDirectEditCommand(DirectEditRequest request) {
		String name = ((String) request.getCellEditor().getValue()).strip();
		return ElementName.feature(element).map(feature -> name.isEmpty() && !feature.isRequired()
				? new UnsetCommand("Rename", element, feature)
				: new SetCommand("Rename", element, feature, name)).filter(command -> !name.equals(ElementName.of(element)))
				.orElse(null);
	}

	@Override
	protected void showCurrentEditValue(DirectEditRequest request) {
		// the map shows the old name until the user presses Enter, so there is nothing to update while the user types
	}
}
