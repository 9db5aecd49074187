package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.map.editing.ObjectEditing;
import org.leeway.ui.map.editing.ObjectEditing.Side;

/**
 * The command that aligns the selected objects, or duplicates them. The command's parameter is {@code duplicate} or the name of an
 * {@link ObjectEditing.Side}.
 */
public final class ArrangeHandler extends AbstractHandler {

	private static final String HOW = "org.leeway.ui.arrangement";
	private static final String DUPLICATE = "duplicate";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			ObjectEditing objects = editor.objects();
			String how = event.getParameter(HOW);
			if (how.equals(DUPLICATE)) {
				objects.duplicate();
			} else {
				objects.align(Side.valueOf(how));
			}
		});
		return null;
	}

	/** Returns whether the command would change anything. */
	static boolean canRun(String how, EditorSession editor) {
		return how.equals(DUPLICATE) ? editor.objects().canCopy() : editor.objects().canAlign();
	}
}
