package org.leeway.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.Tool;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.tools.SelectionTool;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.ZoomInAction;
import org.eclipse.gef.ui.actions.ZoomOutAction;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;
import org.eclipse.gef.ui.palette.PaletteViewerProvider;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.compare.Tint;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.bars.TourBar;
import org.leeway.ui.editor.palette.LevelPalette;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.elements.TerrainMenu;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.map.canvas.KeyPointer;
import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapRulers;
import org.leeway.ui.map.editing.MeshEditing;
import org.leeway.ui.map.editing.ObjectEditing;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.map.parts.ProbeSynchronizer;
import org.leeway.ui.map.tools.MeshTool;
import org.leeway.ui.outline.LevelOutline;
import org.leeway.ui.outline.OutlineHost;
import org.leeway.ui.presenter.CutOffPresenter;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.LiveMap;
import org.leeway.ui.presenter.RoutePresenter;
import org.leeway.ui.properties.PropertyEntry;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.Listeners;
import org.leeway.ui.settings.MapPreferences;
import org.leeway.ui.settings.PalettePreferences;
import org.leeway.ui.settings.SettingsMemory;
import org.leeway.ui.settings.UnitSettings;

/** The editor of a level: canvas, palette, the bar above, and the analysis behind them. */
public final class LevelEditor extends DocumentEditor implements IGotoMarker, OutlineHost {

	/** The id under which the editor is registered. */
	public static final String ID = "org.leeway.ui.editor";
	/** What of the level the bar offers: its terrain limits the size of a unit. */
	private static final Set<Object> CHOICES = Set.of(LevelPackage.Literals.LEVEL__TERRAIN,
			LevelPackage.Literals.LEVEL__TERRAIN_TYPES, LevelPackage.Literals.LEVEL__AGENT_TYPES);
	/** The view that lists findings; it knows editors, so that they cannot know it. */
	private static final String FINDINGS = "org.leeway.ui.findings";

	private final EditorSettings settings = new EditorSettings();
	private final LevelEdits elements = new LevelEdits(this::level, this::execute, this::shell);
	private final LevelPalette palette = new LevelPalette(settings, this::terrain, this::mesh,
			() -> activateTool("brush"), new TerrainMenu(elements));
	private final SelectionSynchronizer synchronizer = new ProbeSynchronizer();
	private final Listeners routesListeners = new Listeners();
	private final Listeners analysisListeners = new Listeners();
	private final MapPreferences preferences = new MapPreferences(settings);
	private final MapEdits edits = new MapEdits(this);
	private final ProbeMoves probes = new ProbeMoves(this);
	private final ProbeStart probeStart = new ProbeStart(this);
	private final OutlineLink outline = new OutlineLink();
	private final Gestures gestures;
	private LiveMap map;
	private StatusLine statusLine;
	private OneSelection selection;
	private Navigation navigation;
	private PictureCommands pictures;
	private KeyPointer pointer;
	private SpotMenu spotMenu;
	private EditorFrame frame;
	private MapRulers rulers;
	private EditActions editActions;
	private LevelRepairs repairs;
	private PropertiesLink properties;
	private final MapAlone alone = new MapAlone(this);
	/** Whether the map is where it was at last, or fits. */
	private boolean isPlaced;

	public LevelEditor() {
		setEditDomain(new LevelEditDomain(this, this::toolChanged));
		gestures = new Gestures(this, getEditDomain());
	}

	@Override
	protected void createActions() {
		super.createActions();
		getActionRegistry().registerAction(new UndoEdit(this, gestures));
		getActionRegistry().registerAction(new RedoEdit(this));
	}

	@Override
	public void finishEdits() {
		if (map != null) {
			gestures.finish();
		}
	}

	@Override
	public boolean hasUnfinishedEdits() {
		return map != null && gestures.hasEdits();
	}

	@Override
	void edit(Level next) {
		super.edit(next);
		settings.keepTo(next);
		palette.showTerrains(next);
	}

	@Override
	public void createPartControl(Composite parent) {
		frame = new EditorFrame(parent, settings, elements, this::showFindings);
		HelpTopic.EDITOR.describe(parent);
		repairs = new LevelRepairs(this, frame.repairBar());
		super.createPartControl(frame.area());
		frame.area().setMap((Scrollable) getGraphicalViewer().getControl());
		editActions = new EditActions(this, getActionRegistry());
		new SettingsMemory().attach(settings, level().getTerrainTypes());
		preferences.follow();
		map = new LiveMap(level(), settings, root(), this::isToolForObjects, this::shown, routesListeners);
		selection = new OneSelection(this, getGraphicalViewer());
		statusLine = new StatusLine(getEditorSite().getActionBars(), map, selection::words);
		rulers.setShown(settings.rulers());
		settings.addListener(this::settingsChanged);
		frame.show(level());
		presenter().analyse();
		recoveryChanged();
		gestures.begin(getSite());
		TextHistory.follow(parent.getDisplay());
		ToolKeys.follow(parent.getDisplay());
	}

