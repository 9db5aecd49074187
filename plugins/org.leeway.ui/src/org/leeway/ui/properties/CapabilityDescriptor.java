package org.leeway.ui.properties;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.DialogCellEditor;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.dialogs.ListSelectionDialog;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/** The terrains that an agent crosses, chosen from those of its level. */
final class CapabilityDescriptor extends PropertyDescriptor {

	private final EObject agent;

	CapabilityDescriptor(Object id, String label, EObject agent) {
		super(id, label);
		this.agent = agent;
	}

	@Override
	public ILabelProvider getLabelProvider() {
		return LabelProvider.createTextProvider(value -> value instanceof List<?> terrains ? names(terrains) : "");
	}

	@Override
	public CellEditor createPropertyEditor(Composite parent) {
		return new DialogCellEditor(parent) {
			@Override
			protected Object openDialogBox(Control control) {
				return choose(control, (List<?>) getValue());
			}

			@Override
			protected void updateContents(Object value) {
				super.updateContents(value instanceof List<?> terrains ? names(terrains) : "");
			}
		};
	}

	private Object choose(Control control, List<?> chosen) {
		Level level = (Level) agent.eContainer();
		ListSelectionDialog dialog = ListSelectionDialog.of(level.getTerrainTypes())
				.contentProvider(ArrayContentProvider.getInstance())
				.labelProvider(LabelProvider.createTextProvider(terrain -> ((TerrainType) terrain).getName()))
				.title("Capability").message("The terrains that this agent crosses, at least one:")
				.preselect(chosen.toArray()).create(control.getShell());
		if (dialog.open() != ListSelectionDialog.OK || dialog.getResult().length == 0) {
			return null;
		}
		return Arrays.asList(dialog.getResult());
	}

	private static String names(List<?> terrains) {
		return terrains.stream().map(terrain -> ((TerrainType) terrain).getName()).collect(Collectors.joining("+"));
	}
}
