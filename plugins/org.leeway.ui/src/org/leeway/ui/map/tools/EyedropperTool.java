package org.leeway.ui.map.tools;

import java.util.Set;

import org.eclipse.gef.SharedCursors;
import org.eclipse.swt.graphics.Cursor;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/** Picks up the terrain under the mouse, to be painted with; the right button does so in all tools for terrain. */
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

	/** Without an outline to show, it needs a pointer. */
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
