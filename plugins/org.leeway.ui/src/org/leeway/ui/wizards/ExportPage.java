package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FailureText;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.document.FileWork;
import org.leeway.ui.document.LevelDocument;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.settings.EditorSettings;

/** The wizard page for the choices of an export: the layer or the whole level, the agent, the format and the file. */
final class ExportPage extends WizardPage {

	private static final String STANDARD = "csv";
	/** The last item in the list of layers. The item stands for the whole level. */
	private static final String WHOLE = "Whole level";

	private final Formats formats;
	private final IFile file;
	private final List<LayerDescriptor> layers = Layers.exported();
	private ExportChoice.Source source;
	private LevelSnapshot level;
	private Combo kind;
	private Combo agent;
	private Spinner size;
	private Spinner column;
	private Spinner row;
	private Combo anchor;
	private Combo format;
	private OptionControls options;
	private OutputField output;
	private ExportPreview preview;
	private boolean choosesAnchor;
	/** The last export of the level, whose values the page proposes. Null if there is none. */
	private RememberedExport remembered;
	/** The settings of the level's editor. Null if no editor shows the level. */
	private final EditorSettings shown;

	/**
	 * @param file the file of the level. Null if there is no level. If an editor shows the level, its unsaved changes
	 * are exported too
	 * @param shown the settings of the level's editor. Null if no editor shows the level
	 */
	ExportPage(Formats formats, IFile file, EditorSettings shown) {
		super("layer", "Layer", null);
		this.shown = shown;
		this.formats = formats;
		this.file = file;
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		load();
		new Label(page, SWT.NONE).setText("Level:");
		Label name = new Label(page, SWT.NONE);
		name.setText(level == null ? "" : source());
		GridDataFactory.fillDefaults().span(2, 1).applyTo(name);
		kind = combo(page, "Layer:", Stream.concat(layers.stream().map(LayerDescriptor::title), Stream.of(WHOLE)));
		agent = combo(page, "Agent:", level == null ? Stream.empty() : level.agents().stream().map(Agent::name));
		agent.addListener(SWT.Selection, event -> showSize());
		new Label(page, SWT.NONE).setText("Unit size:");
		size = spinner(page, 1, Short.MAX_VALUE, 2);
		new Label(page, SWT.NONE).setText("Unit at column, row:");
		column = spinner(page, 0, level == null ? 0 : level.grid().width() - 1, 1);
		row = spinner(page, 0, level == null ? 0 : level.grid().height() - 1, 1);
		showSize();
		anchor = combo(page, "Largest unit:", Stream.of(Anchor.values()).map(Anchor::title));
		anchor.addListener(SWT.Selection, event -> choosesAnchor = true);
		format = combo(page, "Format:", Stream.empty());
		showFormats();
		format.addListener(SWT.Selection, event -> offerAnchor());
		kind.addListener(SWT.Selection, event -> offerFormats());
		begin();
		options = new OptionControls(page);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(options);
		output = new OutputField(page, level == null ? null : file.getLocation().toPath().getParent(),
				() -> format().extension(), this::validate);
		preview = new ExportPreview(page);
		GridDataFactory.fillDefaults().span(3, 1).grab(true, true).applyTo(preview);
		options.onChange(this::validate);
		setControl(page);
		suggestAnchor();
		validate();
		takeRemembered();
	}

	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible) {
			kind.setFocus();
		}
	}

	/**
	 * Selects the layer and the unit that the level's editor shows. Without an editor, selects the layer and the unit of
	 * the last export.
	 */
	private void begin() {
		if (level == null) {
			return;
		}
		Optional<RememberedExport> last = ExportMemory.of(file);
		if (shown != null) {
			begin(shown.overlay().map(LayerDescriptor::id).orElse("terrain"),
					shown.agent() == null ? "" : shown.agent().getName(), shown.unit().size());
		} else {
			last.ifPresent(export -> begin(export.layer(), export.agent(), export.size()));
		}
		last.ifPresent(this::goOnWith);
	}

	private void begin(String layer, String unit, int side) {
		kind.select(layer.isEmpty() ? layers.size()
				: Math.max(0, layers.stream().map(LayerDescriptor::id).toList().indexOf(layer)));
		showFormats();
		int known = level.agents().stream().map(Agent::name).toList().indexOf(unit);
		if (known >= 0) {
			agent.select(known);
			size.setSelection(side);
		}
	}

	/**
	 * Selects the format of the last export, and the cell where the unit stood. Does nothing if this format cannot hold the
	 * selected layer. If the layer of the last export is selected, also selects the {@link Anchor} of the last export.
	 */
	private void goOnWith(RememberedExport last) {
		int known = offered().stream().map(Format::id).toList().indexOf(last.format());
		if (known < 0) {
			return;
		}
		format.select(known);
		column.setSelection(last.from().x());
		row.setSelection(last.from().y());
		remembered = last;
		if (layer().map(LayerDescriptor::id).orElse("").equals(last.layer())) {
			anchor.select(last.anchor().ordinal());
			choosesAnchor = true;
		}
	}

	/**
	 * Shows the options of the last export in the controls. If the layer of the last export is selected, also shows the
	 * file of the last export. Must be called after the controls were created.
	 */
	private void takeRemembered() {
		if (remembered != null) {
			try {
				options.start(remembered.values(format()));
				options.show(offeredOptions());
			} catch (IllegalArgumentException otherOptions) {
				// ignored: an earlier version of Leeway may have stored options that the format no longer has
			}
			if (layer().map(LayerDescriptor::id).orElse("").equals(remembered.layer())) {
				output.show(remembered.output());
			}
		}
	}

	/**
	 * Replaces the file name of the last export by a suggested name. Called when the user chooses another layer or format.
	 * With the old name, the new export would overwrite the last export.
	 */
	private void leaveRememberedFile() {
		if (remembered != null) {
			output.leave(remembered.output());
		}
	}

	private void load() {
		if (file == null || !LevelFiles.EXTENSION.equals(file.getFileExtension())) {
			setErrorMessage("First select a level in the Project Explorer, or open one.");
			return;
		}
		if (file.getLocation() == null) {
			setErrorMessage("The project of this level no longer exists: save the level to another file first");
			return;
		}
		try {
			source = ExportChoice.Source.of(edited().isPresent() ? edited().get().level() : saved());
			level = source.level();
			setDescription("Choose a layer, the unit it is for, and the file to write.");
		} catch (IOException e) {
			setErrorMessage(FailureText.of(e));
		}
	}

	private Optional<LevelDocument> edited() {
		return OpenDocuments.of(file);
	}

	private Level saved() throws IOException {
		Path path = file.getLocation().toPath();
		return FileWork.read("Opening " + file.getName(), path.toFile().length(), () -> LevelFiles.load(path));
	}

	/** Returns a text with the name of the level's file. The text also says whether unsaved changes are exported. */
	private String source() {
		return file.getName() + (edited().filter(LevelDocument::isDirty).isEmpty() ? ""
				: " as the editor shows it, with unsaved changes");
	}

	private Combo combo(Composite page, String text, Stream<String> choices) {
		new Label(page, SWT.NONE).setText(text);
		Combo combo = new Combo(page, SWT.READ_ONLY);
		choices.forEach(combo::add);
		combo.select(0);
		combo.addListener(SWT.Selection, event -> validate());
		GridDataFactory.fillDefaults().span(2, 1).applyTo(combo);
		return combo;
	}

	private Spinner spinner(Composite page, int first, int last, int columns) {
		Spinner spinner = new Spinner(page, SWT.BORDER);
		spinner.setValues(first, first, Math.max(first + 1, last), 0, 1, 10);
		GridDataFactory.fillDefaults().span(columns, 1).applyTo(spinner);
		spinner.addListener(SWT.Selection, event -> validate());
		return spinner;
	}

	/** Sets the size to the size of the chosen agent. The user can then choose another size. */
	private void showSize() {
		if (agent.getSelectionIndex() >= 0) {
			size.setSelection(agent().size());
		}
	}

	/** Returns the layer to export. Empty for the whole level. */
	private Optional<LayerDescriptor> layer() {
		return layers.stream().skip(kind.getSelectionIndex()).findFirst();
	}

	private boolean needs(Need need) {
		return layer().filter(each -> each.needs(need)).isPresent();
	}

	/** Returns the formats that can hold the chosen layer, or the whole level if the whole level is chosen. */
	private List<Format> offered() {
		return layer().map(formats::holding).orElseGet(formats::ofLevels);
	}

	private Format format() {
		return offered().get(format.getSelectionIndex());
	}

	private List<TypedOption<?>> offeredOptions() {
		return layer().isPresent() ? format().layerOptions() : format().levelOptions();
	}

	private void offerAnchor() {
		suggestAnchor();
		leaveRememberedFile();
		validate();
	}

	private void offerFormats() {
		leaveRememberedFile();
		showFormats();
		suggestAnchor();
		validate();
	}

	/** Lists the formats for the chosen layer. Keeps the selection if still possible, else selects CSV. */
	private void showFormats() {
		List<String> titles = offered().stream().map(Format::title).toList();
		if (!titles.equals(List.of(format.getItems()))) {
			int chosen = titles.indexOf(format.getText());
			int standard = offered().stream().map(Format::id).toList().indexOf(STANDARD);
			format.setItems(titles.toArray(String[]::new));
			format.select(Math.max(0, chosen < 0 ? standard : chosen));
		}
	}

	/**
	 * Chooses the anchor that is usual for the format, unless the user has chosen an anchor. The {@link Anchor} decides at
	 * which cells of a unit the layer shows the size of the unit.
	 */
	private void suggestAnchor() {
		if (!choosesAnchor) {
			anchor.select(Anchor.standard(format().isPicture()).ordinal());
		}
	}

	private String suggestedFile() {
		return file.getFullPath().removeFileExtension().lastSegment()
				+ layer().map(each -> "-" + each.id()).orElse("") + "." + format().extension();
	}

	private void validate() {
		if (preview == null || level == null) {
			setPageComplete(false);
			return;
		}
		output.suggest(suggestedFile());
		enableWhatApplies();
		String problem = problem();
		setErrorMessage(problem);
		setMessage(problem == null && output.isRelative()
				? "Writes " + output.path() + "; relative paths start from the level's folder." : null,
				IMessageProvider.INFORMATION);
		setPageComplete(problem == null && !output.isBlank());
		if (isPageComplete()) {
			preview.show(choice());
		}
	}

	private void enableWhatApplies() {
		agent.setEnabled(isForSomebody());
		size.setEnabled(needs(Need.AGENT));
		column.setEnabled(needs(Need.PLACE));
		row.setEnabled(column.isEnabled());
		anchor.setEnabled(needs(Need.ANCHOR));
		options.show(offeredOptions());
	}

	private boolean isForSomebody() {
		return needs(Need.AGENT) || needs(Need.CAPABILITY) || needs(Need.RADIUS);
	}

	private String problem() {
		return output.problem().orElse(isForSomebody() && level.agents().isEmpty() ? "The level has no agents." : null);
	}

	ExportChoice choice() {
		Optional<Agent> unit = !isForSomebody() ? Optional.empty()
				: Optional.of(needs(Need.RADIUS) ? agent() : unit());
		return new ExportChoice(source, layer(), unit, new Cell(column.getSelection(), row.getSelection()),
				Anchor.values()[anchor.getSelectionIndex()], format(), options.values(), output.path());
	}

	private Agent agent() {
		return level.agents().get(agent.getSelectionIndex());
	}

	private Agent unit() {
		return agent().with(size.getSelection(), agent().capability());
	}
}
