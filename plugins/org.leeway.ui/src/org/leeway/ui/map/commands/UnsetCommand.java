package org.leeway.ui.map.commands;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;

/** Takes its value from a feature of an object. Can run only if the feature has one. */
public final class UnsetCommand extends Command {

	private final EObject target;
	private final EStructuralFeature feature;
	private Object oldValue;

	public UnsetCommand(String label, EObject target, EStructuralFeature feature) {
		super(label);
		this.target = target;
		this.feature = feature;
	}

	@Override
	public boolean canExecute() {
		return target.eIsSet(feature);
	}

	@Override
	public void execute() {
		oldValue = target.eGet(feature);
		redo();
	}

	@Override
	public void redo() {
		target.eUnset(feature);
	}

	@Override
	public void undo() {
		target.eSet(feature, oldValue);
	}
}
