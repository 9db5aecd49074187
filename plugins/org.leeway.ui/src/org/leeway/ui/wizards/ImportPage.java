package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardContainer;
import org.eclipse.jface.wizard.IWizardContainer2;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ImportProfile;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.terrain.TerrainsImporter;
import org.leeway.core.files.FailureText;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;

/** The wizard page with the files to import, and the folder of the workspace to import into. */
final class ImportPage extends WizardPage {

	/** The height of the list of files, in lines of text. */
	private static final int LINES = 4;

	private final Formats formats;
	private final IStructuredSelection selection;
	private List<Path> sources = List.of();
	private Text sourceText;
	private Text targetText;
	private OptionControls options;
	private Button save;
	/** The import profile of the first file. Empty if the file has none. */
	private Optional<ImportProfile> profile = Optional.empty();
	/** The reason why the profile of the first file cannot be read. Empty if there is no such failure. */
	private Optional<String> wrongProfile = Optional.empty();

	ImportPage(Formats formats, IStructuredSelection selection) {
		super("import", "Levels", null);
		this.formats = formats;
		this.selection = selection;
		setDescription("Choose maps, images or scenarios, and the folder for their levels.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		sourceText = row(page, "Files, one per line:", SWT.MULTI | SWT.V_SCROLL, this::chooseSources);
		GridDataFactory.fillDefaults().grab(true, false).hint(380, LINES * sourceText.getLineHeight()).applyTo(sourceText);
		sourceText.addTraverseListener(event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT
				|| event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
		sourceText.addListener(SWT.Modify, event -> typed());
		targetText = row(page, "Into folder:", SWT.SINGLE, this::chooseTarget);
		targetText.setText(suggestedTarget());
		targetText.addListener(SWT.Modify, event -> validate());
		options = new OptionControls(page);
		options.onChange(this::validate);
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).applyTo(options);
		save = saveButton(page, this);
		GridDataFactory.swtDefaults().span(3, 1).align(SWT.END, SWT.CENTER).applyTo(save);
		save.setEnabled(false);
		setControl(page);
		setPageComplete(false);
	}

	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible) {
			sourceText.setFocus();
		}
	}

	/** Adds the button that saves the choices of all pages. */
	static Button saveButton(Composite parent, WizardPage page) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText("Save as Import Profile");
		button.setToolTipText("Writes the choices to " + ImportProfile.NAME
				+ " beside the maps. Leeway uses it for all maps of the folder, here, on the command line and in batches.");
		button.addListener(SWT.Selection, event -> ((ImportLevelWizard) page.getWizard()).saveProfile(page));
		return button;
	}

	private static Text row(Composite page, String label, int style, Runnable browse) {
		new Label(page, SWT.NONE).setText(label);
		Text text = new Text(page, SWT.BORDER | style);
		GridDataFactory.fillDefaults().grab(true, false).hint(380, SWT.DEFAULT).applyTo(text);
		Button button = new Button(page, SWT.PUSH);
		button.setText("Browse...");
		button.addListener(SWT.Selection, event -> browse.run());
		return text;
	}

	private void chooseSources() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN | SWT.MULTI);
		List<Format> readable = formats.readable();
		dialog.setFilterExtensions(Stream.concat(Stream.of(patterns(readable.stream()), "*"),
				readable.stream().map(format -> patterns(Stream.of(format)))).toArray(String[]::new));
		dialog.setFilterNames(Stream.concat(Stream.of("All levels and maps", "All files"),
				readable.stream().map(Format::title)).toArray(String[]::new));
		dialog.setFilterIndex(0);
		if (dialog.open() != null) {
			List<Path> chosen = new ArrayList<>();
			for (String name : dialog.getFileNames()) {
				chosen.add(Path.of(dialog.getFilterPath(), name));
			}
			setSources(chosen);
		}
	}

	private static String patterns(Stream<Format> formats) {
		return formats.flatMap(format -> format.extensions().stream())
				.flatMap(extension -> Stream.of("*." + extension, "*." + extension.toUpperCase(Locale.ROOT)))
				.collect(Collectors.joining(";"));
	}

	/** Sets the files to import. */
	void setSources(List<Path> chosen) {
		sourceText.setText(String.join("\n", chosen.stream().map(Path::toString).toList()));
	}

	/** Reads the paths of the files to import from the text field, because its text has changed. */
	private void typed() {
		try {
			sources = sourceText.getText().lines().map(String::strip).filter(line -> !line.isEmpty()).map(Path::of)
					.toList();
		} catch (InvalidPathException e) {
			sources = List.of();
			setErrorMessage("Not a file name: " + e.getMessage());
			setPageComplete(false);
			return;
		}
		newProfile().ifPresent(options::start);
		OptionValues values = options.values();
		List<TypedOption<?>> known = sources.stream().flatMap(source -> needed(source, values)).distinct()
				.filter(option -> !isOnNextPage(option)).collect(Collectors.toList());
		options.show(known, names(known));
		validate();
		makeRoom(this, getContainer());
	}

	/**
	 * Returns the options to show for a file: options that matter for this file, and options with another value than the
	 * standard value. If the file cannot be read, returns all options of its format.
	 */
	private Stream<TypedOption<?>> needed(Path source, OptionValues values) {
		Optional<Importer> importer = format(source).flatMap(Format::importer);
		if (importer.isEmpty()) {
			return Stream.empty();
		}
		try {
			List<TypedOption<?>> needed = importer.get().options(source);
			return importer.get().options().stream()
					.filter(option -> needed.contains(option) || !values.get(option).equals(option.standard()));
		} catch (IOException unreadable) {
			// the import reports why the file cannot be read
			return importer.get().options().stream();
		}
	}

	/**
	 * Returns the names that a user can choose as the value of an option, such as the names of the maps in a file. Indexed by
	 * option. Options that accept any text are left out. The names depend on the file, so the result is empty unless exactly
	 * one file is to be imported.
	 */
	private Map<TypedOption<?>, List<String>> names(List<TypedOption<?>> known) {
		Map<TypedOption<?>, List<String>> names = new HashMap<>();
		if (sources.size() == 1) {
			format(sources.getFirst()).flatMap(Format::importer).ifPresent(importer -> known.forEach(option -> {
				try {
					List<String> found = importer.names(option, sources.getFirst());
					if (!found.isEmpty()) {
						names.put(option, found);
					}
				} catch (IOException unreadable) {
					// the import reports why the file cannot be read
				}
			}));
		}
		return names;
	}

	/** Returns whether the user sets an option on the page of terrains, because its effect is visible there. */
	private boolean isOnNextPage(TypedOption<?> option) {
		return sources.stream().flatMap(source -> nearColours(source).stream()).anyMatch(option::equals);
	}

	/** Returns the option that merges similar colours of a file. Empty if its format has no such option. */
	Optional<TypedOption<Integer>> nearColours(Path file) {
		return format(file).flatMap(Format::importer).filter(TerrainsImporter.class::isInstance)
				.map(TerrainsImporter.class::cast).flatMap(TerrainsImporter::nearColoursOption);
	}

	/** Sets the value of an option that this page does not show. */
	<T> void choose(TypedOption<T> option, T value) {
		options.choose(option, value);
	}

	/** Enlarges the dialog if the dialog shows the given page, and the controls of the page need more room. */
	static void makeRoom(WizardPage page, IWizardContainer dialog) {
		if (dialog instanceof IWizardContainer2 container && container.getCurrentPage() == page) {
			container.updateSize();
		}
	}

	/**
	 * Returns the values that the page must show if the profile of the first file has changed. Without a profile, these are the
	 * standard values. Empty if the profile is still the same file, or if it cannot be read.
	 */
	private Optional<OptionValues> newProfile() {
		wrongProfile = Optional.empty();
		try {
			Optional<Path> first = sources.stream().filter(file -> file.isAbsolute() && format(file).isPresent()).findFirst();
			Optional<ImportProfile> found = first.isEmpty() ? Optional.empty() : ImportProfile.of(first.get());
			if (found.map(ImportProfile::file).equals(profile.map(ImportProfile::file))) {
				return Optional.empty();
			}
			profile = found;
			return Optional.of(found.isEmpty() ? OptionValues.STANDARD : found.get().of(format(first.get()).orElseThrow()));
		} catch (IOException e) {
			wrongProfile = Optional.of(FailureText.of(ImportProfile.NAME, e));
			return Optional.empty();
		}
	}

	/**
	 * Returns the folder in which the options can be saved as an import profile: the lowest folder that contains all files.
	 * There must be a file.
	 */
	Path folder() {
		return sources.stream().map(Path::getParent).reduce(ImportPage::common).orElseThrow();
	}

	private static Path common(Path one, Path other) {
		Path common = one;
		while (!other.startsWith(common)) {
			common = common.getParent();
		}
		return common;
	}

	private void chooseTarget() {
		ContainerSelectionDialog dialog = new ContainerSelectionDialog(getShell(), target(), false,
				"The folder for the levels:");
		if (dialog.open() == ContainerSelectionDialog.OK) {
			targetText.setText(dialog.getResult()[0].toString());
		}
	}

	private String suggestedTarget() {
		return UsedFolder.of(selection).map(folder -> folder.getFullPath().toString()).orElse("");
	}

	private void validate() {
		String problem = wrongProfile.or(options::problem).orElse(null);
		if (target() == null) {
			problem = "There is no folder " + targetText.getText() + " in the workspace.";
		}
		for (Path source : sources) {
			if (!source.isAbsolute()) {
				problem = "Enter the full path of " + source + ".";
			} else if (!Files.isReadable(source)) {
				problem = source + " cannot be read.";
			} else if (formats.reading(source).isEmpty()) {
				problem = "Leeway cannot read " + source.getFileName() + ": unknown format.";
			}
		}
		setErrorMessage(problem);
		setMessage(warning().or(this::hint).orElse(null),
				warning().isPresent() ? IMessageProvider.WARNING : IMessageProvider.INFORMATION);
		setPageComplete(problem == null && !sources.isEmpty());
		save.setEnabled(isPageComplete());
	}

	@Override
	public boolean canFlipToNextPage() {
		return isPageComplete() && sources.stream().anyMatch(file -> terrainsImporter(file).isPresent());
	}

	/** Returns a warning about the files to import. Empty if there is none. */
	private Optional<String> warning() {
		return unsaved().map(name -> name + " has unsaved changes; the import reads the saved file.");
	}

	private Optional<String> hint() {
		if (profile.isPresent() && !sources.isEmpty()) {
			return Optional.of("The choices come from " + profile.get().file() + ".");
		}
		return sources.stream().filter(file -> terrainsImporter(file).isPresent()).flatMap(file -> format(file).stream())
				.filter(format -> !new TerrainMemory(format).isEmpty()).findFirst()
				.map(format -> "Terrains have the names chosen earlier; Next shows them.");
	}

	/** Returns the name of the first file to import that has unsaved changes in an editor. Empty if there is none. */
	private Optional<String> unsaved() {
		return sources.stream().filter(source -> OpenDocuments.of(source).filter(LevelDocument::isDirty).isPresent())
				.map(source -> source.getFileName().toString()).findFirst();
	}

	List<Path> sources() {
		return sources;
	}

	/** Returns the format that reads a file. Empty if there is none. */
	Optional<Format> format(Path file) {
		return formats.reading(file);
	}

	/**
	 * Returns the importer of a file. Empty if the user cannot choose the terrains, because the format or its present options
	 * determine them.
	 */
	Optional<TerrainsImporter> terrainsImporter(Path file) {
		return format(file).flatMap(Format::importer).filter(TerrainsImporter.class::isInstance)
				.map(TerrainsImporter.class::cast).filter(importer -> importer.leavesTerrainsOpen(options()));
	}

	OptionValues options() {
		return options.values();
	}

	/** Returns the folder to import into. Null while there is none. */
	IContainer target() {
		IPath path = IPath.fromPortableString(targetText.getText());
		return path.segmentCount() == 0 ? null
				: ResourcesPlugin.getWorkspace().getRoot().findMember(path) instanceof IContainer container ? container
						: null;
	}
}
