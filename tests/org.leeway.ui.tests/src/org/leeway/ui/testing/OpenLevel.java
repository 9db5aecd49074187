package org.leeway.ui.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.model.Level;
import org.leeway.ui.app.LevelPerspective;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.bars.EditorBar;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.canvas.MapViewport;
import org.osgi.service.prefs.BackingStoreException;

/**
 * A level in an editor on the real display, with its mouse and keyboard. If this is an extension of a test class, the level is
 * opened before each test and closed after it. Otherwise, the code that opens the level must close it.
 */
public final class OpenLevel implements AutoCloseable, BeforeEachCallback, AfterEachCallback {

	private static final String PROJECT = "test";

	/**
	 * Creates the level to open before each test. Null if this object was made by {@link #of} or {@link #active}, which open a
	 * level only once.
	 */
	private final Supplier<Level> saved;
	private final String name;
	private IFile file;
	private LevelEditor part;
	private EditorSession editor;

	private OpenLevel(Supplier<Level> saved, String name) {
		this.saved = saved;
		this.name = name;
	}

	/**
	 * Returns an extension that opens a level for each test. The field of the extension must have {@code @RegisterExtension}.
	 */
	public static OpenLevel forEachTest(Supplier<Level> level) {
		return new OpenLevel(level, "level.leeway");
	}

	/** Saves a level to a new file and opens it. Resets settings, autosaves and templates that other tests may have left. */
	public static OpenLevel of(Level level) throws IOException, CoreException, BackingStoreException {
		return of(level, "level.leeway");
	}

	/** Works like {@link #of(Level)}, with a given name of the file. */
	public static OpenLevel of(Level level, String name) throws IOException, CoreException, BackingStoreException {
		OpenLevel open = new OpenLevel(null, name);
		open.saveAndOpen(level);
		return open;
	}

	/** Returns the level that is open in the active editor. Waits until the map is shown. */
	public static OpenLevel active() {
		LevelEditor part = (LevelEditor) page().getActiveEditor();
		IFile file = part.getEditorInput().getAdapter(IFile.class);
		OpenLevel open = new OpenLevel(null, file.getName());
		open.file = file;
		open.part = part;
		open.editor = part.session().orElseThrow();
		open.awaitMap();
		return open;
	}

	@Override
	public void beforeEach(ExtensionContext context) throws IOException, CoreException, BackingStoreException {
		saveAndOpen(saved.get());
	}

	@Override
	public void afterEach(ExtensionContext context) throws CoreException {
		close();
	}

	private void saveAndOpen(Level level) throws IOException, CoreException, BackingStoreException {
		forgetSettings();
		IProject project = project();
		file = project.getFile(name);
		forgetView();
		Files.deleteIfExists(project.getLocation().append(name + ".bak").toPath());
		LevelFiles.save(level, file.getLocation().toPath());
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		open();
	}

	/** Resets settings, autosaves and templates that other tests may have left. */
	public static void forgetSettings() throws IOException, BackingStoreException {
		InstanceScope.INSTANCE.getNode("org.leeway.ui").clear();
		Autosaves.clear();
		StoredTemplates.clear();
	}

	/** Removes the scroll position and other view settings that an earlier test has stored for this file. */
	private void forgetView() throws CoreException {
		if (file.exists()) {
			for (QualifiedName property : file.getPersistentProperties().keySet()) {
				file.setPersistentProperty(property, null);
			}
		}
	}

