package org.leeway.ui.wizards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.LevelFormat;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.ui.agents.AgentPreferences;
import org.leeway.ui.help.HelpTopic;

/** Imports maps of any format that has a reader into a folder of the workspace, as Leeway levels. */
public final class ImportLevelWizard extends Wizard implements IImportWizard {

	private final Formats formats = Formats.registered();
	private ImportPage page;

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		setWindowTitle("Import Levels");
		setNeedsProgressMonitor(true);
		page = new ImportPage(formats, selection);
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	@Override
	public void createPageControls(Composite pages) {
		super.createPageControls(pages);
		HelpTopic.IMPORT_LEVELS.describePages(this);
	}

	@Override
	public boolean performFinish() {
		List<Path> sources = page.sources();
		IContainer target = page.target();
		List<IFile> imported = new ArrayList<>();
		boolean done = LevelFileActions.run(getContainer(), "Levels Not Imported", monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, "Importing levels", sources.size());
			for (Path source : sources) {
				progress.split(1);
				progress.subTask(source.getFileName().toString());
				imported.add(importLevel(source, target));
			}
		});
		if (!imported.isEmpty()) {
			LevelFileActions.open(imported.get(0), getShell());
		}
		return done;
	}

	private IFile importLevel(Path source, IContainer target) throws InvocationTargetException {
		try {
			LevelFormat format = formats.levelFormat(source).orElseThrow();
			Level level = format.read(source);
			if (!format.knowsAgents()) {
				AgentPreferences.apply(level);
			}
			IFile file = unusedFile(target, source);
			LevelFiles.save(level, file.getLocation().toPath());
			file.refreshLocal(IResource.DEPTH_ZERO, null);
			return file;
		} catch (IOException | CoreException e) {
			throw new InvocationTargetException(e, e.getMessage());
		}
	}

	/** A file of the source's name that does not exist yet, not even unseen on the disk: importing never overwrites. */
	private static IFile unusedFile(IContainer target, Path source) {
		String name = source.getFileName().toString();
		String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
		IFile file = target.getFile(IPath.fromOSString(stem + ".leeway"));
		for (int number = 2; Files.exists(file.getLocation().toPath(), LinkOption.NOFOLLOW_LINKS); number++) {
			file = target.getFile(IPath.fromOSString(stem + "-" + number + ".leeway"));
		}
		return file;
	}
}