	private void toolChanged(Tool tool) {
		if (frame != null) {
			frame.show(tool);
		}
	}

	private void showFindings() {
		try {
			getSite().getPage().showView(FINDINGS);
		} catch (PartInitException e) {
			tell(e.getMessage());
		}
	}

	@Override
	public void recoveryChanged() {
		if (frame != null) {
			frame.restoreBar().show(document().recovery());
		}
	}

	/** Shows the new level at the same place and zoom. */
	@Override
	public void levelReplaced(Level loaded) {
		getEditDomain().loadDefaultTool();
		probeStart.forget();
		repairs.dismiss();
		edit(loaded);
		root().viewport().keepingPlace(() -> getGraphicalViewer().setContents(level()));
		map.replace(level());
		frame.show(level());
		presenter().analyse();
		outline.setLevel(level());
	}

	@Override
	protected void createGraphicalViewer(Composite parent) {
		rulers = new MapRulers(parent);
		super.createGraphicalViewer(rulers);
		rulers.follow((Composite) getGraphicalViewer().getControl(), root());
	}

	/** The rulers, with the map in them. */
	@Override
	protected Control getGraphicalControl() {
		return rulers;
	}

	@Override
	protected void configureGraphicalViewer() {
		super.configureGraphicalViewer();
		GraphicalViewer viewer = getGraphicalViewer();
		LevelCanvas.prepare(viewer, settings.layers(), cell -> {
			statusLine.hover(cell);
			rulers.mark(cell);
		});
		navigation = new Navigation(this, viewer);
		properties = new PropertiesLink(viewer);
		spotMenu = new SpotMenu(this, viewer);
		((LevelEditDomain) getEditDomain()).onEscape(this::escaped);
		pictures = new PictureCommands(this, viewer);
		pictures.takeDrops();
		probes.takeClicks();
		pointer = new KeyPointer((Scrollable) viewer.getControl(), root());
		viewer.getControl().addListener(SWT.MouseUp, event -> unfinishedChanged());
		viewer.getControl().addListener(SWT.KeyUp, event -> unfinishedChanged());
	}

	@Override
	protected void initializeGraphicalViewer() {
		super.initializeGraphicalViewer();
		getGraphicalViewer().setContents(level());
		root().viewport().addListener(outline::viewMoved);
		getGraphicalViewer().getControl().addListener(SWT.Resize, event -> root().viewport().resized());
		ZoomManager zoom = root().getZoomManager();
		getActionRegistry().registerAction(new ZoomInAction(zoom));
		getActionRegistry().registerAction(new ZoomOutAction(zoom));
		getGraphicalViewer().getControl().getDisplay().asyncExec(() -> {
			if (level() != null && getGraphicalViewer().getControl() != null) {
				PlaceMemory.recall(document().file()).ifPresentOrElse(root().viewport()::show,
						() -> root().viewport().fit(level().getTerrain().bounds()));
				isPlaced = true;
			}
		});
	}

	@Override
	void levelChanged(Notification change) {
		if (change.getNotifier() == level() && change.getFeature() == LevelPackage.Literals.LEVEL__TERRAIN_TYPES
				|| change.getNotifier() instanceof TerrainType) {
			palette.showTerrains(level());
		}
		TerrainType brush = settings.paint().terrain();
		settings.keepTo(level());
		if (settings.paint().terrain() != brush) {
			getEditDomain().loadDefaultTool();
		}
		if (map != null) {
			if (isChoice(change)) {
				frame.show(level());
			}
			document().forgetFindings();
			repairs.dismiss();
			presenter().levelChanged();
			terrain().showAgain();
		}
	}

	/** Whether the bar may offer other terrains, agents or sizes after a change; most changes are of objects. */
	private boolean isChoice(Notification change) {
		return change.getNotifier() == level() ? CHOICES.contains(change.getFeature())
				: change.getNotifier() instanceof TerrainType || change.getNotifier() instanceof AgentType;
	}

