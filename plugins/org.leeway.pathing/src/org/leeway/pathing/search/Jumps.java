package org.leeway.pathing.search;

/** The stops of straight jumps. For {@code down} and {@code up}, rows and columns are exchanged. */
record Jumps(JumpPlane right, JumpPlane left, JumpPlane down, JumpPlane up) {

	static Jumps of(AgentAnchors anchors) {
		AnchorPlane rows = anchors.legal();
		AnchorPlane columns = AnchorPlane.transposed(anchors.plane());
		return new Jumps(JumpPlane.forward(rows), JumpPlane.backward(rows), JumpPlane.forward(columns),
				JumpPlane.backward(columns));
	}
}
