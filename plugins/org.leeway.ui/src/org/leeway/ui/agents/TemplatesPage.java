package org.leeway.ui.agents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.StandardTemplates;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.Templates;

/**
 * The preference page for the templates of new levels: the list of templates, and the agents of the selected template
 * as text.
 */
public final class TemplatesPage extends PreferencePage implements IWorkbenchPreferencePage {

	private final Templates store = Templates.ofWorkspace();
	private final Map<String, Level> templates = new LinkedHashMap<>();
	private String selected;
	private List names;
	private Button rename;
	private Button delete;
	private Label terrains;
	private Text agents;
	/** The label with the error messages of the page. The head of the page has no room for these messages. */
	private Label problem;

	@Override
	public void init(IWorkbench workbench) {
		setDescription("New levels start with the terrains and agents of a template. Level > Save as Template saves those of a "
				+ "level. Maps imported from formats without agents get the agents of the template "
				+ StandardTemplates.IMPORTED_MAPS + ". Existing levels do not change.");
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		HelpTopic.TEMPLATES.describe(getControl());
	}

	@Override
	protected Control createContents(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
		label(page, "&Templates:");
		names = new List(page, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(320, 110).span(1, 2).applyTo(names);
		names.addListener(SWT.Selection, event -> select(names.getSelection()[0]));
		rename = button(page, "&Rename...", this::rename);
		delete = button(page, "&Delete", this::delete);
		terrains = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(320, SWT.DEFAULT).applyTo(terrains);
		label(page, "A&gents, one per line, as name:size:terrain+terrain:");
		agents = new Text(page, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(320, 110).span(1, 2).applyTo(agents);
		agents.addListener(SWT.Modify, event -> agentsTyped());
		button(page, "&Import...", () -> AgentDialogs.fileToRead(getShell(), null).ifPresent(this::importFrom));
		button(page, "&Export...", () -> AgentDialogs.fileToWrite(getShell(), null, "units").ifPresent(this::exportTo));
		problem = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(320, SWT.DEFAULT).applyTo(problem);
		Templates.Listing all = store.read();
		templates.putAll(all.templates());
		showNames(StandardTemplates.IMPORTED_MAPS);
		tell(String.join("\n", all.problems()), false);
		return page;
	}

	private static void label(Composite page, String text) {
		Label label = new Label(page, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().span(2, 1).applyTo(label);
	}

	private static Button button(Composite page, String text, Runnable action) {
		Button button = new Button(page, SWT.PUSH);
		button.setText(text);
		button.addListener(SWT.Selection, event -> action.run());
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(button);
		return button;
	}

	private void showNames(String name) {
		names.setItems(templates.keySet().toArray(String[]::new));
		String next = templates.containsKey(name) ? name : names.getItem(0);
		names.select(names.indexOf(next));
		select(next);
	}

	private void select(String name) {
		selected = name;
		boolean isFixed = name.equals(StandardTemplates.IMPORTED_MAPS);
		rename.setEnabled(!isFixed);
		delete.setEnabled(!isFixed);
		terrains.setText("Terrains: " + template().getTerrainTypes().stream().map(TerrainType::getName)
				.collect(Collectors.joining(", ")));
		terrains.requestLayout();
		agents.setText(Templates.agents(template()));
	}

	private Level template() {
		return templates.get(selected);
	}

	private void rename() {
		InputDialog dialog = new InputDialog(getShell(), "Rename Template", "Name:", selected,
				text -> text.isBlank() ? "A template needs a name."
						: !text.strip().equals(selected) && templates.containsKey(text.strip())
								? "There is already a template with this name." : null);
		if (dialog.open() == Window.OK) {
			Level template = StandardTemplates.of(template(), dialog.getValue().strip());
			templates.remove(selected);
			templates.put(template.getName(), template);
			showNames(template.getName());
		}
	}

	private void delete() {
		templates.remove(selected);
		showNames(names.getItem(Math.max(0, names.getSelectionIndex() - 1)));
	}

	private void agentsTyped() {
		try {
			Level changed = StandardTemplates.of(template(), selected);
			Templates.setAgents(changed, AgentFile.parse(agents.getText(), "agents"));
			templates.put(selected, changed);
			tell("", false);
		} catch (IOException e) {
			tell(FailureText.of(e), true);
		}
	}

	private void tell(String words, boolean isWrong) {
		problem.setText(words);
		problem.requestLayout();
		setErrorMessage(isWrong ? "Some lines are not agents" : null);
		setValid(!isWrong);
		names.setEnabled(!isWrong);
	}

	/** Replaces the agents in the text field by the agents of a file. */
	void importFrom(Path file) {
		try {
			agents.setText(AgentFile.format(AgentFile.read(file).agents()));
		} catch (IOException e) {
			AgentDialogs.tell(getShell(), "Agents Not Imported", e);
		}
	}

	/** Writes the agents in the text field to a file. */
	void exportTo(Path file) {
		try {
			AgentFile.write(AgentFile.parse(agents.getText(), "agents").agents(), file);
		} catch (IOException e) {
			AgentDialogs.tell(getShell(), "Agents Not Exported", e);
		}
	}

	/** Restores the standard templates that the user has changed or removed. The user's own templates stay. */
	@Override
	protected void performDefaults() {
		Map<String, Level> all = StandardTemplates.all();
		templates.forEach(all::putIfAbsent);
		templates.clear();
		templates.putAll(all);
		showNames(selected);
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			store.write(templates);
			return true;
		} catch (IOException e) {
			AgentDialogs.tell(getShell(), "Templates Not Saved", e);
			return false;
		}
	}
}
