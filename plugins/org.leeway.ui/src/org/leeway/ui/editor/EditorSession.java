package org.leeway.ui.editor;

import java.util.List;

import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.gef.Tool;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.ZoomInAction;
import org.eclipse.gef.ui.actions.ZoomOutAction;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Scrollable;
import org.leeway.core.compare.Tint;
import org.leeway.model.AgentType;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.bars.EditorBar;
import org.leeway.ui.editor.bars.TourBar;
import org.leeway.ui.map.canvas.KeyPointer;
import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.canvas.MapRulers;
import org.leeway.ui.map.editing.MeshEditing;
import org.leeway.ui.map.editing.ObjectEditing;
import org.leeway.ui.map.layers.BalancePicture;
import org.leeway.ui.map.layers.GameUnitsPicture;
import org.leeway.ui.map.layers.JamsPicture;
import org.leeway.ui.map.tools.MeshTool;
import org.leeway.ui.presenter.CutOffPresenter;
import org.leeway.ui.settings.UnitSettings;

/**
 * The work on a level, from the moment when its map is on the screen until its editor is closed. The session creates the
 * helpers of the editor, and notifies them of changes of level, settings and map. {@link EditorSessions} finds the session for
 * commands, menus and views.
 */
public final class EditorSession extends MapContext {

	private final EditorFrame frame;
	private final ActionRegistry actions;
	private final Runnable unfinishedChanged;
	private final MapRulers rulers = LevelCanvas.rulers(viewer());
	private final MapPlace place = new MapPlace(this, document());
	private final PendingEdits pending = new PendingEdits(this);
	private final ObjectEditing objects = new ObjectEditing(viewer());
	private final MeshEditing mesh = new MeshEditing(settings(), document().commands(), statusLine());
	private final MeshCommands meshes = new MeshCommands(this, mesh);
	private final PictureCommands pictures = new PictureCommands(this);
	private final ProbeMoves probes = new ProbeMoves(this);
	private final MapEdits edits = new MapEdits(this);
	private final MapAlone alone = new MapAlone(this, this::setMapAlone);
	private final KeyPointer pointer = new KeyPointer((Scrollable) viewer().getControl(), root());
	private final SpotMenu spotMenu = new SpotMenu(this, pointer);
	private final LevelRepairs repairs;
	private final MirrorEdits mirror;
	private final Navigation navigation;
	private final ProbeStart probeStart;
	private final PendingEditRule rule;
	private final EditActions editActions;
	private final SelectionFollower selected;
	private final OutlineLink outline;
	private final PropertiesLink properties;
	private final LiveSharing live;

	/**
	 * @param actions receives the actions that need the map
	 * @param unfinishedChanged runs after pending edits have changed, because this may enable or disable Undo and
	 * Save
	 */
	EditorSession(EditorParts parts, EditorFrame frame, ActionRegistry actions, Runnable unfinishedChanged) {
		super(parts);
		this.frame = frame;
		this.actions = actions;
		this.unfinishedChanged = unfinishedChanged;
		repairs = new LevelRepairs(this, frame.repairBar(), pending::finish);
		mirror = new MirrorEdits(this, repairs, pending::finish);
		navigation = new Navigation(this, repairs::prepare);
		probeStart = new ProbeStart(this, navigation::select);
		rule = new PendingEditRule(site(), pending, probeStart, repairs);
		registerActions();
		editActions = new EditActions(this, objects, actions);
		selected = new SelectionFollower(this, editActions);
		outline = new OutlineLink(this, actions, meshes);
		properties = new PropertiesLink(viewer());
		live = new LiveSharing(this, frame.bar());
		followCanvas();
		followMap();
		followSettings();
	}

	private void registerActions() {
		ZoomManager zoom = root().getZoomManager();
		List.of(new UndoEdit(part(), rule), new RedoEdit(part()), new ZoomInAction(zoom), new ZoomOutAction(zoom))
				.forEach(actions::registerAction);
	}

	private void followCanvas() {
		LevelCanvas.onHover(viewer(), cell -> {
			statusLine().hover(cell);
			rulers.mark(cell);
		});
		domain().onEscape(this::escaped);
		pictures.takeDrops();
		probes.takeClicks();
		viewer().getControl().addListener(SWT.MouseUp, event -> tellUnfinished());
		viewer().getControl().addListener(SWT.KeyUp, event -> tellUnfinished());
		root().viewport().addListener(outline::viewMoved);
		frame.area().onCaption(size -> root().setCaption(new Dimension(size.x, size.y)));
		frame.area().onCovered(root().viewport()::setCovered);
	}

