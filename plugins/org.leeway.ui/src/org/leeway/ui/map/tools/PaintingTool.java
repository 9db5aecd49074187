package org.leeway.ui.map.tools;

import java.util.Set;

import org.leeway.ui.settings.PaintSetting;

/** A tool that paints or takes cells by the settings for painting. */
public interface PaintingTool {

	/** The settings that the tool uses, which the bar offers while the tool is active. */
	Set<PaintSetting> paintSettings();
}
