package org.leeway.ui.app;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.PreferenceChangeEvent;
import org.eclipse.core.runtime.preferences.UserScope;
import org.eclipse.ui.IStartup;
import org.osgi.service.prefs.BackingStoreException;

/**
 * A listener that limits the user's choice of a theme to one workspace. The platform stores the choice in the preferences of
 * the workspace, and also in preferences that all workspaces share. The listener removes it from the shared preferences, so
 * that other workspaces keep their themes.
 */
public final class OwnTheme implements IStartup {

	private static final String PLATFORM = "org.eclipse.e4.ui.css.swt.theme";
	private static final String THEME = "themeid";

	@Override
	public void earlyStartup() {
		keepOutOf((IEclipsePreferences) UserScope.INSTANCE.getNode(PLATFORM).node(SampleWorkspace.PRODUCT));
	}

	/** Removes the theme from the shared preferences, now and whenever the platform stores it there again. */
	static void keepOutOf(IEclipsePreferences shared) {
		shared.addPreferenceChangeListener(change -> removeFrom(shared, change));
		remove(shared);
	}

	private static void removeFrom(IEclipsePreferences shared, PreferenceChangeEvent change) {
		if (change.getKey().equals(THEME) && change.getNewValue() != null) {
			remove(shared);
		}
	}

	private static void remove(IEclipsePreferences shared) {
		try {
			if (shared.get(THEME, null) != null) {
				shared.remove(THEME);
				shared.flush();
			}
		} catch (BackingStoreException e) {
			ILog.get().warn("Other workspaces may get the theme of this one", e);
		}
	}
}
