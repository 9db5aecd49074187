package org.leeway.ui.app;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProduct;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.leeway.core.start.OpenRequests;

/**
 * A service that opens the files that users name when they start Leeway. If Leeway already runs, the second process hands its
 * files over to the first, which opens them.
 */
public final class RequestedFiles implements IStartup {

	@Override
	public void earlyStartup() {
		IProduct product = Platform.getProduct();
		if (product != null && product.getId().equals(SampleWorkspace.PRODUCT)) {
			Path workspace = ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath();
			Thread.ofPlatform().daemon().name("Leeway: files to open").start(() -> watch(new OpenRequests(workspace)));
		}
	}

	private static void watch(OpenRequests requests) {
		try (WatchService watch = requests.folder().getFileSystem().newWatchService()) {
			requests.folder().register(watch, StandardWatchEventKinds.ENTRY_CREATE);
			while (true) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(() -> open(requests));
				WatchKey changed = watch.take();
				changed.pollEvents();
				changed.reset();
			}
		} catch (IOException e) {
			ILog.get().error("Files that other instances of Leeway hand over are not opened", e);
		} catch (InterruptedException | ClosedWatchServiceException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** Opens the requested files. If a request comes while Leeway closes, the next start of Leeway opens the files. */
	private static void open(OpenRequests requests) {
		if (PlatformUI.getWorkbench().isClosing()) {
			return;
		}
		try {
			requests.take().forEach(RequestedFiles::open);
		} catch (IOException e) {
			ILog.get().error("Files that Leeway was asked to open cannot be read", e);
		}
	}

	/** Opens files in the window that was used last, and brings the window to the front. */
	static void open(List<Path> files) {
		IWorkbench workbench = PlatformUI.getWorkbench();
		IWorkbenchWindow window = workbench.getActiveWorkbenchWindow() != null ? workbench.getActiveWorkbenchWindow()
				: workbench.getWorkbenchWindows()[0];
		if (!files.isEmpty()) {
			workbench.getIntroManager().closeIntro(workbench.getIntroManager().getIntro());
		}
		for (Path file : files) {
			try {
				IDE.openEditorOnFileStore(window.getActivePage(), EFS.getLocalFileSystem().fromLocalFile(file.toFile()));
			} catch (PartInitException e) {
				ILog.get().error(file + " cannot be opened", e);
			}
		}
		Shell shell = window.getShell();
		shell.setMinimized(false);
		shell.forceActive();
	}
}
