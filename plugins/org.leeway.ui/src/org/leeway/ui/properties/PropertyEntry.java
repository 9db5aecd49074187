package org.leeway.ui.properties;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ComboBoxViewerCellEditor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.properties.PropertySheetEntry;
import org.leeway.ui.document.EditSteps;

/**
 * A line of the Properties view for one property of the selected elements. If the elements have different values, the
 * line shows no value. If the user enters a value, one undo step sets it in all elements. The lines are children of an
 * invisible root entry.
 */
public final class PropertyEntry extends PropertySheetEntry {

	private final EditSteps commands;
	private final Runnable listener = this::refreshFromRoot;
	private CellEditor editor;

	/** Creates the root of all lines. */
	public PropertyEntry(EditSteps commands) {
		this.commands = commands;
		commands.addListener(listener);
	}

	/**
	 * Creates a line. Only the root entry listens to undo steps, and then refreshes all lines.
	 *
	 * @param whole the parent of the new line: the root or another line
	 */
	private PropertyEntry(PropertyEntry whole) {
		this.commands = whole.commands;
	}

	@Override
	protected PropertySheetEntry createChildEntry() {
		return new PropertyEntry(this);
	}

	@Override
	public void dispose() {
		commands.removeListener(listener);
		super.dispose();
	}

	/** Returns whether all elements have the same value. */
	private boolean isCommon() {
		return Arrays.stream(getValues()).distinct().count() <= 1;
	}

	@Override
	public String getValueAsString() {
		return isCommon() ? super.getValueAsString() : "";
	}

	@Override
	public Image getImage() {
		return isCommon() ? super.getImage() : null;
	}

	@Override
	public CellEditor getEditor(Composite parent) {
		editor = super.getEditor(parent);
		if (editor instanceof ComboBoxViewerCellEditor && !isCommon()) {
			editor.setValue(null);
		} else if (editor != null && !(getValues()[0] instanceof Iterable) && !isCommon()) {
			editor.setValue("");
		}
		return editor;
	}

	/**
	 * Applies the value of the cell editor. If several elements are selected, applies it only if the user has changed
	 * it. The cell editor may show the value of one element, which must not replace the values of all other elements.
	 */
	@Override
	public void applyEditorValue() {
		if (getValues().length <= 1 || editor != null && editor.isDirty()) {
			super.applyEditorValue();
		}
	}

	@Override
	protected void valueChanged(PropertySheetEntry child) {
		PropertyEntry line = (PropertyEntry) child;
		execute(line, (element, i) -> Optional.of(element.set(line.property(), line.getValues()[i])));
	}

	@Override
	public void resetPropertyValue() {
		if (getParent() instanceof PropertyEntry whole) {
			whole.execute(this, (element, i) -> Optional.of(property()).filter(element::isPropertyResettable)
					.map(element::reset));
		}
	}

	private EStructuralFeature property() {
		return (EStructuralFeature) getDescriptor().getId();
	}

	/** A function that returns the command to change one element, or empty if the element stays as it is. */
	private interface Change {

		Optional<Command> of(ElementProperties element, int index);
	}

	private void execute(PropertyEntry line, Change change) {
		CompoundCommand all = new CompoundCommand("Set " + line.getDisplayName());
		for (int i = 0; i < getValues().length; i++) {
			change.of((ElementProperties) getPropertySource(getValues()[i]), i).filter(Command::canExecute).ifPresent(all::add);
		}
		if (!all.isEmpty()) {
			commands.execute(all);
		}
	}
}