	/** Tints cells until replaced. */
	public void showTints(List<Tint> tints) {
		root().showTints(tints);
		frame.show(presenter());
		outline.mapChanged();
	}

	private void settingsChanged() {
		selection.settingsChanged();
		statusLine.update();
		palette.follow(getEditDomain().getPaletteViewer());
		editActions.update();
		unfinishedChanged();
		frame.show(level());
		rulers.setShown(settings.rulers());
		root().showLayers();
		presenter().refresh();
	}

	/** Undo and save apply to what is unfinished too. */
	private void unfinishedChanged() {
		if (gestures.haveChanged()) {
			updateActions(getStackActions());
			dirtyChanged();
		}
	}

	/** The map has changed. */
	private void shown() {
		frame.show(presenter());
		repairs.analysed();
		statusLine.update();
		if (activeTool() instanceof MeshTool tool) {
			tool.follow();
		}
		if (presenter().findingsAreFresh()) {
			document().showFindings(presenter().analysis().findings());
		} else if (presenter().isOutdated()) {
			document().hideFindings();
		}
		outline.mapChanged();
		properties.mapChanged();
		analysisListeners.changed(true);
	}

	/** The description of a cell in the status line; empty outside the map. */
	String status(Cell cell) {
		return statusLine.text(cell);
	}

	/** The repairs of the level's findings. */
	public LevelRepairs repairs() {
		return repairs;
	}

	LevelPresenter presenter() {
		return map.presenter();
	}

	/** Gives the keyboard back to the map. */
	public void focusMap() {
		getSite().getPage().activate(this);
		getGraphicalViewer().getControl().setFocus();
	}

	/** Makes the displayed unit larger by some cells, or smaller; at most the largest unit of the level. */
	public void resizeUnit(int cells) {
		settings.unit().setSize(Math.min(settings.unit().size() + cells, UnitSettings.largest(level())));
	}

	private void escaped() {
		probeStart.forget();
		map.cutOff().forget();
	}

	/** Tells on the map why the displayed unit does not get to a cell. */
	public CutOffPresenter cutOff() {
		return map.cutOff();
	}

	/** The place that the context menu of the map is about. */
	public MapSpot spot() {
		return spotMenu.spot();
	}

	/** The start of a probe that waits for its goal. */
	public ProbeStart probeStart() {
		return probeStart;
	}

