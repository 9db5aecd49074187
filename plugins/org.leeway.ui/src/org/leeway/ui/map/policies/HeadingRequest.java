package org.leeway.ui.map.policies;

import org.eclipse.gef.Request;

/** A request to turn the unit at the start or at the goal of a probe. A probe asks for a route between two places. */
final class HeadingRequest extends Request {

	private double degrees;

	HeadingRequest(double degrees) {
		super("turn end");
		this.degrees = degrees;
	}

	/** Returns the heading in degrees, from 0 to 360. Right is 0, and headings grow clockwise. */
	double degrees() {
		return degrees;
	}

	void turnTo(double heading) {
		degrees = heading;
	}
}
