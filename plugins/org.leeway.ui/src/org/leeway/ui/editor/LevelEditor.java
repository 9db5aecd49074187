package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.emf.common.notify.Notification;
import org.eclipse.gef.Tool;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;
import org.eclipse.gef.ui.palette.PaletteViewerProvider;
import org.eclipse.gef.ui.parts.SelectionSynchronizer;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.palette.LevelPalette;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.elements.TerrainMenu;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.map.canvas.LevelEditDomain;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapRulers;
import org.leeway.ui.map.parts.ProbeSynchronizer;
import org.leeway.ui.properties.PropertyEntry;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.LevelView;
import org.leeway.ui.settings.MapPreferences;
import org.leeway.ui.settings.PalettePreferences;
import org.leeway.ui.settings.SettingsMemory;

/**
 * The editor of a level in the workbench. Creates the canvas and the palette. Passes events of the workbench and the
 * document to its {@link EditorSession}, which works on the level.
 */
public final class LevelEditor extends DocumentEditor implements IGotoMarker {

	/**
	 * The id of the view that lists problems. The id is repeated here, because this package must not depend on the class of the
	 * view, which depends on this package.
	 */
	private static final String FINDINGS = "org.leeway.ui.findings";
	private static final String CONFLICTS = "org.leeway.ui.conflicts";
	private static final String AGENTS = "org.leeway.ui.agentTable";

	/**
	 * A store of the view settings of each level file, such as the displayed layers ({@link LevelView}). The next editor of
	 * the file begins with these settings.
	 */
	private static final FileMemory VIEWS = new FileMemory("view");

	private final EditorSettings settings = new EditorSettings();
	private final LevelEdits elements = new LevelEdits(this::level, this::execute, this::shell,
			() -> show(AGENTS));
	private final LevelPalette palette = new LevelPalette(settings, () -> shown().terrain(), () -> shown().mesh(),
			() -> shown().activateTool("brush"), new TerrainMenu(elements));
	private final SelectionSynchronizer synchronizer = new ProbeSynchronizer();
	private final MapPreferences preferences = new MapPreferences(settings);
	/** The session that edits the level. Empty until the map is on the screen. */
	private Optional<EditorSession> session = Optional.empty();

	public LevelEditor() {
		setEditDomain(new LevelEditDomain(this, this::toolChanged));
	}

	/** Returns the session that edits the level. Empty until the map is on the screen. */
	public Optional<EditorSession> session() {
		return session;
	}

	/** Returns the session. Call this only while the map is on the screen. */
	private EditorSession shown() {
		return session.orElseThrow();
	}

	private void execute(Command command) {
		getCommandStack().execute(command);
	}

	@Override
	public void dirtyChanged() {
		super.dirtyChanged();
		settings.paint().setOneSided(document().commands().isOneSided());
	}

	@Override
	void edit(Level next) {
		super.edit(next);
		settings.keepTo(next);
		palette.showTerrains(next);
	}

	@Override
	public void createPartControl(Composite parent) {
		EditorFrame frame = new EditorFrame(parent, settings, elements, () -> show(FINDINGS));
		HelpTopic.EDITOR.describe(parent);
		super.createPartControl(frame.area());
		frame.area().setMap((Scrollable) getGraphicalViewer().getControl());
		new SettingsMemory().attach(settings);
		VIEWS.recall(document().file()).ifPresent(new LevelView(settings, level())::show);
		preferences.follow();
		settings.addListener(() -> document().commands().setOneSided(settings.paint().oneSided()));
		EditorSession begun = new EditorSession(parts(), frame, getActionRegistry(), this::unfinishedChanged);
		session = Optional.of(begun);
		updateActions(getStackActions());
		begun.begin();
		showConflicts();
		TextHistory.follow(parent.getDisplay());
		ToolKeys.follow(parent.getDisplay());
	}

	private EditorParts parts() {
		return new EditorParts(this, document(), this::level, settings, palette, getGraphicalViewer());
	}

