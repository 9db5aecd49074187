package org.leeway.ui.wizards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportProfile;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.exchange.terrain.TerrainsImporter;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.InputFile;
import org.leeway.core.jobs.MonitorProgress;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.Templates;

/** The wizard that imports files as Leeway levels into a folder of the workspace. Reads every format that has an importer. */
public final class ImportLevelWizard extends Wizard implements IImportWizard {

	private final Formats formats = Formats.registered();
	private ImportPage page;
	private TerrainsPage terrains;

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		setWindowTitle("Import Maps as Levels");
		setNeedsProgressMonitor(true);
		page = new ImportPage(formats, selection);
		terrains = new TerrainsPage(page);
	}

	@Override
	public void addPages() {
		addPage(page);
		addPage(terrains);
	}

	@Override
	public void createPageControls(Composite pages) {
		super.createPageControls(pages);
		HelpTopic.IMPORT_LEVELS.describePages(this);
	}

	@Override
	public boolean performFinish() {
		terrains.keep();
		List<Path> sources = page.sources();
		OptionValues options = page.options();
		IContainer target = page.target();
		boolean asPicture = terrains.addsPicture();
		List<IFile> imported = new ArrayList<>();
		List<Diagnostic> diagnostics = new ArrayList<>();
		boolean done = LevelFileActions.run(getContainer(), "Levels Not Imported", monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, "Importing levels", sources.size());
			for (Path source : sources) {
				progress.subTask(source.getFileName().toString());
				importLevels(source, options, asPicture, target, imported, diagnostics, progress.split(1));
			}
		});
		tellLosses(diagnostics);
		if (!imported.isEmpty()) {
			LevelFileActions.open(imported.get(0), getShell());
		}
		return done;
	}

	private void importLevels(Path source, OptionValues options, boolean asPicture, IContainer target, List<IFile> imported,
			List<Diagnostic> diagnostics, SubMonitor monitor) throws InvocationTargetException {
		try {
			monitor.setWorkRemaining(InputFile.pieces(source));
			Format format = formats.reading(source)
					.orElseThrow(() -> new IOException("Leeway cannot read " + source.getFileName() + ": unknown format."));
			Import levels = read(format, source, options, new MonitorProgress(monitor, () -> false));
			List<String> names = ImportNames.of(levels, source.getFileName().toString());
			Optional<RenderedMap> picture = asPicture && names.size() == 1
					&& format.importer().orElseThrow() instanceof TerrainsImporter maps
					? maps.picture(source, options, new MonitorProgress(monitor, () -> false)) : Optional.empty();
			for (int i = 0; i < names.size(); i++) {
				imported.add(save(levels.levels().get(i), picture, target, names.get(i)));
			}
			diagnostics.addAll(levels.diagnostics());
		} catch (IOException | CoreException e) {
			throw new InvocationTargetException(e, FailureText.of(e));
		}
	}

	/**
	 * Writes the user's choices to an import profile in the folder of the imported maps.
	 *
	 * @param shown the page that shows a message with the path of the profile
	 */
	void saveProfile(WizardPage shown) {
		if (terrains.isPageComplete()) {
			terrains.keep();
		}
		Path folder = page.folder();
		List<Path> sources = page.sources();
		OptionValues options = page.options();
		Map<Format, String> chosen = new LinkedHashMap<>();
		for (Path source : sources) {
			page.terrainsImporter(source).flatMap(importer -> page.format(source)).filter(format -> !new TerrainMemory(format).isEmpty())
					.ifPresent(format -> chosen.put(format, new TerrainMemory(format).lines()));
		}
		boolean done = LevelFileActions.run(getContainer(), "Import Profile Not Saved", monitor -> {
			try {
				ImportProfile.write(folder, options, chosen);
			} catch (IOException e) {
				throw new InvocationTargetException(e, FailureText.of(folder.toString(), e));
			}
		});
		if (done) {
			shown.setMessage("Import profile saved to " + folder.resolve(ImportProfile.NAME) + ".", IMessageProvider.INFORMATION);
		}
	}

	/**
	 * Reads a file. The user's choices of terrains are used, from this import and from earlier imports. But if the options
	 * determine the terrains, the choices are ignored.
	 */
	private static Import read(Format format, Path source, OptionValues options, Progress progress) throws IOException {
		TerrainMemory chosen = new TerrainMemory(format);
		if (!(format.importer().orElseThrow() instanceof TerrainsImporter importer) || chosen.isEmpty()
				|| !importer.leavesTerrainsOpen(options)) {
			return format.read(source, options, progress);
		}
		Path file = chosen.write();
		try {
			return format.read(source, options.with(importer.terrainsOption(), file.toString()), progress);
		} finally {
			Files.delete(file);
		}
	}

	private static IFile save(ImportedLevel imported, Optional<RenderedMap> picture, IContainer target, String name)
			throws IOException, CoreException {
		if (!imported.hasOwnAgents()) {
			Templates.ofWorkspace().giveAgents(imported.level());
		}
		IFile file = unusedFile(target, name);
		if (picture.isPresent()) {
			TracedMap.add(picture.get(), imported.level(), file);
		}
		LevelFiles.save(imported.level(), file.getLocation().toPath());
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return file;
	}

	/**
	 * Shows the warnings of the import, and its notes too. Shows nothing if there are no warnings, because notes alone are
	 * not worth a dialog.
	 */
	private void tellLosses(List<Diagnostic> diagnostics) {
		if (diagnostics.stream().anyMatch(Diagnostic::isWarning)) {
			MessageDialog.openInformation(getShell(), "Levels Imported",
					diagnostics.stream().map(Diagnostic::message).distinct().collect(Collectors.joining("\n")));
		}
	}

	/**
	 * Returns a file that does not exist yet, so that importing never overwrites a file. Looks on the disk, because the
	 * workspace may not know all files there.
	 *
	 * @param name the preferred name, to which a number may be added
	 */
	private static IFile unusedFile(IContainer target, String name) {
		String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
		IFile file = target.getFile(IPath.fromOSString(stem + ".leeway"));
		for (int number = 2; Files.exists(file.getLocation().toPath(), LinkOption.NOFOLLOW_LINKS); number++) {
			file = target.getFile(IPath.fromOSString(stem + "-" + number + ".leeway"));
		}
		return file;
	}
}
