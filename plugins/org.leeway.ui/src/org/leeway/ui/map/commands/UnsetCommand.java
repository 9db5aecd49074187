package org.leeway.ui.map.commands;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;

/** A step that removes the value of an object's feature. Can run only if the feature has a value. */
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
