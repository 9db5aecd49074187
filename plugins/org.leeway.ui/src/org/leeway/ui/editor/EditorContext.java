package org.leeway.ui.editor;

import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.Tool;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.tools.SelectionTool;
import org.eclipse.ui.IEditorSite;
import org.leeway.model.Level;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.RoutePresenter;
import org.leeway.ui.settings.EditorSettings;

/** The access of helpers to their editor: to the level, to the map that shows the level, and to the tools. */
public interface EditorContext {

	/** Returns the edited level. */
	Level level();

	/** Returns the settings of the editor. */
	EditorSettings settings();

	/** Runs a command as an undo step. */
	void execute(Command command);

	/** Autosaves the level, and then runs a command. Used for commands that change much of the level at once. */
	void executeSafely(Command command);

	/** Returns the object that edits the selected terrain. */
	TerrainEditing terrain();

	/** Returns the viewer of the map. The viewer also holds the selection of objects. */
	GraphicalViewer viewer();

	/** Returns the root of the map, which holds the layers and the viewport. */
	LevelRootPart root();

	/** Returns the presenter of terrain, overlay and findings. */
	LevelPresenter presenter();

	/**
	 * Returns the presenter that shows the routes of the level's probes. A probe asks for a route between two
	 * places.
	 */
	RoutePresenter routes();

	/** Returns the active tool of the palette. */
	Tool activeTool();

	/** Returns whether the active tool selects objects. */
	default boolean isToolForObjects() {
		return activeTool() instanceof SelectionTool;
	}

	/** Activates a tool of the palette by its name, like a click on the tool. */
	void activateTool(String tool);

	/** Shows a message in the status line until the mouse moves. */
	void tell(String words);

	/** Activates the editor and gives the keyboard focus to the map. Does nothing while a dialog is open. */
	void focusMap();

	/** Returns the site of the editor in the workbench. */
	IEditorSite site();
}
