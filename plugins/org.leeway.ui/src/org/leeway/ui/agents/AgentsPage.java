package org.leeway.ui.agents;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.level.AgentFile;
import org.leeway.ui.document.SavingPreferences;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.AgentPreferences;

/** The preference page for the agents of new levels, as text with one agent per line. */
public final class AgentsPage extends PreferencePage implements IWorkbenchPreferencePage {

	private Text agents;
	/** Shows problems, as the head of the page has no room for them. */
	private Label problem;

	@Override
	public void init(IWorkbench workbench) {
		setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, SavingPreferences.NODE));
		setDescription("New levels begin with these agents, and so do imported maps of formats without agents. "
				+ "Existing levels do not change.");
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		HelpTopic.AGENT_PREFERENCES.describe(getControl());
	}

	@Override
	protected Control createContents(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
		Label label = new Label(page, SWT.NONE);
		label.setText("A&gents, one a line, as name:size:terrain+terrain:");
		GridDataFactory.swtDefaults().span(2, 1).applyTo(label);
		agents = new Text(page, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(320, 140).span(1, 2).applyTo(agents);
		agents.addListener(SWT.Modify, event -> validate());
		button(page, "&Import...", () -> AgentDialogs.fileToRead(getShell(), null).ifPresent(this::importFrom));
		button(page, "&Export...", () -> AgentDialogs.fileToWrite(getShell(), null, "units").ifPresent(this::exportTo));
		problem = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(320, SWT.DEFAULT).applyTo(problem);
		agents.setText(getPreferenceStore().getString(AgentPreferences.AGENTS));
		return page;
	}

	private static void button(Composite page, String text, Runnable action) {
		Button button = new Button(page, SWT.PUSH);
		button.setText(text);
		button.addListener(SWT.Selection, event -> action.run());
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(button);
	}

	/** Replaces the agents on the page by those of a file. */
	void importFrom(Path file) {
		try {
			agents.setText(AgentFile.format(AgentFile.read(file).agents()));
		} catch (IOException e) {
			AgentDialogs.tell(getShell(), "Agents Not Imported", e);
		}
	}

	/** Writes the agents to a file. */
	void exportTo(Path file) {
		try {
			AgentFile.write(AgentFile.parse(agents.getText(), "agents").agents(), file);
		} catch (IOException e) {
			AgentDialogs.tell(getShell(), "Agents Not Exported", e);
		}
	}

	private void validate() {
		String words = "";
		try {
			AgentPreferences.read(agents.getText());
		} catch (LevelFormatException e) {
			words = e.getMessage();
		}
		problem.setText(words);
		problem.requestLayout();
		setErrorMessage(words.isEmpty() ? null : "Not all lines are agents");
		setValid(words.isEmpty());
	}

	@Override
	protected void performDefaults() {
		agents.setText(getPreferenceStore().getDefaultString(AgentPreferences.AGENTS));
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		getPreferenceStore().setValue(AgentPreferences.AGENTS, agents.getText());
		return true;
	}
}
