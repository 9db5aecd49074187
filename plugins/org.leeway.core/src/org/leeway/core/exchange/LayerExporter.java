package org.leeway.core.exchange;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes a layer in one format. Contributed to the extension point {@code org.leeway.core.formats}; an implementation
 * has a public constructor without arguments and no state.
 */
public interface LayerExporter {

	/**
	 * Writes the layer row by row, so that its size does not matter to memory.
	 *
	 * @param out is not closed
	 */
	void write(LayerExport export, OutputStream out) throws IOException;
}