	/** Returns a project for files of tests. */
	public static IProject project() throws CoreException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(PROJECT);
		if (!project.exists()) {
			project.create(null);
		}
		project.open(null);
		return project;
	}

	/** Opens the level at a zoom with a whole number of pixels a cell, so that tests can place the mouse exactly. */
	private void open() throws CoreException {
		openWhereItWas();
		showWhole();
		EventLoop.drain();
	}

	/** Shows the whole level at the largest zoom level at which the canvas has room for it. */
	private void showWhole() {
		ZoomManager zoom = editor.root().getZoomManager();
		Rectangle map = CellGeometry.bounds(level().getTerrain().bounds());
		Rectangle client = zoom.getViewport().getClientArea();
		double most = Math.min(client.width / (double) map.width, client.height / (double) map.height);
		double level = Arrays.stream(zoom.getZoomLevels()).filter(each -> each <= most).max()
				.orElse(zoom.getZoomLevels()[0]);
		editor.root().viewport().show(new MapViewport.Place(map.getCenter().x, map.getCenter().y, level));
	}

	private void openWhereItWas() throws CoreException {
		IWorkbenchPage page = PlatformUI.getWorkbench().showPerspective(LevelPerspective.ID,
				PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		unfold(page);
		part = (LevelEditor) IDE.openEditor(page, file);
		editor = part.session().orElseThrow();
		editor.site().getShell().setMaximized(true);
		page.activate(part);
		canvas().forceFocus();
		awaitMap();
	}

	private void awaitMap() {
		EventLoop.waitUntil("the map is shown", () -> canvas().getSize().x > 100 && viewer().getContents() != null);
		settle();
	}

	/** Restores the minimised stacks of views, so that the views are visible from now on. */
	private static void unfold(IWorkbenchPage page) {
		EventLoop.drain();
		for (IViewReference view : page.getViewReferences()) {
			if (page.getPartState(view) == IWorkbenchPage.STATE_MINIMIZED) {
				page.setPartState(view, IWorkbenchPage.STATE_RESTORED);
			}
		}
	}

	/** An action that may throw exceptions. */
	public interface Action {

		void run() throws Exception;
	}

	/** Closes the editor without saving, and opens the file again. */
	public void reopen() throws CoreException {
		reopenAfter(() -> {
			// no action between
		});
	}

	/**
	 * Closes the editor without saving, and opens the file again. The editor then shows the same part of the map as
	 * before.
	 */
	public void reopenWhereItWas() throws CoreException {
		page().closeEditor(part, false);
		EventLoop.drain();
		openWhereItWas();
	}

	/** Closes the editor without saving, runs an action, and opens the file again. */
	public void reopenAfter(Action action) throws CoreException {
		page().closeEditor(part, false);
		EventLoop.drain();
		try {
			action.run();
		} catch (Exception e) {
			throw new AssertionError(e);
		}
		open();
	}

	/** Waits until the analysis and all background jobs are done, and their results are shown. */
	public void settle() {
		EventLoop.drain();
		EventLoop.waitUntil("the analysis has caught up", () -> editor.presenter().findingsAreFresh());
		EventLoop.awaitJobs();
	}

	/**
	 * Runs a command of the workbench, as from a menu or by a key.
	 *
	 * @param parameter the id of the command's parameter
	 * @param value the value of the parameter
	 */
	public void run(String command, String parameter, String value) {
		run(ParameterizedCommand.generateCommand(command(command), Map.of(parameter, value)));
	}

	/** Runs a command of the workbench without parameters. */
	public void run(String command) {
		run(new ParameterizedCommand(command(command), null));
	}

	private Command command(String id) {
		return editor.site().getService(ICommandService.class).getCommand(id);
	}

	private void run(ParameterizedCommand command) {
		try {
			editor.site().getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException e) {
			throw new AssertionError(e);
		}
		EventLoop.drain();
	}

	/** Waits until analysis and routes are up to date. */
	public void settleRoutes() {
		settle();
		EventLoop.waitUntil("the routes are found", () -> editor.routes().isComplete());
	}

	/** Returns the editor as a part of the workbench. */
	public LevelEditor part() {
		return part;
	}

	/** Returns the session of the editor. */
	public EditorSession editor() {
		return editor;
	}

	public Level level() {
		return editor.level();
	}

	public IFile file() {
		return file;
	}

	/** Returns the content of the file. */
	public byte[] bytes() throws IOException {
		return Files.readAllBytes(file.getLocation().toPath());
	}

	public CommandStack commands() {
		return part.getAdapter(CommandStack.class) instanceof CommandStack stack ? stack : null;
	}

	public FigureCanvas canvas() {
		return (FigureCanvas) viewer().getControl();
	}

	public GraphicalViewer viewer() {
		return (GraphicalViewer) part.getAdapter(GraphicalViewer.class);
	}

	public Mouse mouse() {
		return new Mouse(canvas());
	}

	/** Returns the pixel of the canvas at a place given in cells. */
	public Point at(double x, double y) {
		var point = new org.eclipse.draw2d.geometry.Point((int) Math.round(x * CellGeometry.CELL),
				(int) Math.round(y * CellGeometry.CELL));
		((GraphicalEditPart) viewer().getContents()).getContentPane().translateToAbsolute(point);
		return new Point(point.x, point.y);
	}

	/** Returns the pixel in the middle of a cell. */
	public Point middle(int x, int y) {
		return at(x + 0.5, y + 0.5);
	}

	/** Returns the editor with all its bars. */
	public Form bar() {
		Composite part = canvas();
		while (new Form(part).all(EditorBar.class).isEmpty()) {
			part = part.getParent();
		}
		return new Form(part);
	}

	/**
	 * Paints the map, waits until the screen no longer changes at a place, and returns the colour there.
	 *
	 * @param x of the place, in cells
	 * @param y of the place, in cells
	 */
	public RGB colour(double x, double y) {
		repaint();
		return Screen.still(() -> Screen.colour(canvas(), at(x, y)), RGB::equals);
	}

	/** Paints the map, waits until the screen no longer changes, and returns the picture of the canvas. */
	public ImageData picture() {
		repaint();
		return Screen.still(() -> Screen.picture(canvas(), new Point(0, 0), canvas().getSize()),
				(one, other) -> Arrays.equals(one.data, other.data));
	}

	/**
	 * Redraws the whole map, and waits until it is painted. Otherwise a test might read the screen before a pending change is
	 * painted.
	 */
	private void repaint() {
		boolean[] painted = {false};
		PaintListener listener = event -> painted[0] = true;
		canvas().addPaintListener(listener);
		try {
			canvas().redraw();
			EventLoop.waitUntil("the map is painted", () -> painted[0]);
		} finally {
			canvas().removePaintListener(listener);
		}
	}

	/** Waits until the screen shows a colour at a place given in cells. */
	public void awaitColour(RGB colour, double x, double y) {
		Screen.awaitColour(canvas(), colour, at(x, y));
	}

	/**
	 * Waits until the screen no longer shows a colour at a place.
	 *
	 * @param colour the colour that must disappear
	 * @param x of the place, in cells
	 * @param y of the place, in cells
	 */
	public void awaitOtherColour(RGB colour, double x, double y) {
		Screen.awaitOtherColour(canvas(), colour, at(x, y));
	}

	/** Returns the messages of the file's findings, sorted. */
	public List<String> findings() throws CoreException {
		return Arrays.stream(markers()).map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).sorted().toList();
	}

	/** Returns the markers of the file's findings, except advice. */
	public IMarker[] markers() throws CoreException {
		return allMarkers().filter(marker -> !isAdvice(marker)).toArray(IMarker[]::new);
	}

	/** Returns the markers of the file's findings that are advice. */
	public IMarker[] advice() throws CoreException {
		return allMarkers().filter(OpenLevel::isAdvice).toArray(IMarker[]::new);
	}

	private Stream<IMarker> allMarkers() throws CoreException {
		return Arrays.stream(file.findMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_ZERO));
	}

	private static boolean isAdvice(IMarker marker) {
		return marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_ERROR) == IMarker.SEVERITY_INFO
				&& !marker.getAttribute(LevelMarkers.INTENDED, false);
	}

	/** Closes the editor without saving, and deletes the file. */
	@Override
	public void close() throws CoreException {
		page().closeEditor(part, false);
		EventLoop.drain();
		file.delete(true, null);
	}

	public static IWorkbenchPage page() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	}
}
