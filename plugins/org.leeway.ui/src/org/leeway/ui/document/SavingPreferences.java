package org.leeway.ui.document;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;

/** The preferences for saving and autosaving levels. */
public final class SavingPreferences extends AbstractPreferenceInitializer {

	/** The name of the preference node that stores these preferences. */
	public static final String NODE = "org.leeway.ui";
	/** The key of a preference: whether saving keeps the previous file as a backup beside the new file. */
	public static final String BACKUP = "saving.backup";
	/** The key of a preference: whether levels are autosaved. */
	public static final String AUTOSAVE = "autosave.on";
	/** The key of a preference: after how many seconds without an edit the level is autosaved. */
	public static final String IDLE = "autosave.idleSeconds";
	/** The key of a preference: after how many minutes edits are autosaved, even if the user keeps editing. */
	public static final String LATEST = "autosave.minutes";
	/** The key of a preference: how many autosaves of each level are kept. */
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
