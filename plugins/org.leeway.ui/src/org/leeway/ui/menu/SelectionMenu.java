package org.leeway.ui.menu;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.actions.ActionFactory;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.handlers.EditorItems;
import org.leeway.ui.settings.MapLayers;

/** The actions on the selected terrain. */
final class SelectionMenu {

	private final EditorSession editor;

	SelectionMenu(EditorSession editor) {
		this.editor = editor;
	}

	/** Adds the items if terrain is selected. */
	void fill(IMenuManager menu) {
		if (editor.settings().selection().cells().isEmpty()) {
			return;
		}
		boolean isEditable = editor.settings().layers().isEditable(MapLayers.TERRAIN);
		Items.add(menu, "Cut", editor, ActionFactory.CUT, isEditable);
		Items.add(menu, "Copy", editor, ActionFactory.COPY, true);
		Items.add(menu, "Delete", isEditable, editor.terrain()::erase);
		TerrainType chosen = editor.settings().paint().terrain();
		if (chosen != null) {
			Items.add(menu, "Fill Selection with " + chosen.getName(), isEditable, () -> editor.terrain().fill(chosen));
		}
		MenuManager turns = new MenuManager("Flip or Rotate");
		EditorItems.TURN.items().forEach(turns::add);
		menu.add(turns);
		EditorItems.KEEP_STAMP.items().forEach(menu::add);
		EditorItems.CROP.items().forEach(menu::add);
		EditorItems.SELECTION.items().forEach(menu::add);
		menu.add(new Separator());
	}
}
