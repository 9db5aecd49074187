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

	/** Whether the search goes on through a portal of a face that it came to. */
	boolean containsBeyond(int portal);

	/** Whether the search goes through a face. It came to the face, or to one next to it. */
	boolean contains(int face);
}
