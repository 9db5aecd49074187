package org.leeway.ui.wizards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.ResourceUtil;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FailureText;
import org.leeway.core.jobs.MonitorProgress;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.Progress;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.EditorSettings;

/**
 * The wizard that exports a layer of a level, the tangent graph of its obstacles, or the whole level. Formats and values are
 * the same as on the command line.
 */
public final class ExportLayerWizard extends Wizard implements IExportWizard {

	private ExportPage page;
	/** The level to export. Null if none is selected or edited. */
	private IFile level;

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		setWindowTitle("Export Layer");
		setNeedsProgressMonitor(true);
		level = source(workbench, selection);
		page = new ExportPage(Formats.registered(), level, shown(workbench, level));
	}

	/** Returns the settings of a level's editor. Null if the level has no editor. */
	private static EditorSettings shown(IWorkbench workbench, IFile level) {
		IWorkbenchPage open = workbench.getActiveWorkbenchWindow().getActivePage();
		return level == null ? null
				: EditorSessions.of(ResourceUtil.findEditor(open, level)).map(EditorSession::settings).orElse(null);
	}

	/** Returns the selected level, or else the file in the active editor. Null if there is neither. */
	private static IFile source(IWorkbench workbench, IStructuredSelection selection) {
		IFile selected = Adapters.adapt(selection.getFirstElement(), IFile.class);
		boolean level = selected != null && LevelFiles.EXTENSION.equals(selected.getFileExtension());
		IEditorPart editor = workbench.getActiveWorkbenchWindow().getActivePage().getActiveEditor();
		return level || editor == null ? selected : Adapters.adapt(editor.getEditorInput(), IFile.class);
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	@Override
	public void createPageControls(Composite pages) {
		super.createPageControls(pages);
		HelpTopic.EXPORT_LAYER.describePages(this);
	}

	@Override
	public boolean performFinish() {
		ExportChoice choice = page.choice();
		if (!mayWrite(choice.output())) {
			return false;
		}
		AtomicReference<Export> prepared = new AtomicReference<>();
		boolean written = run((monitor, progress) -> prepared.set(choice.prepare(progress).export()))
				&& prepared.get().files(choice.output()).stream().skip(1).allMatch(this::mayWrite)
				&& run((monitor, progress) -> ExportFiles.write(prepared.get(), choice.output(), monitor));
		if (written) {
			ExportMemory.keep(level, RememberedExport.of(choice));
		}
		return written;
	}

	private interface Work {

		void run(IProgressMonitor monitor, Progress progress) throws IOException, CoreException;
	}

	private boolean run(Work work) {
		return LevelFileActions.run(getContainer(), "Layer Not Exported", monitor -> {
			monitor.beginTask("Exporting", IProgressMonitor.UNKNOWN);
			try {
				work.run(monitor, new MonitorProgress(monitor, () -> false));
			} catch (IOException | CoreException e) {
				throw new InvocationTargetException(e, FailureText.of(e));
			}
		});
	}

	private boolean mayWrite(Path file) {
		return !Files.isRegularFile(file) || MessageDialog.open(MessageDialog.QUESTION, getShell(), "File Exists",
				file + " already exists. Its content will be lost.", SWT.NONE, "Overwrite", "Cancel") == 0;
	}
}
