package org.leeway.ui.map.layers;

import org.leeway.ui.map.CellPair;

/** A measurement between two cells as the map draws it. */
interface SpanPicture {

	/** Returns the two cells. Null for no measurement. */
	CellPair ends();

	/** Returns the text with the result of the measurement. */
	String words();
}
