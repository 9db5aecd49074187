package org.leeway.ui.projects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.jobs.LatestRequestJob;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.core.markers.LevelNature;
import org.leeway.model.Level;
import org.leeway.ui.app.LevelPerspective;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Explorer;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;

/** Tests of Leeway projects, in which Leeway checks all levels, with the real wizard, menus and editor. */
class ProjectsTest {

	private static final String NAME = "campaign";
	private static final String CLOSED = Levels.CORRIDOR.replace("T..s...............T", "T..s...TTTTTT......T")
			.replace("T..................T", "T......TTTTTT......T");

	private final IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(NAME);

	@BeforeEach
	void closeEditors() throws Exception {
		PlatformUI.getWorkbench().showPerspective(LevelPerspective.ID, PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		OpenLevel.page().closeAllEditors(false);
		EventLoop.drain();
	}

	@AfterEach
	void deleteProject() throws Exception {
		OpenLevel.page().closeAllEditors(false);
		settle();
		project.delete(true, true, null);
		settle();
	}

	private static void settle() {
		do {
			EventLoop.awaitJobs();
			EventLoop.awaitBuilds();
		} while (Job.getJobManager().find(LatestRequestJob.FAMILY).length > 0);
	}

	private IFile write(String name, Level level) throws Exception {
		LevelFiles.save(level, project.getLocation().append(name).toPath());
		project.refreshLocal(IResource.DEPTH_INFINITE, null);
		settle();
		return project.getFile(name);
	}

	private static List<String> messages(IResource resource) throws CoreException {
		return Arrays.stream(markers(resource)).map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).sorted().toList();
	}

	private static IMarker[] markers(IResource resource) throws CoreException {
		return resource.findMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_INFINITE);
	}

	private static boolean hasNone(IResource resource) {
		try {
			return markers(resource).length == 0;
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	private void createOrdinary() throws CoreException {
		project.create(null);
		project.open(null);
	}

	@Test
	void theWizardMakesAProjectWhoseLevelsAreCheckedUnopened() throws Exception {
		try (OpenWizard wizard = new OpenWizard(new NewProjectWizard())) {
			assertFalse(wizard.canFinish());
			Text name = wizard.form().after("Project name:", Text.class);
			name.setFocus();
			NAME.chars().forEach(key -> new Mouse(name).type(key));
			EventLoop.waitUntil("the name is complete", () -> name.getText().equals(NAME) && wizard.canFinish());
			wizard.finish();
		}
		assertTrue(LevelNature.isOn(project));
		IFile level = write("one.leeway", Levels.of(Levels.CORRIDOR));
		assertFalse(messages(level).isEmpty());
		assertTrue(OpenLevel.page().getEditorReferences().length == 0);
		IMarker marker = markers(level)[0];
		assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(marker));
		IDE.openEditor(OpenLevel.page(), marker);
		EventLoop.waitUntil("the level is open", () -> OpenLevel.page().getActiveEditor() != null);
		settle();
		assertFalse(messages(level).isEmpty());
	}

	@Test
	void theContextMenuMakesAnyProjectALeewayProjectAndAnOrdinaryOneAgain() throws Exception {
		createOrdinary();
		IFile level = write("one.leeway", Levels.of(Levels.CORRIDOR));
		assertEquals(List.of(), messages(level));
		choose("Confi&gure > Leeway Project");
		// the job that adds the nature may still run when the nature is set. The check begins only after this job
		EventLoop.waitUntil("the project is Leeway's and checked", () -> LevelNature.isOn(project) && !hasNone(level));
		settle();
		assertFalse(messages(level).isEmpty());
		choose("Confi&gure > No Longer a Leeway Project");
		EventLoop.waitUntil("the project is ordinary", () -> !LevelNature.isOn(project) && hasNone(level));
		settle();
		assertEquals(List.of(), messages(level));
	}

	private void choose(String item) throws Exception {
		Control explorer = Explorer.select(project);
		ContextMenu.chooseByKey(new Mouse(explorer), explorer, item);
	}

	@Test
	void allLevelsAreCheckedOnDemand() throws Exception {
		createOrdinary();
		write("one.leeway", Levels.of(Levels.CORRIDOR));
		IFile two = write("two.leeway", Levels.of(Levels.CORRIDOR));
		OpenLevel.page().hideView(OpenLevel.page().findView(IPageLayout.ID_PROBLEM_VIEW));
		checkAllByMenu();
		settle();
		List<String> found = messages(two);
		assertFalse(found.isEmpty());
		assertEquals(2 * found.size(), messages(project).size());
		assertNotNull(OpenLevel.page().findView(IPageLayout.ID_PROBLEM_VIEW));

		project.deleteMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_INFINITE);
		choose("C&heck Levels");
		settle();
		assertEquals(2 * found.size(), messages(project).size());
	}

	private static void checkAllByMenu() {
		Menu bar = OpenLevel.page().getWorkbenchWindow().getShell().getMenuBar();
		List<MenuItem> menus = Arrays.stream(bar.getItems()).filter(each -> each.getText().equals("&Level")).toList();
		assertEquals(1, menus.size(), "one menu Level");
		Menu menu = menus.getFirst().getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		EventLoop.drain();
		MenuItem item = Arrays.stream(menu.getItems()).filter(each -> each.getText().startsWith("C&heck All Levels")).findFirst()
				.orElseThrow();
		item.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	@Test
	void unsavedFindingsAreTheEditorsAndThoseOfTheFileComeBackWithoutThem() throws Exception {
		createOrdinary();
		LevelNature.addTo(project, null);
		IFile level = write("one.leeway", Levels.of(Levels.CORRIDOR));
		List<String> saved = messages(level);
		LevelEditor editor = (LevelEditor) IDE.openEditor(OpenLevel.page(), level);
		LevelPresenter shown = editor.session().orElseThrow().presenter();
		EventLoop.waitUntil("the level is analysed", shown::findingsAreFresh);
		settle();
		assertEquals(saved, messages(level));

		((CommandStack) editor.getAdapter(CommandStack.class)).execute(new Command() {
			@Override
			public void execute() {
				editor.level().setTerrain(Levels.of(CLOSED).getTerrain());
			}
		});
		assertTrue(editor.isDirty());
		assertFalse(shown.findingsAreFresh());
		EventLoop.waitUntil("the edit is analysed", shown::findingsAreFresh);
		settle();
		assertFalse(saved.equals(messages(level)));
		OpenLevel.page().closeEditor(editor, false);
		settle();
		assertEquals(saved, messages(level));
	}

	/** Skipped if team support is not installed, because the extension point is then missing. */
	@Test
	void teamSupportTakesLevelsForText() {
		assumeTrue(Platform.getBundle("org.eclipse.team.core") != null, "no team support here");
		assertTrue(Arrays.stream(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.team.core.fileTypes"))
				.anyMatch(type -> "leeway".equals(type.getAttribute("extension")) && "text".equals(type.getAttribute("type"))));
	}
}
