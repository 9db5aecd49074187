package org.leeway.pathing.navmesh;

import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;

/** An index that finds the faces of a mesh near a place. Immutable. */
public abstract sealed class FaceIndex permits FaceBuckets, TiledIndex {

	/** Returns a face that contains a place, or {@link NavMesh#NONE} if there is none. A face contains its edges. */
	abstract int locate(double px, double py);

	/**
	 * Calls the consumer once for each face whose bounding rectangle touches an area, in ascending order of the faces' numbers.
	 */
	public abstract void eachIn(Envelope area, IntConsumer consumer);
}
