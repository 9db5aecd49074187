package org.leeway.ui.editor;

import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.Tool;
import org.eclipse.gef.commands.Command;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorSite;
import org.leeway.model.Level;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.presenter.ConflictPresenter;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.LiveMap;
import org.leeway.ui.presenter.RoutePresenter;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.Listeners;

/** The context that an editor passes to its helpers, with the presenters of the map, the selection and the status line. */
class MapContext implements EditorContext {

	private final EditorParts parts;
	private final Listeners mapListeners = new Listeners();
	private final Listeners routesListeners = new Listeners();
	private final LiveMap map;
	private final ExclusiveSelection selection;
	private final StatusLine statusLine;
	private final ConflictEdits conflicts = new ConflictEdits(this);

	MapContext(EditorParts parts) {
		this.parts = parts;
		map = new LiveMap(level(), settings(), root(), this::isToolForObjects, () -> mapListeners.changed(true),
				routesListeners);
		selection = new ExclusiveSelection(settings().selection(), this::terrain, viewer());
		statusLine = new StatusLine(site().getActionBars(), map, selection::words,
				cell -> root().shown(MapContent.JAMS).describe(cell));
		addMapListener(parts.palette()::showLooks);
	}

	final LiveMap map() {
		return map;
	}

	/** Returns the selection of terrain or objects. */
	final ExclusiveSelection selection() {
		return selection;
	}

	/** Returns the decisions about merge conflicts. */
	public final ConflictEdits conflicts() {
		return conflicts;
	}

	/** Returns the presenter of merge conflicts on the map. */
	public final ConflictPresenter shownConflicts() {
		return map.conflicts();
	}

	/**
	 * Updates the marks of the level's merge conflicts on the map. For each new conflict, stores the terrain of our version in
	 * the region of the conflict.
	 */
	final void followConflicts() {
		conflicts.levelChanged();
		map.conflicts().levelChanged();
	}

	final StatusLine statusLine() {
		return statusLine;
	}

	/** Returns the editor as a part of the workbench. */
	public final IEditorPart part() {
		return parts.part();
	}

	/** Returns the document: the edited level with its undo steps and its file. */
	public final LevelDocument document() {
		return parts.document();
	}

	/** Adds a listener that runs after every change of the map, such as a new analysis or another displayed agent. */
	public final void addMapListener(Runnable listener) {
		mapListeners.add(listener);
	}

	public final void removeMapListener(Runnable listener) {
		mapListeners.remove(listener);
	}

	/** Adds a listener that runs after every change of the routes. */
	public final void addRoutesListener(Runnable listener) {
		routesListeners.add(listener);
	}

	public final void removeRoutesListener(Runnable listener) {
		routesListeners.remove(listener);
	}

	@Override
	public final Level level() {
		return parts.level().get();
	}

	@Override
	public final EditorSettings settings() {
		return parts.settings();
	}

	@Override
	public final void execute(Command command) {
		document().commands().execute(command);
	}

	@Override
	public final void executeSafely(Command command) {
		document().autosave();
		execute(command);
	}

	@Override
	public final TerrainEditing terrain() {
		return new TerrainEditing(viewer(), settings().selection());
	}

	@Override
	public final GraphicalViewer viewer() {
		return parts.viewer();
	}

	@Override
	public final LevelRootPart root() {
		return (LevelRootPart) viewer().getRootEditPart();
	}

	@Override
	public final LevelPresenter presenter() {
		return map.presenter();
	}

	@Override
	public final RoutePresenter routes() {
		return map.routes();
	}

	@Override
	public final Tool activeTool() {
		return viewer().getEditDomain().getActiveTool();
	}

	@Override
	public final void activateTool(String tool) {
		parts.palette().activate(tool, viewer().getEditDomain().getPaletteViewer());
	}

	/**
	 * Makes the active brush paint the terrain that is chosen in the settings. Does nothing if the active tool is not
	 * the brush of a terrain.
	 */
	final void followTerrain() {
		parts.palette().follow(viewer().getEditDomain().getPaletteViewer());
	}

	@Override
	public final void tell(String words) {
		statusLine.tell(words);
	}

	@Override
	public final void focusMap() {
		if (ToolKeys.isDialogOpen(viewer().getControl().getDisplay())) {
			return;
		}
		site().getPage().activate(part());
		viewer().getControl().setFocus();
	}

	@Override
	public final IEditorSite site() {
		return parts.part().getEditorSite();
	}
}
