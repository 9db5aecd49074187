package org.leeway.ui.map.tools;

import java.util.Set;

import org.leeway.ui.settings.PaintSetting;

/** A tool that paints or selects cells, and uses settings for painting. */
public interface PaintingTool {

	/** Returns the settings that the tool uses. The bar above the map shows their controls while the tool is active. */
	Set<PaintSetting> paintSettings();
}
