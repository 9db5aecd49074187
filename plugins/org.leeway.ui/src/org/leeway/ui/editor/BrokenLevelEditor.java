package org.leeway.ui.editor;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.EditorPart;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.ui.document.FileWork;
import org.leeway.ui.document.LevelDocument;

/**
 * The editor of a level file that cannot be opened. Says why, and offers to open the file as text, to restore its backup, or
 * to try again.
 */
public final class BrokenLevelEditor extends EditorPart {

	private static final String TEXT_EDITOR = "org.eclipse.ui.DefaultTextEditor";
	private static final int SAME = IWorkbenchPage.MATCH_INPUT | IWorkbenchPage.MATCH_ID;

	private Path file;
	private Button first;

	/**
	 * Replaces an editor that fails to open its level by an editor of this class. Returns at once. The editor is
	 * replaced after all pending UI events.
	 */
	static void replace(IEditorSite failed, IEditorInput input) {
		IWorkbenchPage page = failed.getPage();
		failed.getShell().getDisplay().asyncExec(() -> {
			boolean active = page.getActiveEditor() == null || page.getActiveEditor().getEditorInput().equals(input);
			IEditorReference[] failures = page.findEditors(input, EditorIds.LEVEL, SAME);
			open(page, input, EditorIds.BROKEN_LEVEL, active);
			page.closeEditors(failures, false);
		});
	}

	private static void open(IWorkbenchPage page, IEditorInput input, String editor, boolean active) {
		try {
			page.openEditor(input, editor, active, SAME);
		} catch (PartInitException e) {
			ILog.get().error(input.getName() + " cannot be opened", e);
		}
	}

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		setSite(site);
		setInput(input);
		setPartName(input.getName());
		try {
			file = LevelDocument.path(input);
		} catch (IOException e) {
			throw new PartInitException(FailureText.of(e), e);
		}
		IFile markers = Adapters.adapt(input, IFile.class);
		if (markers != null) {
			LevelMarkers.open(markers).close(false, false);
		}
	}

	@Override
	public void createPartControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().margins(24, 24).spacing(0, 12).applyTo(page);
		Label title = new Label(page, SWT.WRAP);
		title.setFont(JFaceResources.getHeaderFont());
		title.setText(getPartName() + " cannot be opened");
		words(page, problem());
		words(page, "The file is unchanged. Fix it as text, restore its backup, or try again once it is fixed.");
		Composite buttons = new Composite(page, SWT.NONE);
		RowLayoutFactory.fillDefaults().spacing(6).applyTo(buttons);
		first = button(buttons, "Open as Text", "Shows the file in a text editor",
				() -> open(getSite().getPage(), getEditorInput(), TEXT_EDITOR, true));
		button(buttons, "Restore Backup", "Opens the backup from the last save; saving it replaces the broken file",
				this::restore).setEnabled(AtomicFile.hasOwn(backup()));
		button(buttons, "Try Again", "Opens the file as a level once it is fixed", this::tryAgain);
	}

	private static void words(Composite page, String text) {
		Label label = new Label(page, SWT.WRAP);
		label.setText(text);
		GridDataFactory.fillDefaults().grab(true, false).hint(400, SWT.DEFAULT).applyTo(label);
	}

	private static Button button(Composite parent, String text, String tip, Runnable action) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.setToolTipText(tip);
		button.addListener(SWT.Selection, event -> action.run());
		return button;
	}

	/**
	 * Tries to open the file. Returns a message with the reason why the file cannot be opened. If the file can be opened now,
	 * the message says so.
	 */
	private String problem() {
		try {
			FileWork.read("Opening " + getPartName(), file.toFile().length(), () -> LevelFiles.load(file));
			return "The file can be opened now.";
		} catch (NoSuchFileException gone) {
			return "There is no file " + file + ".";
		} catch (IOException e) {
			return FailureText.of(e);
		}
	}

	private Path backup() {
		return file.resolveSibling(file.getFileName() + LevelFiles.BACKUP);
	}

	private void restore() {
		replaceBy(new FileStoreEditorInput(EFS.getLocalFileSystem().fromLocalFile(backup().toFile())));
	}

	private void tryAgain() {
		replaceBy(getEditorInput());
	}

	private void replaceBy(IEditorInput input) {
		IWorkbenchPage page = getSite().getPage();
		getSite().getShell().getDisplay().asyncExec(() -> {
			page.closeEditor(this, false);
			open(page, input, EditorIds.LEVEL, true);
		});
	}

	@Override
	public void setFocus() {
		first.setFocus();
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		// nothing is edited here
	}

	@Override
	public void doSaveAs() {
		// nothing is edited here
	}

	@Override
	public boolean isDirty() {
		return false;
	}

	@Override
	public boolean isSaveAsAllowed() {
		return false;
	}
}
