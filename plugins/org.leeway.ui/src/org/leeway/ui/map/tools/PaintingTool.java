package org.leeway.ui.map.tools;

import java.util.Set;

import org.leeway.ui.settings.PaintSetting;

/** A tool that paints or takes cells by the settings for painting. */
public interface PaintingTool {

	/** Returns the settings that the tool uses. The bar offers them while the tool is active. */
	Set<PaintSetting> paintSettings();
}
