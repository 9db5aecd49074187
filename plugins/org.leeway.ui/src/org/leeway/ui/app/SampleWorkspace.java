package org.leeway.ui.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProduct;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.model.application.MApplication;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.leeway.core.markers.LevelNature;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * A service that fills the empty workspace of a Leeway product with a project of sample levels. Does nothing if Leeway
 * is only installed as plug-ins in another Eclipse.
 */
public final class SampleWorkspace implements IStartup {

	private static final String HAS_ROOM = "org.leeway.ui.hasRoom";
	static final String PRODUCT = "org.leeway.ui.product";
	private static final String PROJECT = "samples";
	static final String FIRST = "harbour.leeway";

	/**
	 * Prepares the workspace when the product starts. If the workspace has no projects, creates the samples, because the
	 * welcome page offers the first sample. From now on, each change of the list of projects is saved at once.
	 */
	@Override
	public void earlyStartup() {
		IProduct product = Platform.getProduct();
		if (product == null || !product.getId().equals(PRODUCT)) {
			return;
		}
		ProjectSnapshots.begin();
		PlatformUI.getWorkbench().getDisplay().asyncExec(SampleWorkspace::makeRoom);
		if (ResourcesPlugin.getWorkspace().getRoot().getProjects().length == 0) {
			prepare(() -> {
			});
		}
	}

	/**
	 * Makes room for the map in the active window: maximises the window, hides the tool bar and opens the welcome page. Does
	 * this once for each layout of the window: at the first start, and again if the layout was lost, as in a crash.
	 */
	private static void makeRoom() {
		IWorkbench workbench = PlatformUI.getWorkbench();
		Map<String, String> savedWithLayout = workbench.getService(MApplication.class).getPersistedState();
		IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
		if (window == null || savedWithLayout.put(HAS_ROOM, Boolean.TRUE.toString()) != null) {
			return;
		}
		workbench.getIntroManager().showIntro(window, false);
		window.getShell().setMaximized(true);
		ViewStacks.toggleToolBar(window);
	}

	/** Opens the first sample. If the file of the sample is missing, creates it again first. */
	static void openFirst() {
		prepare(() -> open(project().getFile(FIRST)));
	}

	/**
	 * Opens a fresh copy of the first sample, in its original state. The copies of earlier tours stay in their own
	 * files, with the user's edits.
	 *
	 * @param then gets the session of the editor that shows the copy
	 */
	static void openForTour(Consumer<EditorSession> then) {
		prepare(() -> {
			try {
				EditorSessions.of(open(freshCopy())).ifPresent(then);
			} catch (IOException | CoreException e) {
				ILog.get().error("The sample for the tour cannot be copied", e);
			}
		});
	}

	private static IFile freshCopy() throws IOException, CoreException {
		byte[] original;
		try (InputStream in = FrameworkUtil.getBundle(SampleWorkspace.class).getEntry("samples/" + FIRST).openStream()) {
			original = in.readAllBytes();
		}
		for (int number = 1;; number++) {
			IFile copy = project().getFile(number == 1 ? "tour.leeway" : "tour-" + number + ".leeway");
			if (!copy.exists()) {
				copy.create(new ByteArrayInputStream(original), true, null);
				return copy;
			}
			boolean isUnsaved = OpenDocuments.of(copy).filter(LevelDocument::isDirty).isPresent();
			if (!isUnsaved && Arrays.equals(original, Files.readAllBytes(copy.getLocation().toPath()))) {
				return copy;
			}
		}
	}

	private static IProject project() {
		return ResourcesPlugin.getWorkspace().getRoot().getProject(PROJECT);
	}

	/** Creates the project and missing samples in the background, then runs an action on the UI thread. */
	private static void prepare(Runnable then) {
		Job.create("Preparing the sample levels", (ICoreRunnable) monitor -> {
			IProject project = project();
			boolean isNew = !project.exists();
			if (isNew) {
				project.create(monitor);
			}
			project.open(monitor);
			if (isNew) {
				LevelNature.addTo(project, monitor);
			}
			copySamples(project);
			PlatformUI.getWorkbench().getDisplay().asyncExec(then);
		}).schedule();
	}

	/** Copies the samples that a project lacks into the project. */
	static void copySamples(IProject project) throws CoreException {
		for (URL sample : samples()) {
			String path = sample.getPath();
			try (InputStream in = sample.openStream()) {
				IFile file = project.getFile(path.substring(path.lastIndexOf('/') + 1));
				if (!file.exists()) {
					file.create(in, true, null);
				}
			} catch (IOException e) {
				ILog.get().error("The sample " + path + " cannot be copied", e);
			}
		}
	}

	static List<URL> samples() {
		Bundle bundle = FrameworkUtil.getBundle(SampleWorkspace.class);
		Enumeration<URL> found = bundle.findEntries("samples", "*.leeway", false);
		List<URL> all = new ArrayList<>();
		while (found != null && found.hasMoreElements()) {
			all.add(found.nextElement());
		}
		return all;
	}

	/** Opens a file and returns its editor. Null if the editor cannot be opened. */
	private static IEditorPart open(IFile file) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		try {
			return IDE.openEditor(window.getActivePage(), file);
		} catch (PartInitException e) {
			ILog.get().error("The sample " + file + " cannot be opened", e);
			return null;
		}
	}
}