	/** The selection of a view may have changed, such as that of the outline. */
	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection chosen) {
		super.selectionChanged(part, chosen);
		if (map != null && part != this && chosen instanceof IStructuredSelection parts) {
			List<?> elements = parts.stream().filter(EditPart.class::isInstance)
					.map(each -> ((EditPart) each).getModel())
					.filter(model -> model instanceof EObject element && element.eContainer() == level()).toList();
			if (!elements.isEmpty()) {
				selection.selected(elements);
				statusLine.update();
			}
		}
	}

	/** The selection of the map has changed. */
	void selected(List<?> elements) {
		if (map != null) {
			selection.selected(elements.stream().filter(element -> element != level()).toList());
			editActions.update();
			statusLine.update();
			map.tangents().select(elements);
			elements.stream().filter(NavMeshLayer.class::isInstance).map(NavMeshLayer.class::cast).findFirst()
					.ifPresent(settings::setMesh);
		}
	}

	/** The routes of the level's probes. */
	public RoutePresenter routes() {
		return map.routes();
	}

	/** Adds a listener that is told after every change of the routes. */
	public void addRoutesListener(Runnable listener) {
		routesListeners.add(listener);
	}

	public void removeRoutesListener(Runnable listener) {
		routesListeners.remove(listener);
	}

	/** The latest analysis of what the map shows; null before the first. */
	public LevelAnalysis analysis() {
		return presenter().analysis();
	}

	/** Adds a listener that is told after every change of the map, such as another analysis or agent. */
	public void addAnalysisListener(Runnable listener) {
		analysisListeners.add(listener);
	}

	public void removeAnalysisListener(Runnable listener) {
		analysisListeners.remove(listener);
	}

	/** Shows the map alone on the whole screen. */
	public MapAlone mapAlone() {
		return alone;
	}

	/** The bar that leads through the tour. */
	public TourBar tourBar() {
		return frame.tourBar();
	}

	/** Shows the map without bar, palette and rulers, or with them. */
	void setMapAlone(boolean alone) {
		frame.setMapAlone(alone);
		rulers.setAlone(alone);
	}

	/** Selects and reveals parts of the level. */
	public Navigation navigation() {
		return navigation;
	}

	/** Moves the pointer of the tools by keys. */
	public KeyPointer pointer() {
		return pointer;
	}

	/** Whether the findings are those of the level as it is now. */
	public boolean analysisIsFresh() {
		return presenter().findingsAreFresh();
	}

	/**
	 * The findings of what the map shows, an unfinished stroke included; empty until the rules have run, and no
	 * findings if that takes longer than a moment.
	 */
	public Optional<List<Finding>> findings() {
		return presenter().findings();
	}

	@Override
	public void gotoMarker(IMarker marker) {
		FindingPlace.of(marker).ifPresent(navigation::reveal);
	}

	/** Activates a tool of the palette, like a click on it; {@link LevelPalette} has the names. */
	public void activateTool(String tool) {
		palette.activate(tool, getEditDomain().getPaletteViewer());
	}

	/** Whether the active tool is the one that selects objects. */
	boolean isToolForObjects() {
		return activeTool() instanceof SelectionTool;
	}

	/** The active tool of the palette. */
	public Tool activeTool() {
		return getEditDomain().getActiveTool();
	}

	boolean isCanvasFocused() {
		return getGraphicalViewer().getControl().isFocusControl();
	}

	/** Edits of the selected terrain. */
	public TerrainEditing terrain() {
		return new TerrainEditing(getGraphicalViewer(), settings.selection());
	}

	/** Edits of the chosen mesh. */
	public MeshEditing mesh() {
		return new MeshEditing(settings, getCommandStack(), statusLine);
	}

	/** Commands about the level's meshes. */
	public MeshCommands meshes() {
		return new MeshCommands(this);
	}

	/** Commands about pictures to trace. */
	public PictureCommands pictures() {
		return pictures;
	}

	/** Moves ends of probes to where the unit fits. */
	public ProbeMoves probes() {
		return probes;
	}

	/** Shows words in the status line until the mouse moves. */
	public void tell(String words) {
		statusLine.tell(words);
	}

	/** Edits of the whole map. */
	public MapEdits edits() {
		return edits;
	}

	/** Edits of the selected objects. */
	public ObjectEditing objects() {
		return new ObjectEditing(getGraphicalViewer());
	}

	@Override
	public void execute(Command command) {
		getCommandStack().execute(command);
	}

	/** Autosaves the level and runs a command that changes much of it at once. */
	void executeSafely(Command command) {
		document().autosave();
		execute(command);
	}

	public EditorSettings settings() {
		return settings;
	}

	@Override
	public ActionRegistry actions() {
		return getActionRegistry();
	}

	@Override
	public LevelRootPart root() {
		return (LevelRootPart) getGraphicalViewer().getRootEditPart();
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
	protected PaletteViewerProvider createPaletteViewerProvider() {
		return palette.viewers(getEditDomain(), this::focusMap);
	}

	@Override
	protected PaletteRoot getPaletteRoot() {
		return palette.root();
	}

	/** Checks the file and pictures, which may have changed meanwhile, and the clipboard, which may hold terrain now. */
	@Override
	public void setFocus() {
		super.setFocus();
		ToolKeys.follow(getSite().getShell().getDisplay());
		editActions.update();
		document().checkFile();
		if (map != null) {
			map.underlays().checkFiles();
		}
	}

	/** Pictures are found from the folder of the level. */
	@Override
	public void fileReplaced(IFile target) {
		super.fileReplaced(target);
		map.underlays().follow();
	}

	@Override
	@SuppressWarnings("rawtypes")
	public Object getAdapter(Class type) {
		if (type == IContentOutlinePage.class) {
			return outline.open(new LevelOutline(this, getEditDomain(), getSelectionSynchronizer()));
		}
		if (type == IPropertySheetPage.class) {
			PropertySheetPage page = new PropertySheetPage();
			page.setRootEntry(new PropertyEntry(document().commands()));
			return properties.open(page);
		}
		return type == ZoomManager.class ? root().getZoomManager() : super.getAdapter(type);
	}

	@Override
	public void addMesh() {
		meshes().add();
	}

	@Override
	public void outlineClosed(LevelOutline closed) {
		outline.closed(closed);
	}

	@Override
	public void dispose() {
		alone.end();
		if (isPlaced) {
			PlaceMemory.remember(document().file(), root().viewport().place());
		}
		palette.dispose();
		preferences.dispose();
		if (map != null) {
			gestures.end(getSite());
			repairs.close();
			map.dispose();
		}
		super.dispose();
	}
}
