package org.leeway.ui.map.policies;

import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.requests.ChangeBoundsRequest;

/** A request to move objects by whole cells, because the user has pressed an arrow key. */
public final class NudgeRequest extends ChangeBoundsRequest {

	private final int right;
	private final int down;

	public NudgeRequest(int right, int down) {
		super(RequestConstants.REQ_MOVE);
		this.right = right;
		this.down = down;
	}

	int right() {
		return right;
	}

	int down() {
		return down;
	}
}
