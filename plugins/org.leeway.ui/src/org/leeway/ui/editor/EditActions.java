package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.UpdateAction;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.actions.ActionFactory;

/** Cut, copy, paste, delete and select all of the workbench: for terrain where some is selected, else for objects. */
final class EditActions {

	private final LevelEditor editor;
	private final List<EditAction> actions = new ArrayList<>();

	private static final class EditAction extends Action implements UpdateAction {

		private final BooleanSupplier possible;
		private final Runnable work;

		EditAction(ActionFactory id, BooleanSupplier possible, Runnable work) {
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
		}
	}

	/** @param registry gets the actions; it has those for objects */
	EditActions(LevelEditor editor, ActionRegistry registry) {
		this.editor = editor;
		IAction deleteObjects = registry.getAction(ActionFactory.DELETE.getId());
		IAction selectObjects = registry.getAction(ActionFactory.SELECT_ALL.getId());
		add(ActionFactory.CUT, this::hasTerrain, () -> editor.terrain().cut());
		add(ActionFactory.COPY, this::hasTerrain, () -> editor.terrain().copy());
		add(ActionFactory.PASTE, () -> TerrainClipboard.get().isPresent(), this::paste);
		add(ActionFactory.DELETE, () -> hasTerrain() || canRun(deleteObjects), () -> {
			if (hasTerrain()) {
				editor.terrain().erase();
			} else {
				deleteObjects.run();
			}
		});
		add(ActionFactory.SELECT_ALL, () -> true, () -> {
			if (editor.isToolForObjects()) {
				selectObjects.run();
			} else {
				editor.terrain().selectAll();
			}
		});
		actions.forEach(registry::registerAction);
		update();
	}

	private void add(ActionFactory id, BooleanSupplier possible, Runnable work) {
		actions.add(new EditAction(id, possible, work));
	}

	private static boolean canRun(IAction action) {
		((UpdateAction) action).update();
		return action.isEnabled();
	}

	private boolean hasTerrain() {
		return editor.settings().selection().cells().isPresent();
	}

	/** What was pasted can be dragged. */
	private void paste() {
		editor.activateTool("area");
		editor.terrain().paste(editor.root().visibleCells());
	}

	/** To be called when something has been selected or copied. */
	void update() {
		actions.forEach(EditAction::update);
	}
}
