package org.leeway.pathing.navmesh.anyangle;

/** The faces that one search of a disc goes through. Not thread-safe. */
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

	/** Returns whether the search goes on through a portal of a face that it came to. */
	boolean containsBeyond(int portal);

	/** Returns whether the search goes through a face. The search came to the face, or to a face next to it. */
	boolean contains(int face);
}
