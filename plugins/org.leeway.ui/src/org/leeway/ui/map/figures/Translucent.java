package org.leeway.ui.map.figures;

/** A figure that can be seen through. */
public interface Translucent {

	/** Sets the opacity of the figure, from 0 (invisible) to 255 (opaque). */
	void setOpacity(int opacity);
}
