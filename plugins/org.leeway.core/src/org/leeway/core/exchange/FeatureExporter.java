package org.leeway.core.exchange;

import java.io.IOException;
import java.io.OutputStream;

import org.leeway.core.layer.FeatureCollection;

/**
 * Writes shapes in one format. Contributed to the extension point {@code org.leeway.core.formats}; an implementation has a
 * public constructor without arguments and no state.
 */
public interface FeatureExporter {

	/** @param out is not closed */
	void write(FeatureCollection collection, OutputStream out) throws IOException;
}
