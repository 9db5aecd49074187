package org.leeway.core.report;

import java.io.IOException;
import java.nio.file.FileSystemException;

import org.leeway.core.files.FailureText;

/**
 * Thrown if a report cannot be written any further, whichever level comes next. The exception names a file if the cause
 * names a file.
 */
public final class ReportException extends FileSystemException {

	private static final long serialVersionUID = 1L;

	ReportException(IOException cause) {
		super(cause instanceof FileSystemException known ? known.getFile() : null, null, FailureText.reason(cause));
		initCause(cause);
	}
}
