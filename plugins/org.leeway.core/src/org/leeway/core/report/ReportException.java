package org.leeway.core.report;

import java.io.IOException;
import java.nio.file.FileSystemException;

import org.leeway.core.files.FailureText;

/**
 * Thrown if a report cannot be written, for example because the disk is full. Then no further levels can be added to the report.
 * The exception names a file if its cause names one.
 */
public final class ReportException extends FileSystemException {

	private static final long serialVersionUID = 1L;

	ReportException(IOException cause) {
		super(cause instanceof FileSystemException known ? known.getFile() : null, null, FailureText.reason(cause));
		initCause(cause);
	}
}
