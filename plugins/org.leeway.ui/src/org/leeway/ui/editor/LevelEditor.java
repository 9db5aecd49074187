package org.leeway.ui.editor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EventObject;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.util.EContentAdapter;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.tools.SelectionTool;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.ZoomInAction;
import org.eclipse.gef.ui.actions.ZoomOutAction;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;
import org.eclipse.gef.ui.parts.GraphicalEditorWithFlyoutPalette;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.level.RequiredPath;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.PathProbe;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Fragment;
import org.leeway.ui.editor.parts.LevelRootPart;
import org.leeway.ui.editor.parts.ProbeEnd;
import org.leeway.ui.editor.tools.StampTool;
import org.leeway.ui.outline.LevelOutline;

/** The editor of a level: canvas, palette, the bar above and the legend below, and the analysis behind them. */
public final class LevelEditor extends GraphicalEditorWithFlyoutPalette implements IGotoMarker {

	/** The id under which the editor is registered. */
	public static final String ID = "org.leeway.ui.editor";

	private static final double SHARE_OF_CELLS = 0.15;

	private final EditorSettings settings = new EditorSettings();
	private final LevelPalette palette = new LevelPalette(settings, this::terrain, () -> activateTool("brush"));
	private final SelectionSynchronizer synchronizer = new ProbeSynchronizer();
	private final EContentAdapter follower = new EContentAdapter() {
		@Override
		public void notifyChanged(Notification change) {
			super.notifyChanged(change);
			if (!change.isTouch()) {
				levelChanged(change);
			}
		}
	};
	private EditedFile disk;
	private Level level;
	private LevelView view;
	private LevelRoutes routes;
	private LargestUnitView largestUnit;
	private LevelMarkers markers;
	private EditorFrame frame;
	private EditActions editActions;
	private LevelRepairs repairs;
	private LevelOutline outline;
	private UnitAtMouse unit;
	private final List<Runnable> routesListeners = new ArrayList<>();
	private final List<Runnable> analysisListeners = new ArrayList<>();

