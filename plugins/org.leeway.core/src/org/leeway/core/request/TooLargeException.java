package org.leeway.core.request;

import org.leeway.pathing.clearance.stream.MapHeader;

/** Thrown if a level is too large for memory. {@code leeway validate} may still stream the level row by row. */
public final class TooLargeException extends FailureException {

	private static final long serialVersionUID = 1L;

	public TooLargeException(String message) {
		super(message + "; 'leeway validate' checks levels of " + MapHeader.SIZES);
	}
}
