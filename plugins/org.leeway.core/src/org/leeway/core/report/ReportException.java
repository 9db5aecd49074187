package org.leeway.core.report;

import java.io.IOException;

/** A report cannot be written any further, whatever its levels are. */
public final class ReportException extends IOException {

	private static final long serialVersionUID = 1L;

	ReportException(IOException cause) {
		super(cause.getMessage(), cause);
	}
}
