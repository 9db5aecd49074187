package org.leeway.ui.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.gef.editparts.ZoomManager;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/**
 * The command that zooms the map. The values of its parameter are {@code in}, {@code out}, {@code actual} for 100 %, {@code fit}
 * for the whole map, and {@code selection}.
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
