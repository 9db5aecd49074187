package org.leeway.ui.settings;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.PlatformUI;
import org.leeway.ui.document.SavingPreferences;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The store of the settings of all editors and views, from session to session. The platform writes the file of the
 * store only on request. So the store requests writing shortly after a change, and when the workbench closes.
 */
public final class SettingsStore {

	/** Time between a change and the writing of the file, in ms. Several changes are written together. */
	private static final int DELAY = 1000;

	private static final Job WRITER = Job.createSystem("Saving settings",
			(ICoreRunnable) monitor -> write());
	private static final IEclipsePreferences SETTINGS = InstanceScope.INSTANCE
			.getNode(SavingPreferences.NODE);

	static {
		SETTINGS.addPreferenceChangeListener(event -> WRITER.schedule(DELAY));
		PlatformUI.getWorkbench().addWorkbenchListener(new IWorkbenchListener() {
			@Override
			public boolean preShutdown(IWorkbench workbench, boolean forced) {
				return true;
			}

			@Override
			public void postShutdown(IWorkbench workbench) {
				write();
			}
		});
	}

	private SettingsStore() {
	}

	/** Returns the stored settings. Callers may change them. */
	public static IEclipsePreferences settings() {
		return SETTINGS;
	}

	private static void write() {
		try {
			SETTINGS.flush();
		} catch (BackingStoreException e) {
			ILog.get().error("The settings cannot be saved for the next session", e);
		}
	}
}
