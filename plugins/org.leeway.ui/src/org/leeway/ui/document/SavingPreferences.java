package org.leeway.ui.document;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;

/** How levels are saved, as the user prefers it. */
public final class SavingPreferences extends AbstractPreferenceInitializer {

	/** Where the preferences are kept. */
	public static final String NODE = "org.leeway.ui";
	/** Whether what was saved before is kept beside the file. */
	public static final String BACKUP = "saving.backup";
	/** Whether there are autosaves. */
	public static final String AUTOSAVE = "autosave.on";
	/** After how many seconds without an edit. */
	public static final String IDLE = "autosave.idleSeconds";
	/** After how many minutes at the latest, while edits go on. */
	public static final String LATEST = "autosave.minutes";
	/** How many autosaves of a level are kept. */
	public static final String KEPT = "autosave.kept";

	@Override
	public void initializeDefaultPreferences() {
		IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(NODE);
		defaults.putBoolean(BACKUP, true);
		defaults.putBoolean(AUTOSAVE, true);
		defaults.putInt(IDLE, 5);
		defaults.putInt(LATEST, 2);
		defaults.putInt(KEPT, 5);
	}

	static boolean backup() {
		return isOn(BACKUP);
	}

	static boolean autosave() {
		return isOn(AUTOSAVE);
	}

	static int idleSeconds() {
		return number(IDLE);
	}

	static int latestMinutes() {
		return number(LATEST);
	}

	static int kept() {
		return number(KEPT);
	}

	private static boolean isOn(String key) {
		return Platform.getPreferencesService().getBoolean(NODE, key, false, null);
	}

	private static int number(String key) {
		return Math.max(1, Platform.getPreferencesService().getInt(NODE, key, 1, null));
	}
}