	public LevelEditor() {
		setEditDomain(new LevelEditDomain(this));
	}

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		if (!(input instanceof IFileEditorInput fileInput) || fileInput.getFile().getLocation() == null) {
			throw new PartInitException("Leeway edits files on a local disk, in a project of the workspace; "
					+ "copy the level there first.");
		}
		disk = new EditedFile(fileInput.getFile(), this);
		try {
			edit(disk.load());
		} catch (IOException e) {
			throw new PartInitException(e.getMessage(), e);
		}
		super.init(site, input);
	}

	@Override
	protected void setInput(IEditorInput input) {
		super.setInput(input);
		setPartName(input.getName());
		markers = new LevelMarkers(file());
	}

	private void edit(Level loaded) {
		level = loaded;
		level.eAdapters().add(follower);
		settings.keepTo(level);
		palette.showTerrains(level);
	}

	@Override
	public void createPartControl(Composite parent) {
		frame = new EditorFrame(parent, settings);
		repairs = new LevelRepairs(this, frame.repairBar());
		super.createPartControl(frame.canvas());
		editActions = new EditActions(this, getActionRegistry());
		new SettingsMemory().attach(settings);
		createViews();
		settings.addListener(this::settingsChanged);
		frame.show(level);
		view.analyse();
		disk.watch();
	}

	private void createViews() {
		view = new LevelView(level, settings, root(), this::shown);
		routes = new LevelRoutes(level, settings, root(), this::routesShown);
		largestUnit = new LargestUnitView(level.getName(), settings, root());
		unit = new UnitAtMouse(settings, root(), this::isToolForObjects);
	}

	/** Edits another level in place of the present one, which is forgotten with its undo steps; zoom and place stay. */
	void show(Level loaded) {
		getEditDomain().loadDefaultTool();
		repairs.dismiss();
		level.eAdapters().remove(follower);
		edit(loaded);
		root().keepingPlace(() -> getGraphicalViewer().setContents(level));
		getCommandStack().flush();
		view.dispose();
		routes.dispose();
		largestUnit.dispose();
		createViews();
		frame.show(level);
		view.analyse();
		if (outline != null) {
			outline.setLevel(level);
		}
	}

	@Override
	protected void configureGraphicalViewer() {
		super.configureGraphicalViewer();
		GraphicalViewer viewer = getGraphicalViewer();
		LevelCanvas.prepare(viewer, settings.layers(), getSite().getService(IContextService.class), this::hover);
		viewer.addSelectionChangedListener(event -> ((IStructuredSelection) event.getSelection()).toList().stream()
				.filter(EditPart.class::isInstance).map(part -> ((EditPart) part).getModel())
				.filter(ProbeEnd.class::isInstance).findFirst()
				.ifPresent(end -> routes.select(((ProbeEnd) end).probe())));
	}

	@Override
	protected void initializeGraphicalViewer() {
		super.initializeGraphicalViewer();
		getGraphicalViewer().setContents(level);
		ZoomManager zoom = root().getZoomManager();
		getActionRegistry().registerAction(new ZoomInAction(zoom));
		getActionRegistry().registerAction(new ZoomOutAction(zoom));
		getGraphicalViewer().getControl().getDisplay().asyncExec(() -> {
			if (level != null && getGraphicalViewer().getControl() != null) {
				root().reveal(level.getTerrain().bounds(), 1);
			}
		});
	}

	private void levelChanged(Notification change) {
		if (change.getNotifier() == level && change.getFeature() == LevelPackage.Literals.LEVEL__TERRAIN_TYPES
				|| change.getNotifier() instanceof TerrainType) {
			palette.showTerrains(level);
		}
		TerrainType brush = settings.paint().terrain();
		settings.keepTo(level);
		if (settings.paint().terrain() != brush) {
			getEditDomain().loadDefaultTool();
		}
		if (view != null) {
			frame.show(level);
			markers.forget();
			repairs.dismiss();
			view.levelChanged();
		}
	}

	private void settingsChanged() {
		palette.follow(getEditDomain().getPaletteViewer());
		editActions.update();
		frame.show(level);
		root().showLayers();
		view.refresh();
	}

	/** The view has shown something new. */
	private void shown() {
		frame.show(view);
		repairs.analysed();
		routes.follow(view.snapshot());
		largestUnit.follow(view.snapshot());
		unit.update(view);
		showStatus();
		if (view.findingsAreFresh()) {
			markers.show(view.analysis().findings());
		} else if (view.isOutdated()) {
			markers.show(List.of());
		}
		if (outline != null) {
			outline.mapChanged();
		}
		List.copyOf(analysisListeners).forEach(Runnable::run);
	}

	/** Routes have been shown. */
	private void routesShown() {
		view.showExplored(routes.explored());
		List.copyOf(routesListeners).forEach(Runnable::run);
	}

	private void hover(Cell cell) {
		if (!cell.equals(unit.cell())) {
			unit.moveTo(cell, view);
			showStatus();
		}
	}

	private void showStatus() {
		getEditorSite().getActionBars().getStatusLineManager().setMessage(status(unit.cell()));
	}

	/** What the status line says of a cell; empty outside the map. */
	String status(Cell cell) {
		String inTheWay = cell.equals(unit.cell()) ? unit.words() : "";
		return CellStatus.describe(cell, inTheWay, view.snapshot(), view.analysis());
	}

	/** The repairs of the level's findings. */
	public LevelRepairs repairs() {
		return repairs;
	}

	LevelView view() {
		return view;
	}

	/** Gives the keyboard back to the map. */
	void focusMap() {
		getGraphicalViewer().getControl().setFocus();
	}

	/** Makes the unit that the level is looked at with larger, or smaller. */
	public void resizeUnit(int cells) {
		settings.unit().setSize(Math.min(settings.unit().size() + cells, UnitSettings.largest(level)));
	}

	/** The routes of the level's probes. */
	public LevelRoutes routes() {
		return routes;
	}

	/** Adds a listener that hears when routes change. */
	public void addRoutesListener(Runnable listener) {
		routesListeners.add(listener);
	}

	public void removeRoutesListener(Runnable listener) {
		routesListeners.remove(listener);
	}

	/** What is known of the level, or of a change of it that the map shows; null until that is known. */
	public LevelAnalysis analysis() {
		return view.analysis();
	}

	/** Adds a listener that hears when the map shows something new, such as another analysis or agent. */
	public void addAnalysisListener(Runnable listener) {
		analysisListeners.add(listener);
	}

	public void removeAnalysisListener(Runnable listener) {
		analysisListeners.remove(listener);
	}

	/** Zooms to cells and emphasises them, with the eyes of the agent of a name; at least one cell. */
	public void reveal(String agent, List<Cell> cells) {
		lookAs(agent);
		view.emphasise(cells);
		CellRect bounds = cells.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union)
				.orElseThrow();
		root().reveal(bounds, SHARE_OF_CELLS);
	}

	/** Puts a cell in the middle of the canvas and emphasises it. */
	public void goTo(Cell cell) {
		view.emphasise(List.of(cell));
		root().centreOn(CellGeometry.bounds(new CellRect(cell.x(), cell.y(), 1, 1)).getCenter());
	}

	private void lookAs(String name) {
		level.getAgentTypes().stream().filter(agent -> name.equals(agent.getName())).findFirst()
				.ifPresent(settings::setAgent);
	}

	/** Selects a probe, as if its goal had been clicked. */
	public void select(PathProbe probe) {
		Object goal = getGraphicalViewer().getEditPartRegistry().get(new ProbeEnd(probe, true));
		if (goal instanceof EditPart part && part.getSelected() == EditPart.SELECTED_NONE) {
			getGraphicalViewer().select(part);
		}
		routes.select(probe);
	}

	/** Zooms to a probe, with its route if there is one. */
	public void reveal(PathProbe probe) {
		root().reveal(routes.place(probe), 0.8);
	}

	/** Whether overlays and findings are those of the level as it is now. */
	public boolean analysisIsFresh() {
		return view.findingsAreFresh();
	}

	/** Shows the finding of a marker with the eyes of its agent. */
	@Override
	public void gotoMarker(IMarker marker) {
		FindingPlace.of(marker).ifPresent(place -> {
			lookAs(place.agent());
			promise(place).ifPresentOrElse(this::select, () -> view.show(place));
			root().reveal(place.bounds(), 0.6);
		});
	}

	/** The probe whose promise is broken, if that is the finding. */
	private Optional<PathProbe> promise(FindingPlace place) {
		return level.getProbes().stream().filter(probe -> place.rule().equals(RequiredPathRule.ID) && probe.isRequired()
				&& place.agent().equals(probe.getAgent().getName())
				&& place.bounds().equals(RequiredPath.of(probe).bounds(view.snapshot().outline()))).findFirst();
	}

	/** Makes a tool of the palette the active one, as if it had been clicked; see {@link LevelPalette}. */
	public void activateTool(String tool) {
		palette.activate(tool, getEditDomain().getPaletteViewer());
	}

	/** Whether the active tool is the one that selects objects. */
	boolean isToolForObjects() {
		return getEditDomain().getActiveTool() instanceof SelectionTool;
	}

	boolean isCanvasFocused() {
		return getGraphicalViewer().getControl().isFocusControl();
	}

	/** What can be done with selected terrain. */
	public TerrainEditing terrain() {
		return new TerrainEditing(getGraphicalViewer(), settings.selection());
	}

	/** Flips or turns what the designer has at hand: a stamp, or else the selected terrain. */
	public void turn(UnaryOperator<Fragment> turn) {
		if (getEditDomain().getActiveTool() instanceof StampTool stamp) {
			stamp.turn(turn);
		} else {
			terrain().turn(turn);
		}
	}

	/** What can be done with selected objects. */
	public ObjectEditing objects() {
		return new ObjectEditing(getGraphicalViewer());
	}

	/** Runs a command on the editor's command stack. */
	public void execute(Command command) {
		getCommandStack().execute(command);
	}

	public Level level() {
		return level;
	}

	public EditorSettings settings() {
		return settings;
	}

	public ActionRegistry actions() {
		return getActionRegistry();
	}

	public LevelRootPart root() {
		return (LevelRootPart) getGraphicalViewer().getRootEditPart();
	}

	private IFile file() {
		return ((IFileEditorInput) getEditorInput()).getFile();
	}

	@Override
	protected SelectionSynchronizer getSelectionSynchronizer() {
		return synchronizer;
	}

	@Override
	protected FlyoutPreferences getPalettePreferences() {
		return new PalettePreferences();
	}

	@Override
	protected PaletteRoot getPaletteRoot() {
		return palette.root();
	}

	@Override
	public void commandStackChanged(EventObject event) {
		firePropertyChange(PROP_DIRTY);
		super.commandStackChanged(event);
	}

	/** The file may have changed while another editor was looked at, and terrain may have been copied there. */
	@Override
	public void setFocus() {
		super.setFocus();
		editActions.update();
		disk.checkLater();
	}

	/** Whether this editor is the one that is looked at. */
	boolean isActive() {
		return getSite().getPage().getActiveEditor() == this;
	}

	@Override
	public boolean isDirty() {
		return super.isDirty() || disk != null && disk.isBehind();
	}

	void dirtyChanged() {
		firePropertyChange(PROP_DIRTY);
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		boolean saved = switch (disk.beforeSaving()) {
		case HERE -> save(file(), monitor);
		case ELSEWHERE -> saveElsewhere();
		case NOWHERE -> false;
		};
		if (!saved) {
			monitor.setCanceled(true);
		}
	}

	@Override
	public boolean isSaveAsAllowed() {
		return true;
	}

	@Override
	public void doSaveAs() {
		saveElsewhere();
	}

	private boolean saveElsewhere() {
		SaveAsDialog dialog = new SaveAsDialog(getSite().getShell());
		dialog.setOriginalFile(file());
		if (dialog.open() != SaveAsDialog.OK) {
			return false;
		}
		IFile target = ResourcesPlugin.getWorkspace().getRoot().getFile(dialog.getResult());
		boolean saved = save(target, new NullProgressMonitor());
		if (saved && !target.equals(file())) {
			markers.show(List.of());
			goOnWith(target);
		}
		return saved;
	}

	/** Also shows the findings: those of a file that was deleted are gone with it. */
	private boolean save(IFile target, IProgressMonitor monitor) {
		boolean saved = LevelSaver.save(level, target, monitor, getSite().getShell());
		if (saved) {
			getCommandStack().markSaveLocation();
			disk.saved(target);
			shown();
		}
		return saved;
	}

	/** The level is in another file from now on. */
	void goOnWith(IFile target) {
		setInput(new FileEditorInput(target));
		firePropertyChange(PROP_INPUT);
		shown();
	}

	@Override
	@SuppressWarnings("rawtypes")
	public Object getAdapter(Class type) {
		if (type == IContentOutlinePage.class) {
			outline = new LevelOutline(this, getEditDomain(), getSelectionSynchronizer());
			return outline;
		}
		return type == ZoomManager.class ? root().getZoomManager() : super.getAdapter(type);
	}

	/** Called by an outline that is disposed of. */
	public void outlineClosed(LevelOutline closed) {
		if (outline == closed) {
			outline = null;
		}
	}

	/** Where the file could not be opened there is no site, and nothing of GEF's to dispose of. */
	@Override
	public void dispose() {
		palette.dispose();
		if (view != null) {
			repairs.close();
			view.dispose();
			routes.dispose();
			largestUnit.dispose();
		}
		if (isDirty()) {
			markers.show(List.of());
		}
		if (disk != null) {
			disk.dispose();
		}
		if (getSite() != null) {
			super.dispose();
		}
	}
}
