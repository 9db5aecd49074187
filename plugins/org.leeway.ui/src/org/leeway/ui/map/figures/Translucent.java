package org.leeway.ui.map.figures;

/** A figure that can be seen through. */
public interface Translucent {

	/** Sets how strongly the figure is drawn, from 0 to 255. */
	void setOpacity(int opacity);
}
