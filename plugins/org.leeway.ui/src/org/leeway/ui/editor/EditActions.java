package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.UpdateAction;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.commands.ICommandService;
import org.leeway.ui.map.editing.MapClipboard;
import org.leeway.ui.map.editing.ObjectEditing;
import org.leeway.ui.map.tools.MeshTool;
import org.leeway.ui.settings.MapLayers;

/**
 * The actions Cut, Copy, Paste, Delete, Rename and Select All of a level editor. The actions apply to the selected
 * terrain or objects. While the tool for meshes is active, Delete removes the selected part of a mesh.
 */
final class EditActions {

	/**
	 * The ids of commands that switch something on and off. Menu items of these commands have a check mark. {@link #update}
	 * refreshes the check marks.
	 */
	private static final List<String> TOGGLES = List.of("org.leeway.ui.unit", "org.leeway.ui.show",
			"org.leeway.ui.symmetry");

	private final EditorContext editor;
	private final ObjectEditing objects;
	private final IAction deleteObjects;
	private final IAction selectObjects;
	private final List<EditAction> actions = new ArrayList<>();

	private final class EditAction extends Action implements UpdateAction {

		private final BooleanSupplier possible;
		private final Runnable work;

		EditAction(String label, ActionFactory id, BooleanSupplier possible, Runnable work) {
			super(label);
			this.possible = possible;
			this.work = work;
			setId(id.getId());
		}

		/**
		 * Returns whether the action is possible now. Does not use the answer of the last update, which may be outdated when
		 * the user presses a key.
		 */
		@Override
		public boolean isEnabled() {
			return possible.getAsBoolean();
		}

		@Override
		public void update() {
			setEnabled(possible.getAsBoolean());
		}

		@Override
		public void run() {
			work.run();
			EditActions.this.update();
		}
	}

	/**
	 * Creates the actions, and adds them to the actions of the editor. They replace GEF's actions with the same ids.
	 *
	 * @param registry the actions of the editor
	 */
	EditActions(EditorContext editor, ObjectEditing objects, ActionRegistry registry) {
		this.editor = editor;
		this.objects = objects;
		deleteObjects = registry.getAction(ActionFactory.DELETE.getId());
		selectObjects = registry.getAction(ActionFactory.SELECT_ALL.getId());
		add("Cut", ActionFactory.CUT, this::canCut, this::cut);
		add("Copy", ActionFactory.COPY, this::canCopy, this::copy);
		add("Paste", ActionFactory.PASTE, this::canPaste, this::paste);
		add("Delete", ActionFactory.DELETE, this::canDelete, this::delete);
		add("Rename", ActionFactory.RENAME, objects::canRename, objects::rename);
		add("Select All", ActionFactory.SELECT_ALL, () -> true, this::selectAll);
		actions.forEach(registry::registerAction);
		update();
	}

	private void add(String label, ActionFactory id, BooleanSupplier possible, Runnable work) {
		actions.add(new EditAction(label, id, possible, work));
	}

	private static boolean canRun(IAction action) {
		((UpdateAction) action).update();
		return action.isEnabled();
	}

	private boolean hasTerrain() {
		return editor.settings().selection().cells().isPresent();
	}

	/**
	 * Returns whether the Delete action removes the selected terrain. True only while the map has the focus. In the outline,
	 * for example, Delete removes what is selected there.
	 */
	private boolean deletesTerrain() {
		return hasTerrain() && isMapFocused();
	}

	/** Returns whether the Delete action removes a part of a mesh. */
	private boolean deletesMesh() {
		return editor.activeTool() instanceof MeshTool && isMapFocused();
	}

	private boolean isMapFocused() {
		return editor.viewer().getControl().isFocusControl();
	}

	private boolean canCopy() {
		return hasTerrain() || objects.canCopy();
	}

	private boolean canCut() {
		return hasTerrain() ? canErase() : objects.canCopy();
	}

	/**
	 * Returns whether Delete can remove terrain. True if the terrain layer is editable. Also true while a cut or pasted
	 * piece of terrain floats over the map: Delete then discards this piece.
	 */
	private boolean canErase() {
		return isTerrainEditable() || editor.terrain().floating() != null;
	}

	private boolean isTerrainEditable() {
		return editor.settings().layers().isEditable(MapLayers.TERRAIN);
	}

	private void cut() {
		if (hasTerrain()) {
			editor.terrain().cut();
		} else {
			objects.copy();
			canRun(deleteObjects);
			deleteObjects.run();
		}
	}

	private void copy() {
		if (hasTerrain()) {
			editor.terrain().copy();
		} else {
			objects.copy();
		}
	}

	private boolean canDelete() {
		return !TextInput.isUnderWay()
				&& (deletesMesh() || (deletesTerrain() ? canErase() : canRun(deleteObjects)));
	}

	private void delete() {
		if (deletesMesh()) {
			((MeshTool) editor.activeTool()).delete();
		} else if (deletesTerrain()) {
			editor.terrain().erase();
		} else {
			deleteObjects.run();
		}
	}

	private void selectAll() {
		if (editor.isToolForObjects()) {
			selectObjects.run();
		} else {
			editor.terrain().selectAll();
		}
	}

	private boolean canPaste() {
		return MapClipboard.terrain().isPresent() ? isTerrainEditable() : !MapClipboard.objects().isEmpty();
	}

	/**
	 * Pastes terrain or objects into the visible part of the map. Activates the tool with which the user can drag
	 * them.
	 */
	private void paste() {
		boolean terrain = MapClipboard.terrain().isPresent();
		editor.activateTool(terrain ? "area" : "select");
		if (terrain) {
			editor.terrain().paste(editor.root().viewport().visibleCells());
		} else {
			objects.paste(editor.root().viewport().visibleCells());
		}
	}

	/** Updates the actions. Call this after a change of selection or settings, and when the editor gets the focus. */
	void update() {
		actions.forEach(EditAction::update);
		TOGGLES.forEach(command -> editor.site().getService(ICommandService.class).refreshElements(command, null));
	}
}
