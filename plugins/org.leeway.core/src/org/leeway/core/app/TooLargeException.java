package org.leeway.core.app;

import org.leeway.pathing.clearance.stream.MapHeader;

/** A level is too large to be held in memory; {@code leeway validate} may still read it row by row. */
final class TooLargeException extends FailureException {

	private static final long serialVersionUID = 1L;

	TooLargeException(String message) {
		super(message + "; 'leeway validate' checks levels of " + MapHeader.SIZES);
	}
}
