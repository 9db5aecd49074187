package org.leeway.ui.map.tools;

import java.util.Set;

import org.eclipse.gef.SharedCursors;
import org.eclipse.swt.graphics.Cursor;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * A tool that chooses the terrain under the mouse as the terrain to paint with. While another tool for terrain is active, the right
 * button does the same.
 */
public final class EyedropperTool extends TerrainTool {

	private final Runnable picked;

	/** @param picked runs when the button goes up, after the tool has chosen a terrain */
	public EyedropperTool(PaintSettings settings, Runnable picked) {
		super(settings);
		this.picked = picked;
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.TERRAIN);
	}

	/** Returns a visible pointer, even if the settings hide the pointer, because the tool shows no outline of cells. */
	@Override
	protected Cursor getDefaultCursor() {
		return SharedCursors.CROSS;
	}

	@Override
	void begin() {
		pick();
	}

	@Override
	void proceed() {
		pick();
	}

	@Override
	void finish() {
		picked.run();
	}

	@Override
	void abandon() {
		// the terrain that was picked up stays
	}

	/** Does nothing, because the tool paints no cells. */
	@Override
	void hover() {
		// the pointer alone is enough
	}
}
