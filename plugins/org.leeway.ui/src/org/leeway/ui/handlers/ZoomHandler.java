package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.gef.editparts.ZoomManager;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that zooms the level editor: {@code in}, {@code out}, to its {@code actual} size, to {@code fit} or to the
 * {@code selection}.
 */
public final class ZoomHandler extends AbstractHandler {

	private static final String HOW = "org.leeway.ui.how";

	@Override
	public Object execute(ExecutionEvent event) {
		EditorSessions.active(event).ifPresent(editor -> {
			ZoomManager zoom = editor.root().getZoomManager();
			switch (event.getParameter(HOW)) {
			case "in" -> zoom.zoomIn();
			case "out" -> zoom.zoomOut();
			case "actual" -> zoom.setZoom(1);
			case "selection" -> editor.navigation().revealSelection();
			default -> editor.root().viewport().fit(editor.level().getTerrain().bounds());
			}
		});
		return null;
	}

	/** Returns whether the command would change anything. */
	static boolean canRun(String how, EditorSession editor) {
		ZoomManager zoom = editor.root().getZoomManager();
		return switch (how) {
		case "in" -> zoom.getNextZoomLevel() > zoom.getZoom();
		case "out" -> zoom.getPreviousZoomLevel() < zoom.getZoom();
		case "actual" -> zoom.getZoom() != 1;
		case "selection" -> editor.navigation().hasSelection();
		default -> true;
		};
	}
}
