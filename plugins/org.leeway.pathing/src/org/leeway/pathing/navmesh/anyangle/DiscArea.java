package org.leeway.pathing.navmesh.anyangle;

/** The faces that one search for a path of a disc may enter. Not thread-safe. */
interface DiscArea {

	/** The whole mesh. */
	DiscArea WHOLE = new DiscArea() {

		@Override
		public boolean containsBeyond(int portal) {
			return true;
		}

		@Override
		public boolean contains(int face) {
			return true;
		}
	};

	/** Returns whether the search may cross a portal. Call this only for portals of faces that the search has entered. */
	boolean containsBeyond(int portal);

	/**
	 * Returns whether the search may enter a face. Call this only for faces that the search has reached, and for their
	 * neighbours.
	 */
	boolean contains(int face);
}
