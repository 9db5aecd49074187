package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.analysis.OverlayLayer.Anchor;
import org.leeway.core.analysis.OverlayLayer.Kind;
import org.leeway.core.exchange.LayerFormat;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.Cell;

/** Which layer of which level goes to which file, in which format. */
final class ExportPage extends WizardPage {

	private final List<LayerFormat> formats;
	private final IFile file;
	private LevelSnapshot level;
	private Combo kind;
	private Combo agent;
	private Spinner size;
	private Spinner column;
	private Spinner row;
	private Combo anchor;
	private Combo format;
	private Button legend;
	private Text output;

	/** @param file the saved level to export from; null if there is none */
	ExportPage(List<LayerFormat> formats, IFile file) {
		super("layer", "Layer", null);
		this.formats = formats;
		this.file = file;
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		load();
		kind = combo(page, "Layer:", List.of(Kind.values()), Kind::label);
		agent = combo(page, "Agent:", level == null ? List.of() : level.agents(), AgentProfile::name);
		agent.addListener(SWT.Selection, event -> showSize());
		new Label(page, SWT.NONE).setText("Unit size:");
		size = spinner(page, 1, Short.MAX_VALUE, 2);
		new Label(page, SWT.NONE).setText("Standing at:");
		column = spinner(page, 0, level == null ? 0 : level.grid().width() - 1, 1);
		row = spinner(page, 0, level == null ? 0 : level.grid().height() - 1, 1);
		showSize();
		anchor = combo(page, "Values stand at the unit's:", List.of(Anchor.values()), Anchor::label);
		format = combo(page, "Format:", formats, LayerFormat::label);
		legend = new Button(page, SWT.CHECK);
		legend.setText("Draw a legend");
		GridDataFactory.swtDefaults().span(3, 1).applyTo(legend);
		new Label(page, SWT.NONE).setText("To file:");
		output = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).hint(380, SWT.DEFAULT).applyTo(output);
		output.addListener(SWT.Modify, event -> validate());
		Button browse = new Button(page, SWT.PUSH);
		browse.setText("Browse...");
		browse.addListener(SWT.Selection, event -> chooseOutput());
		browse.setEnabled(level != null);
		setControl(page);
		validate();
	}

	private void load() {
		if (file == null || !LevelFiles.EXTENSION.equals(file.getFileExtension())) {
			setErrorMessage("Select a level in the Project Explorer, or open one, first.");
			return;
		}
		try {
			level = LevelSnapshot.of(LevelFiles.load(file.getLocation().toPath()));
			setDescription("Exports " + file.getName() + " as it was saved last.");
		} catch (IOException e) {
			setErrorMessage(e.getMessage());
		}
	}

	private <T> Combo combo(Composite page, String text, List<T> choices, Function<T, String> label) {
		new Label(page, SWT.NONE).setText(text);
		Combo combo = new Combo(page, SWT.READ_ONLY);
		choices.forEach(choice -> combo.add(label.apply(choice)));
		combo.select(0);
		combo.addListener(SWT.Selection, event -> validate());
		GridDataFactory.fillDefaults().span(2, 1).applyTo(combo);
		return combo;
	}

	private static Spinner spinner(Composite page, int first, int last, int columns) {
		Spinner spinner = new Spinner(page, SWT.BORDER);
		spinner.setValues(first, first, Math.max(first + 1, last), 0, 1, 10);
		GridDataFactory.fillDefaults().span(columns, 1).applyTo(spinner);
		return spinner;
	}

	/** The size of the agent, from which another can be chosen. */
	private void showSize() {
		if (agent.getSelectionIndex() >= 0) {
			size.setSelection(level.agents().get(agent.getSelectionIndex()).size());
		}
	}

	private void chooseOutput() {
		FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
		LayerFormat chosen = formats.get(format.getSelectionIndex());
		dialog.setFilterExtensions(new String[] {"*." + chosen.name()});
		dialog.setFileName(file.getFullPath().removeFileExtension().lastSegment() + "." + chosen.name());
		dialog.setFilterPath(folder().toString());
		String path = dialog.open();
		if (path != null) {
			output.setText(path);
		}
	}

	/** The folder of the level, which relative paths start from. */
	private Path folder() {
		return file.getLocation().toPath().getParent();
	}

	private Path output() {
		return folder().resolve(output.getText().strip()).normalize();
	}

	private void validate() {
		if (output == null || level == null) {
			setPageComplete(false);
			return;
		}
		enableWhatApplies();
		String problem = problem();
		setErrorMessage(problem);
		setMessage(problem == null && isRelative()
				? "Goes to " + output() + "; relative paths start from the level's folder." : null,
				IMessageProvider.INFORMATION);
		setPageComplete(problem == null && !output.getText().isBlank());
	}

	private void enableWhatApplies() {
		Kind chosen = Kind.values()[kind.getSelectionIndex()];
		agent.setEnabled(chosen != Kind.TERRAIN);
		size.setEnabled(chosen != Kind.TERRAIN && !chosen.isOfCapability());
		column.setEnabled(chosen == Kind.RANGE);
		row.setEnabled(chosen == Kind.RANGE);
		anchor.setEnabled(chosen.isWidth());
		legend.setEnabled(formats.get(format.getSelectionIndex()).legend());
	}

	private String problem() {
		try {
			output();
		} catch (InvalidPathException e) {
			return "That is no name of a file: " + e.getMessage();
		}
		boolean forAgents = kind.getSelectionIndex() != Kind.TERRAIN.ordinal();
		return forAgents && level.agents().isEmpty() ? "The level has no agents." : null;
	}

	private boolean isRelative() {
		return !output.getText().isBlank() && !Path.of(output.getText().strip()).isAbsolute();
	}

	LayerChoice choice() {
		Kind chosen = Kind.values()[kind.getSelectionIndex()];
		return new LayerChoice(level, chosen, chosen == Kind.TERRAIN ? null : unit(),
				new Cell(column.getSelection(), row.getSelection()), Anchor.values()[anchor.getSelectionIndex()],
				formats.get(format.getSelectionIndex()), legend.isEnabled() && legend.getSelection(), output());
	}

	private AgentProfile unit() {
		AgentProfile chosen = level.agents().get(agent.getSelectionIndex());
		return new AgentProfile(chosen.name(), size.getSelection(), chosen.capability());
	}
}
