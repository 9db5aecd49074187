package org.leeway.ui.map.editing;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.leeway.ui.settings.SettingsStore;
import org.osgi.service.prefs.BackingStoreException;

/** The pieces of terrain that the designer has kept, by name: for all levels, now and in later sessions. */
public final class Stamps {

	private static final String PREFIX = "stamp.";

	private final IEclipsePreferences store = SettingsStore.settings();

	/** All stamps by name, sorted. */
	public Map<String, TerrainPiece> all() {
		Map<String, TerrainPiece> stamps = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		try {
			Arrays.stream(store.keys()).filter(key -> key.startsWith(PREFIX)).forEach(key -> StampText
					.parse(store.get(key, "")).ifPresent(piece -> stamps.put(key.substring(PREFIX.length()), piece)));
		} catch (BackingStoreException e) {
			ILog.get().error("The stamps cannot be read", e);
		}
		return stamps;
	}

	/** Keeps a stamp, in place of one of the same name. */
	public void keep(String name, TerrainPiece piece) {
		store.put(PREFIX + name, StampText.format(piece));
	}

	public void forget(String name) {
		store.remove(PREFIX + name);
	}

	/** Tells a listener whenever the stamps have changed, until the runnable that is returned has been run. */
	public Runnable onChange(Runnable listener) {
		IPreferenceChangeListener watcher = event -> {
			if (event.getKey().startsWith(PREFIX)) {
				listener.run();
			}
		};
		store.addPreferenceChangeListener(watcher);
		return () -> store.removePreferenceChangeListener(watcher);
	}
}
