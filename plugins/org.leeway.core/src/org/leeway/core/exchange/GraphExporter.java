package org.leeway.core.exchange;

import java.io.IOException;
import java.io.OutputStream;

import org.leeway.core.layer.TangentSurvey;

/**
 * Writes a tangent graph in one format. Contributed to the extension point {@code org.leeway.core.formats}; an
 * implementation has a public constructor without arguments and no state.
 */
public interface GraphExporter {

	/**
	 * @param survey with all of its parts
	 * @param out is not closed
	 */
	void write(TangentSurvey survey, OutputStream out) throws IOException;
}
