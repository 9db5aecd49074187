package org.leeway.ui.settings;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;

/**
 * The stored layout of the palette: whether it is to the left or right of the map, its width, and whether it is open. By default,
 * the palette is open at the left of the map.
 */
public final class PalettePreferences implements FlyoutPreferences {

	private static final String DOCK = "palette.dock";
	private static final String STATE = "palette.state";
	private static final String WIDTH = "palette.width";
	private static final int DEFAULT_WIDTH = 100;

	private final IEclipsePreferences store = SettingsStore.settings();

	@Override
	public int getDockLocation() {
		return store.getInt(DOCK, PositionConstants.WEST);
	}

	@Override
	public int getPaletteState() {
		return store.getInt(STATE, FlyoutPaletteComposite.STATE_PINNED_OPEN);
	}

	@Override
	public int getPaletteWidth() {
		return store.getInt(WIDTH, DEFAULT_WIDTH);
	}

	@Override
	public void setDockLocation(int location) {
		store.putInt(DOCK, location);
	}

	@Override
	public void setPaletteState(int state) {
		store.putInt(STATE, state);
	}

	@Override
	public void setPaletteWidth(int width) {
		store.putInt(WIDTH, width);
	}
}
