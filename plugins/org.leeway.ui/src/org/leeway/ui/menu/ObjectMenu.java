package org.leeway.ui.menu;

import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.actions.ActionFactory;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.ProbeMenu;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.editing.ObjectEditing.Side;

/** The part of a context menu with the actions on the object under the mouse, and on all other selected objects. */
final class ObjectMenu {

	private static final Map<Side, String> SIDES = sides();

	private final EditorSession editor;
	private final EditPart part;

	ObjectMenu(EditorSession editor, EditPart part) {
		this.editor = editor;
		this.part = part;
	}

	private static Map<Side, String> sides() {
		Map<Side, String> labels = new LinkedHashMap<>();
		labels.put(Side.LEFT, "Left");
		labels.put(Side.CENTRE, "Centres");
		labels.put(Side.RIGHT, "Right");
		labels.put(Side.TOP, "Top");
		labels.put(Side.MIDDLE, "Middles");
		labels.put(Side.BOTTOM, "Bottom");
		return labels;
	}

	void fill(IMenuManager menu) {
		if (part.getModel() instanceof ProbeEnd end) {
			ProbeMenu.fill(menu, editor, end.probe());
		} else if (part.getModel() instanceof EObject object) {
			Items.add(menu, "Zoom to Object", true, () -> editor.navigation().zoomTo(object));
		}
		menu.add(new Separator());
		boolean canCopy = editor.objects().canCopy();
		Items.add(menu, "Cut", editor, ActionFactory.CUT, canCopy);
		Items.add(menu, "Copy", editor, ActionFactory.COPY, canCopy);
		Items.add(menu, "Duplicate", canCopy, () -> editor.objects().duplicate());
		Items.add(menu, "Delete", editor, ActionFactory.DELETE, true);
		if (editor.objects().canAlign()) {
			MenuManager align = new MenuManager("Align");
			SIDES.forEach((side, label) -> Items.add(align, label, true, () -> editor.objects().align(side)));
			menu.add(align);
		}
		menu.add(new Separator());
		Items.add(menu, "Rename", editor, ActionFactory.RENAME, true);
		Items.add(menu, "Properties", true, () -> part.performRequest(new Request(RequestConstants.REQ_OPEN)));
	}
}