	private void followMap() {
		addMapListener(() -> frame.show(presenter()));
		addMapListener(repairs::analysed);
		addMapListener(statusLine()::update);
		addMapListener(this::showInTool);
		addMapListener(this::showFindings);
		addMapListener(outline::mapChanged);
		addMapListener(properties::mapChanged);
		addMapListener(this::tellProposal);
	}

	private void followSettings() {
		rulers.setShown(settings().rulers());
		settings().addListener(selection()::settingsChanged);
		settings().addListener(statusLine()::update);
		settings().addListener(this::followTerrain);
		settings().addListener(editActions::update);
		settings().addListener(this::tellUnfinished);
		settings().addListener(() -> frame.show(level()));
		settings().addListener(() -> rulers.setShown(settings().rulers()));
		settings().addListener(root()::showLayers);
		settings().addListener(() -> presenter().refresh());
	}

	/** Starts the session: shows the level and analyses it. */
	void begin() {
		place.recallSoon();
		frame.show(activeTool());
		showLevel();
		recoveryChanged();
		rule.begin();
	}

	private LevelEditDomain domain() {
		return (LevelEditDomain) viewer().getEditDomain();
	}

	private void escaped() {
		probeStart.forget();
		cutOff().forget();
	}

	private void setMapAlone(boolean isAlone) {
		frame.setMapAlone(isAlone);
		rulers.setAlone(isAlone);
	}

	/**
	 * Enables or disables the Undo and Save actions if the pending edits have changed. A pending edit, such as an unfinished
	 * drag, is visible on the map, but not in the level yet. Undo can cancel a pending edit, and Save can finish some of them.
	 */
	private void tellUnfinished() {
		if (rule.haveChanged()) {
			unfinishedChanged.run();
		}
	}

	/**
	 * Updates the Undo action after a repair was proposed or dropped, because Undo can drop a proposed repair. During a
	 * drag, does nothing: the end of the drag updates the action.
	 */
	private void tellProposal() {
		if (!domain().isDragging()) {
			tellUnfinished();
		}
	}

	private void showInTool() {
		if (activeTool() instanceof MeshTool tool) {
			tool.follow();
		}
	}

	private void showFindings() {
		if (presenter().findingsAreFresh()) {
			document().showFindings(presenter().analysis().findings());
		} else if (presenter().isOutdated()) {
			document().hideFindings();
		}
	}

	private void showLevel() {
		frame.show(level());
		presenter().analyse();
		followConflicts();
	}

	/** Shows the controls for the settings of a tool, because the tool has become active. */
	void toolChanged(Tool tool) {
		frame.show(tool);
	}

	/** Updates the bar that offers to restore unsaved work of earlier sessions. */
	void recoveryChanged() {
		frame.restoreBar().show(document().recovery());
	}

	/** Updates findings, repairs and map after a change of the level or of one of its elements. */
	void levelChanged(Notification change) {
		frame.levelChanged(level(), change);
		document().forgetFindings();
		repairs.dismiss();
		presenter().levelChanged();
		followConflicts();
		terrain().showAgain();
	}

	/**
	 * Prepares for a replacement of the level. Drops the proposed repair, and a new probe that has only a start and
	 * no goal yet.
	 */
	void leaveLevel() {
		probeStart.forget();
		repairs.dismiss();
	}

	/** Shows the new level after the level of the editor was replaced. The visible place and the zoom stay the same. */
	void levelReplaced() {
		root().viewport().keepingPlace(() -> viewer().setContents(level()));
		map().replace(level());
		showLevel();
		outline.levelReplaced();
	}

	/**
	 * Reads the pictures again after the level has moved to another file, because the paths of pictures are
	 * relative to this file.
	 */
	void fileReplaced() {
		map().pictures().follow();
		live.fileReplaced();
	}

	/**
	 * Updates the actions, and checks whether other programs have changed the file of the level or of a picture. Call
	 * this when the editor gets the focus.
	 */
	void focused() {
		editActions.update();
		document().checkFile();
		map().pictures().checkFiles();
	}

	/** Makes a selection from a view the selection of the editor. Ignores a selection without elements of the level. */
	void selectedInView(ISelection selection) {
		selected.selectedInView(selection);
	}

	/**
	 * Returns whether {@link #finishEdits} would change the level. A drag does not count, because a drag may change
	 * nothing.
	 */
	boolean hasUnfinishedEdits() {
		return pending.areForLevel();
	}

	/** Applies pending edits to the level: a drag, the clicks of an unfinished shape, and floating terrain. */
	public void finishEdits() {
		pending.finish();
	}

	/** Returns the status line's text about a cell. Empty if the cell lies outside the map. */
	String status(Cell cell) {
		return statusLine().text(cell);
	}

