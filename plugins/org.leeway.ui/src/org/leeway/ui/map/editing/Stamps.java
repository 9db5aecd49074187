package org.leeway.ui.map.editing;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.leeway.ui.settings.SettingsStore;
import org.osgi.service.prefs.BackingStoreException;

/**
 * A store of the stamps that the designer has kept, indexed by name. The stamps can be used in all levels, now and in later
 * sessions.
 */
public final class Stamps {

	private static final String PREFIX = "stamp.";

	private final IEclipsePreferences store = SettingsStore.settings();

	/** Returns all stamps by name, sorted. Damaged stamps are left out. */
	public Map<String, Stamp> all() {
		Map<String, Stamp> stamps = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		names().forEach(name -> read(name).ifPresent(stamp -> stamps.put(name, stamp)));
		return stamps;
	}

	/** Returns the names of the stamps that cannot be read. These stamps stay until the user deletes them. */
	public List<String> damaged() {
		return names().stream().filter(name -> read(name).isEmpty()).toList();
	}

	/** Returns the names of all stamps, sorted. */
	public List<String> names() {
		try {
			return Arrays.stream(store.keys()).filter(key -> key.startsWith(PREFIX))
					.map(key -> key.substring(PREFIX.length())).sorted(String.CASE_INSENSITIVE_ORDER).toList();
		} catch (BackingStoreException e) {
			ILog.get().error("The stamps cannot be read", e);
			return List.of();
		}
	}

	private Optional<Stamp> read(String name) {
		return StampText.parse(store.get(PREFIX + name, ""));
	}

	/** Stores a stamp. Replaces a stamp with the same name. */
	public void keep(String name, Stamp stamp) {
		store.put(PREFIX + name, StampText.format(stamp));
	}

	/** Renames a stamp. Replaces another stamp that already has the new name. */
	public void rename(String name, String other) {
		String text = store.get(PREFIX + name, "");
		store.remove(PREFIX + name);
		store.put(PREFIX + other, text);
	}

	public void forget(String name) {
		store.remove(PREFIX + name);
	}

	/** Adds a listener that runs whenever the stamps have changed. The returned runnable removes the listener. */
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
