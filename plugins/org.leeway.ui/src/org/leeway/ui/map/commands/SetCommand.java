package org.leeway.ui.map.commands;

import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.document.LargeStep;

/**
 * A step that sets a feature of an object. The value may be a list, which replaces the whole list of the feature. Can run only
 * if the value differs.
 */
public final class SetCommand extends Command implements LargeStep {

	private final EObject target;
	private final EStructuralFeature feature;
	private final Object value;
	private Object oldValue;
	private boolean wasSet;
	private long bytes;

	public SetCommand(String label, EObject target, EStructuralFeature feature, Object value) {
		super(label);
		this.target = target;
		this.feature = feature;
		this.value = value;
	}

	/** Returns one command that sets several features of an object. Can run if at least one feature changes. */
	public static Command ofAll(String label, EObject target, Map<? extends EStructuralFeature, ?> values) {
		CompoundCommand all = new CompoundCommand(label);
		values.forEach((feature, value) -> {
			SetCommand one = new SetCommand(label, target, feature, value);
			if (one.canExecute()) {
				all.add(one);
			}
		});
		return all;
	}

	@Override
	public boolean canExecute() {
		return !Objects.equals(target.eGet(feature), value) || feature.isUnsettable() && !target.eIsSet(feature);
	}

	@Override
	public void execute() {
		Object old = target.eGet(feature);
		oldValue = old instanceof List<?> list ? List.copyOf(list) : old;
		wasSet = target.eIsSet(feature);
		set(value);
		bytes = oldValue instanceof TerrainGrid before && value instanceof TerrainGrid after ? before.bytesBeside(after) : 0;
	}

	@Override
	public long bytes() {
		return bytes;
	}

	@Override
	public void undo() {
		if (wasSet) {
			set(oldValue);
		} else {
			target.eUnset(feature);
		}
	}

	@Override
	public void redo() {
		set(value);
	}

	/**
	 * Sets the feature to a value. If the value is a list, the present elements are replaced directly, without clearing the
	 * list first. Otherwise, listeners would for example see an agent that crosses no terrain at all.
	 */
	private void set(Object next) {
		if (feature.isMany()) {
			setAll((EList<?>) target.eGet(feature), (List<?>) next);
		} else {
			target.eSet(feature, next);
		}
	}

	@SuppressWarnings("unchecked")
	private static <T> void setAll(EList<T> list, List<?> next) {
		ECollections.setEList(list, (List<? extends T>) next);
	}
}
