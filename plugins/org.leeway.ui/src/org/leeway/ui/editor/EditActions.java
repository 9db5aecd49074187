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
import org.leeway.ui.map.editing.TerrainClipboard;

/** Cut, copy, paste, delete and select all of the workbench: for terrain where some is selected, else for objects. */
final class EditActions {

	/** The command whose menu items show what is set. */
	private static final String UNIT = "org.leeway.ui.unit";

	private final LevelEditor editor;
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

	/** @param registry gets the actions; it has those for objects */
	EditActions(LevelEditor editor, ActionRegistry registry) {
		this.editor = editor;
		IAction deleteObjects = registry.getAction(ActionFactory.DELETE.getId());
		IAction selectObjects = registry.getAction(ActionFactory.SELECT_ALL.getId());
		add("Cut", ActionFactory.CUT, this::hasTerrain, () -> editor.terrain().cut());
		add("Copy", ActionFactory.COPY, this::hasTerrain, () -> editor.terrain().copy());
		add("Paste", ActionFactory.PASTE, () -> TerrainClipboard.get().isPresent(), this::paste);
		add("Delete", ActionFactory.DELETE, () -> deletesTerrain() || canRun(deleteObjects), () -> {
			if (deletesTerrain()) {
				editor.terrain().erase();
			} else {
				deleteObjects.run();
			}
		});
		add("Select All", ActionFactory.SELECT_ALL, () -> true, () -> {
			if (editor.isToolForObjects()) {
				selectObjects.run();
			} else {
				editor.terrain().selectAll();
			}
		});
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

	/** The outline has the same action, and means what is selected there. */
	private boolean deletesTerrain() {
		return hasTerrain() && editor.isCanvasFocused();
	}

	/** What was pasted can be dragged. */
	private void paste() {
		editor.activateTool("area");
		editor.terrain().paste(editor.root().viewport().visibleCells());
	}

	/** To be called when something has been selected or set, or when the editor is looked at again. */
	void update() {
		actions.forEach(EditAction::update);
		editor.getSite().getService(ICommandService.class).refreshElements(UNIT, null);
	}
}
