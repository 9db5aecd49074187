package org.leeway.ui.settings;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.resource.StringConverter;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.ui.document.SavingPreferences;
import org.leeway.ui.theme.Colours;

/** The user's preferences for the look of maps in all editors. A change is copied to the settings of each editor at once. */
public final class MapPreferences {

	private static final String PREFIX = "map.";
	/** The preference key of the {@link BrushCursor}. */
	public static final String CURSOR = PREFIX + "brushCursor";

	private final EditorSettings settings;
	private final Display display = Display.getCurrent();
	private final IPreferenceChangeListener listener = this::changed;
	private boolean disposed;

	public MapPreferences(EditorSettings settings) {
		this.settings = settings;
	}

	/** Returns the preference key for the colour that stands for a meaning in overlays, such as a reachable cell. */
	public static String key(Meaning meaning) {
		return PREFIX + "colour." + meaning.name().toLowerCase(Locale.ROOT);
	}

	/** The default preferences. */
	public static final class Defaults extends AbstractPreferenceInitializer {
		@Override
		public void initializeDefaultPreferences() {
			IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(SavingPreferences.NODE);
			for (Meaning meaning : Meaning.values()) {
				defaults.put(key(meaning), StringConverter.asString(usual(meaning)));
			}
			defaults.put(CURSOR, BrushCursor.FILLED.name());
		}
	}

	private static RGB usual(Meaning meaning) {
		return Colours.of(ColourScheme.OKABE_ITO.colours().of(meaning));
	}

	/** Returns the preferred colours of overlays. */
	public static OverlayColours colours() {
		Map<Meaning, Integer> colours = new EnumMap<>(Meaning.class);
		for (Meaning meaning : Meaning.values()) {
			colours.put(meaning, Colours.rgb(StringConverter.asRGB(value(key(meaning)), usual(meaning))));
		}
		return new OverlayColours(colours);
	}

	private static BrushCursor cursor() {
		String name = value(CURSOR);
		return Arrays.stream(BrushCursor.values()).filter(cursor -> cursor.name().equals(name)).findFirst()
				.orElse(BrushCursor.FILLED);
	}

	private static String value(String key) {
		return Platform.getPreferencesService().getString(SavingPreferences.NODE, key, "", null);
	}

	/** Copies the preferences to the settings, now and after every change of a preference. */
	public void follow() {
		show();
		InstanceScope.INSTANCE.getNode(SavingPreferences.NODE).addPreferenceChangeListener(listener);
	}

	private void show() {
		settings.setColours(colours());
		settings.paint().setCursor(cursor());
	}

	/** Copies a changed preference to the settings on the UI thread. Any thread may change preferences. */
	private void changed(IEclipsePreferences.PreferenceChangeEvent event) {
		if (event.getKey().startsWith(PREFIX)) {
			display.asyncExec(() -> {
				if (!disposed) {
					show();
				}
			});
		}
	}

	public void dispose() {
		disposed = true;
		InstanceScope.INSTANCE.getNode(SavingPreferences.NODE).removePreferenceChangeListener(listener);
	}
}
