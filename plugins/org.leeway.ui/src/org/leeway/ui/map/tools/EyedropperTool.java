package org.leeway.ui.map.tools;

import java.util.Set;

import org.eclipse.gef.SharedCursors;
import org.eclipse.swt.graphics.Cursor;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * A tool that picks up the terrain under the mouse, to paint with. In all tools for terrain, the right button does the same.
 */
public final class EyedropperTool extends TerrainTool {

	private final Runnable picked;

	/** @param picked is run when a terrain has been picked up */
	public EyedropperTool(PaintSettings settings, Runnable picked) {
		super(settings);
		this.picked = picked;
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.TERRAIN);
	}

	/** Returns a pointer, because the tool has no outline to show. */
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
		// what was picked up stays
	}

	/** Paints nothing. */
	@Override
	void hover() {
		// the mouse alone is enough
	}
}