	/** Shows the view of merge conflicts if the level has any. The focus stays where it is. */
	private void showConflicts() {
		IWorkbenchPage page = getSite().getPage();
		if (!level().getConflicts().isEmpty()) {
			getSite().getShell().getDisplay().asyncExec(() -> {
				try {
					page.showView(CONFLICTS, null, IWorkbenchPage.VIEW_VISIBLE);
				} catch (PartInitException e) {
					session.ifPresent(shown -> shown.tell(e.getMessage()));
				}
			});
		}
	}

	private void show(String view) {
		try {
			getSite().getPage().showView(view);
		} catch (PartInitException e) {
			shown().tell(e.getMessage());
		}
	}

	private void unfinishedChanged() {
		updateActions(getStackActions());
		dirtyChanged();
	}

	@Override
	protected void createGraphicalViewer(Composite parent) {
		MapRulers rulers = new MapRulers(parent);
		super.createGraphicalViewer(rulers);
		rulers.follow((Composite) getGraphicalViewer().getControl(),
				(LevelRootPart) getGraphicalViewer().getRootEditPart());
	}

	/** Returns the rulers, which contain the map. */
	@Override
	protected Control getGraphicalControl() {
		return LevelCanvas.rulers(getGraphicalViewer());
	}

	@Override
	protected void configureGraphicalViewer() {
		super.configureGraphicalViewer();
		LevelCanvas.prepare(getGraphicalViewer(), settings.layers());
	}

	@Override
	protected void initializeGraphicalViewer() {
		super.initializeGraphicalViewer();
		getGraphicalViewer().setContents(level());
	}

	private void toolChanged(Tool tool) {
		session.ifPresent(shown -> shown.toolChanged(tool));
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
		session.ifPresent(shown -> shown.levelChanged(change));
	}

	@Override
	public void levelReplaced(Level loaded) {
		getEditDomain().loadDefaultTool();
		session.ifPresent(EditorSession::leaveLevel);
		edit(loaded);
		session.ifPresent(EditorSession::levelReplaced);
		showConflicts();
	}

	@Override
	public void fileReplaced(IFile target) {
		super.fileReplaced(target);
		session.ifPresent(EditorSession::fileReplaced);
	}

	@Override
	public void recoveryChanged() {
		session.ifPresent(EditorSession::recoveryChanged);
	}

	@Override
	public void finishEdits() {
		session.ifPresent(EditorSession::finishEdits);
	}

	@Override
	public boolean hasUnfinishedEdits() {
		return session.filter(EditorSession::hasUnfinishedEdits).isPresent();
	}

	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection chosen) {
		super.selectionChanged(part, chosen);
		if (part != this) {
			session.ifPresent(shown -> shown.selectedInView(chosen));
		}
	}

	@Override
	public void gotoMarker(IMarker marker) {
		FindingPlace.of(marker).ifPresent(place -> shown().navigation().reveal(place));
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
		return palette.viewers(getEditDomain(), () -> shown().focusMap());
	}

	@Override
	protected PaletteRoot getPaletteRoot() {
		return palette.root();
	}

	@Override
	public void setFocus() {
		super.setFocus();
		ToolKeys.follow(getSite().getShell().getDisplay());
		session.ifPresent(EditorSession::focused);
	}

	@Override
	@SuppressWarnings("rawtypes")
	public Object getAdapter(Class type) {
		Object own = session.map(shown -> adapter(shown, type)).orElse(null);
		return own == null ? super.getAdapter(type) : own;
	}

	/**
	 * Returns the adapter of the editor for a type: the outline page, the properties page or the zoom manager. Null for
	 * other types.
	 */
	private Object adapter(EditorSession shown, Class<?> type) {
		if (type == IContentOutlinePage.class) {
			return shown.outline().open(getSelectionSynchronizer());
		}
		if (type == IPropertySheetPage.class) {
			PropertySheetPage page = new PropertySheetPage();
			page.setRootEntry(new PropertyEntry(document().commands()));
			return shown.properties().open(page, this);
		}
		return type == ZoomManager.class ? shown.root().getZoomManager() : null;
	}

	private void end(EditorSession shown) {
		shown.end();
		VIEWS.remember(document().file(), new LevelView(settings, level()).text());
	}

	@Override
	public void dispose() {
		session.ifPresent(this::end);
		palette.dispose();
		preferences.dispose();
		super.dispose();
	}
}
