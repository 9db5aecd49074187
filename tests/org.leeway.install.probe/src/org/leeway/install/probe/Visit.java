package org.leeway.install.probe;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/**
 * Code that runs when an Eclipse starts, by which tests control this Eclipse from another process. Opens the file that the
 * property {@code leeway.install.level} names. Prints the id of the editor and the place of its largest canvas on the screen.
 * Prints a line when the file becomes dirty or is saved. Closes the Eclipse at the end of standard input.
 */
public final class Visit implements IStartup {

	@Override
	public void earlyStartup() {
		String level = System.getProperty("leeway.install.level");
		if (level != null) {
			Display display = PlatformUI.getWorkbench().getDisplay();
			display.asyncExec(() -> open(EFS.getLocalFileSystem().getStore(Path.of(level).toUri())));
			waitForEnd();
			display.asyncExec(() -> PlatformUI.getWorkbench().close());
		}
	}

	private static void open(IFileStore level) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		try {
			IEditorPart editor = IDE.openEditorOnFileStore(page, level);
			editor.addPropertyListener((source, property) -> {
				if (property == IEditorPart.PROP_DIRTY) {
					say(editor.isDirty() ? "dirty" : "saved");
				}
			});
			// when all is laid out
			Display.getCurrent().asyncExec(() -> say("opened " + editor.getSite().getId() + " " + canvas(editor)));
		} catch (PartInitException e) {
			say("failed " + e.getMessage());
		}
	}

	/** Returns left, top, width and height on the screen. */
	private static String canvas(IEditorPart editor) {
		Composite whole = (Composite) editor.getSite().getService(MPart.class).getWidget();
		Control largest = largest(whole, null);
		if (largest == null) {
			return "none";
		}
		Point size = largest.getSize();
		Rectangle place = largest.getDisplay().map(largest, null, 0, 0, size.x, size.y);
		return place.x + " " + place.y + " " + place.width + " " + place.height;
	}

	private static Control largest(Composite composite, Control sofar) {
		Control largest = sofar;
		for (Control child : composite.getChildren()) {
			if (child.getClass().getName().equals("org.eclipse.draw2d.FigureCanvas") && area(child) > area(largest)) {
				largest = child;
			} else if (child instanceof Composite inner) {
				largest = largest(inner, largest);
			}
		}
		return largest;
	}

	private static int area(Control control) {
		return control == null ? 0 : control.getSize().x * control.getSize().y;
	}

	private static void waitForEnd() {
		try {
			while (System.in.read() != -1) {
				// the test has not closed this Eclipse yet
			}
		} catch (IOException e) {
			say("failed " + e.getMessage());
		}
	}

	private static void say(String line) {
		System.out.println("visit: " + line);
	}
}