	/** Tints cells until other tints replace them. */
	public void showTints(List<Tint> tints) {
		root().showTints(tints);
		frame.show(presenter());
		outline.mapChanged();
	}

	/**
	 * Shows a picture of the level's balance: the lanes between two places, or the gaps around the base of a start. The
	 * picture stays until another picture replaces it.
	 */
	public void showBalance(BalancePicture picture) {
		root().show(MapContent.BALANCE, picture);
		frame.show(presenter());
	}

	/** Shows the units of a simulated crowd, and the time that the crowd lost on each cell. Both stay until the next call. */
	public void showCrowd(GameUnitsPicture units, JamsPicture jams) {
		boolean isOtherLegend = !jams.equals(root().shown(MapContent.JAMS))
				|| units.isEmpty() != root().shown(MapContent.CROWD).isEmpty();
		root().show(MapContent.CROWD, units);
		root().show(MapContent.JAMS, jams);
		if (isOtherLegend) {
			frame.show(presenter());
		}
	}

	/**
	 * Changes the size of the displayed unit by some cells. Limits the size to the largest unit of the level.
	 *
	 * @param cells the change of the size. Positive for a larger unit, negative for a smaller unit
	 */
	public void resizeUnit(int cells) {
		settings().unit().setSize(Math.min(settings().unit().size() + cells, UnitSettings.largest(level())));
	}

	/**
	 * Displays the next or the previous agent of the level. After the last agent, the first agent is next. Does nothing
	 * in a level without agents.
	 *
	 * @param by 1 for the next agent, -1 for the previous agent
	 */
	public void stepAgent(int by) {
		List<AgentType> agents = level().getAgentTypes();
		if (!agents.isEmpty()) {
			settings().setAgent(agents.get(Math.floorMod(agents.indexOf(settings().agent()) + by, agents.size())));
		}
	}

	/** Returns the actions of the editor. Views use them too. */
	public ActionRegistry actions() {
		return actions;
	}

	OutlineLink outline() {
		return outline;
	}

	PropertiesLink properties() {
		return properties;
	}

	/** Returns the repairs of the level's findings. */
	public LevelRepairs repairs() {
		return repairs;
	}

	/** Returns the presenter that explains why the displayed unit does not get to a cell. */
	public CutOffPresenter cutOff() {
		return map().cutOff();
	}

	/** Returns the place on the map where the user opened the context menu last. Null before the user has opened the menu. */
	public MapSpot spot() {
		return spotMenu.spot();
	}

	/**
	 * Returns the helper that holds the start of a new probe until the user sets the goal. A probe asks for the
	 * route of an agent between two places.
	 */
	public ProbeStart probeStart() {
		return probeStart;
	}

	/** Returns the full-screen mode, which shows the map alone. */
	public MapAlone mapAlone() {
		return alone;
	}

	/** Returns the bar with the settings of unit, map and tool. */
	public EditorBar bar() {
		return frame.bar();
	}

	/** Returns the bar that leads through the tour. */
	public TourBar tourBar() {
		return frame.tourBar();
	}

	/** Returns the navigation, which selects and reveals parts of the level. */
	public Navigation navigation() {
		return navigation;
	}

	/** Returns the pointer that the user moves with keys in place of the mouse. */
	public KeyPointer pointer() {
		return pointer;
	}

	/** Returns the object that edits the chosen mesh. */
	public MeshEditing mesh() {
		return mesh;
	}

	/** Returns the commands for the level's meshes. */
	public MeshCommands meshes() {
		return meshes;
	}

	/** Returns the commands for pictures to trace. */
	public PictureCommands pictures() {
		return pictures;
	}

	/**
	 * Returns the commands that move an end of a probe to the nearest place where the probe's unit fits. A probe
	 * asks for a route between two places, its ends.
	 */
	public ProbeMoves probes() {
		return probes;
	}

	/**
	 * Returns the helper that mirrors a part of the level. Mirroring copies the part to the places to which the
	 * level's symmetry flips or turns it.
	 */
	public MirrorEdits mirror() {
		return mirror;
	}

	/**
	 * Returns the helper that resizes the map, and that flips or turns terrain: the stamp of the active tool, or else the
	 * selected terrain. A stamp is a stored piece of a map.
	 */
	public MapEdits edits() {
		return edits;
	}

	/** Returns the object that edits the selected objects. */
	public ObjectEditing objects() {
		return objects;
	}

	/** Returns the helper that connects the editor with running games through the live link. */
	public LiveSharing live() {
		return live;
	}

	/** Ends the session, because the editor is being closed. */
	void end() {
		alone.end();
		live.end();
		place.remember();
		rule.end();
		repairs.close();
		map().dispose();
	}
}
