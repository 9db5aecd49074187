package org.leeway.ui.document;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.leeway.ui.help.HelpTopic;

/** The preference page for saving and autosaving levels. */
public final class SavingPage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

	public SavingPage() {
		super(GRID);
	}

	@Override
	public void init(IWorkbench workbench) {
		setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, SavingPreferences.NODE));
		setDescription("Saving never loses work: a level is written whole or not at all.");
	}

	@Override
	protected void createFieldEditors() {
		HelpTopic.SAVING_PREFERENCES.describe(getFieldEditorParent());
		addField(new BooleanFieldEditor(SavingPreferences.BACKUP,
				"&Keep the previous version in a .bak file", getFieldEditorParent()));
		addField(new BooleanFieldEditor(SavingPreferences.AUTOSAVE,
				"&Autosave for recovery after a crash", getFieldEditorParent()));
		number(SavingPreferences.IDLE, "...after this many &seconds without an edit:", 600);
		number(SavingPreferences.LATEST, "...at the latest after this many &minutes of editing:", 120);
		number(SavingPreferences.KEPT, "Autosaves to k&eep per level:", 50);
	}

	private void number(String key, String label, int most) {
		IntegerFieldEditor field = new IntegerFieldEditor(key, label, getFieldEditorParent());
		field.setValidRange(1, most);
		addField(field);
	}
}
