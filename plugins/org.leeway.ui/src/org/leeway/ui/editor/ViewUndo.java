package org.leeway.ui.editor;

import java.util.function.BooleanSupplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.util.IPropertyChangeListener;

/**
 * An undo or redo action in a view. Runs the action of the active level editor, or else the view's own action. The
 * view's own action runs in these cases:
 * <ul>
 * <li>No level editor is active.
 * <li>Only the view's own action is enabled.
 * <li>The view's own action is enabled, and a file was changed after the last step of the level.
 * </ul>
 */
final class ViewUndo extends Action {

	/** The view's own undo or redo. Null if the view has none. */
	private final IAction own;
	/**
	 * Returns whether a file was changed after the last step of the level. If so, the view's own action runs, because the
	 * change of the file is the latest change.
	 */
	private final BooleanSupplier ownIsLater;
	private final IPropertyChangeListener follower = change -> update();
	/** The undo or redo of the active level editor. Null if no level editor is active. */
	private IAction edit;

	ViewUndo(String id, IAction own, BooleanSupplier ownIsLater) {
		this.own = own;
		this.ownIsLater = ownIsLater;
		setId(id);
		if (own != null) {
			own.addPropertyChangeListener(follower);
		}
	}

	/**
	 * Makes this action run the action of another editor. If {@code editor} is null, only the view's own action can run.
	 */
	void follow(EditorSession editor) {
		if (edit != null) {
			edit.removePropertyChangeListener(follower);
		}
		edit = editor == null ? null : editor.actions().getAction(getId());
		if (edit != null) {
			edit.addPropertyChangeListener(follower);
		}
		update();
	}

	/** Removes this action's listeners from the editor's action and from the view's own action. */
	void dispose() {
		follow(null);
		if (own != null) {
			own.removePropertyChangeListener(follower);
		}
	}

	private void update() {
		IAction chosen = chosen();
		setText(chosen == null ? getText() : chosen.getText());
		setToolTipText(chosen == null ? getToolTipText() : chosen.getToolTipText());
		setEnabled(isEnabled());
	}

	/** Computes on each call whether the action is possible. A stored answer could be outdated when the user presses a key. */
	@Override
	public boolean isEnabled() {
		return chosen() != null && chosen().isEnabled();
	}

	private IAction chosen() {
		boolean ownFirst = own != null && own.isEnabled() && (ownIsLater.getAsBoolean() || edit == null || !edit.isEnabled());
		return ownFirst || edit == null ? own : edit;
	}

	@Override
	public void run() {
		if (isEnabled()) {
			chosen().run();
		}
	}
}
